import { MODELS, SPREADS, type BySpread, type Model, type Spread } from './designs';
import type { SlotGame } from './engine';
import { gameOf, type Built } from './games';
import type { Figures } from './law';
import { FIGURES } from './figures.data';
import { VARIANTS } from './variants.data';

export type Variants = Readonly<Record<Model, BySpread<Built>>>;

export interface VariantFigures {
  spin: Figures;
  /** Of the feature when it is bought; null where none can be. */
  bought: Figures | null;
}

export type AllFigures = Readonly<Record<Model, BySpread<VariantFigures>>>;

/** Every model with every spread. */
export const ALL_VARIANTS = MODELS.flatMap((model) => SPREADS.map((spread) => ({ model, spread })));

const known = new Map<string, SlotGame>();

/** A variant as it is played. */
export function variantGame(model: Model, spread: Spread): SlotGame {
  const key = `${model}/${spread}`;
  const game = known.get(key) ?? gameOf(model, spread, VARIANTS[model][spread]);
  known.set(key, game);
  return game;
}

/** What a variant returns, how often and how unevenly it pays, and its highest win: worked out, and stored. */
export const figuresOfVariant = (model: Model, spread: Spread): VariantFigures => FIGURES[model][spread];
