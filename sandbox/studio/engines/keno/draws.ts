import { choose } from '../play/outcomes';

/** Numbers go from 1 to this one. */
export const NUMBERS = 40;
/** So many of them are drawn. */
export const DRAWN = 10;

/** In how many draws so many of the picks are hit. All draws together are choose(NUMBERS, DRAWN). */
export const waysToHit = (picks: number, hits: number): bigint =>
  choose(picks, hits) * choose(NUMBERS - picks, DRAWN - hits);
