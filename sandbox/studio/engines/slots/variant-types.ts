import type { BySpread, Model } from './designs';
import type { Built } from './games';
import type { Figures } from './law';

export type Variants = Readonly<Record<Model, BySpread<Built>>>;

export interface VariantFigures {
  spin: Figures;
  /** Of the feature when it is bought; null where none can be. */
  bought: Figures | null;
}

export type AllFigures = Readonly<Record<Model, BySpread<VariantFigures>>>;
