import type { TableLimits } from '../engines/play/limits';

/** Bets are open so long, from the opening of a round to the bell, ms. */
export const OPEN_MS = 7_000;
/** From the bell to the start: so long the wallet has to confirm the bets that came in time, ms. */
export const CONFIRM_MS = 500;
/** From the end of a round to the opening of the next, ms. */
export const PAUSE_MS = 3_000;

/**
 * Least time from the start of one round to the start of the next, ms. Between two starts at one table lie at least
 * OPEN_MS and CONFIRM_MS, also when the studio was killed in between: each round opens after the one before has started.
 */
export const CRASH_PACE_MS = 5_000;

/** A round that the table finds so late at its start or its end was broken: the studio stood still, ms. */
export const STALL_MS = 5_000;

/** Most that one bet can pay, its stake included, minor units: it is cashed out by itself where it comes to that. */
export const MAX_WIN = 1_000_000;

const stake = { min: 10, max: 10_000 };
/** Of one bet. A player has MOST_BETS of them in a round. */
export const CRASH_LIMITS: TableLimits<'stake'> = { spots: { stake }, total: stake };
export const MOST_BETS = 2;

/** So many bets may be placed in one round when those before were taken back. */
export const MOST_PLACED = 8;

/** So many rounds that have ended are kept to be shown. */
export const LAST_ROUNDS = 50;

/** The return of every bet, whatever its multiplier: 99 % in millionths. */
export const RTP_MILLIONTHS = 990_000;
