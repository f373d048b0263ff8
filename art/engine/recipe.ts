import type { Studio } from '@/art/engine/studio';
import type { PosterGame } from '@/art/engine/types';

/** Draws one composition of a theme on a 300 x 400 sheet. */
export type Recipe = (A: Studio, g: PosterGame) => string;
