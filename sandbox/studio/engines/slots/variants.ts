import { MODELS, SPREADS, type Model, type Spread } from './designs';
import type { SlotGame } from './engine';
import { gameOf } from './games';
import { FIGURES } from './figures.data';
import type { VariantFigures } from './variant-types';
import { VARIANTS } from './variants.data';

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
