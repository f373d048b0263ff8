import type { SlotGame } from './engine';
import { figuresOf, type Figures } from './law';
import type { VariantFigures } from './variant-types';

const DIGITS = 9;

const rounded = (figures: Figures): Figures => ({
  rtp: Number(figures.rtp.toFixed(DIGITS)),
  hit: Number(figures.hit.toFixed(DIGITS)),
  deviation: Number(figures.deviation.toFixed(DIGITS)),
  highest: figures.highest,
  capTakesAtMost: Number(figures.capTakesAtMost.toExponential(1)),
});

/** What is stored of a game: its figures with nine digits after the point. It takes a second or two. */
export function computedFigures(game: SlotGame): VariantFigures {
  return {
    spin: rounded(figuresOf(game.law(false), game.cap)),
    bought: game.price === null ? null : rounded(figuresOf(game.law(true), game.cap, game.price)),
  };
}
