/** Bets are open so long, from the opening of a round to the bell, ms. */
export const OPEN_MS = 15_000;
/** From the bell to the draw: so long the wallet has to confirm the bets that came in time, ms. */
export const CONFIRM_MS = 500;
/** From a round that was broken off to the opening of the next, ms. */
export const BROKEN_MS = 3_000;

/** A clock that was put back by more than this can't keep what was promised by it, ms. */
export const STALL_MS = 5_000;

/** So many bets may be placed in one round when those before were taken back. */
export const MOST_PLACED = 8;

/** So many rounds that have ended are kept to be shown. */
export const LAST_ROUNDS = 60;

/** So many words of players make the client seed of a round. */
export const MOST_WORDS = 3;

/** A player's word for the client seed, drawn by the browser. */
export const WORD = /^[0-9a-f]{16}$/;
