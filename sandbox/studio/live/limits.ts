/** Bets are open so long, from the opening of a round to the bell, ms. */
export const OPEN_MS = 15_000;
/** From the bell to the draw: so long the wallet has to confirm the bets that came in time, ms. */
export const CONFIRM_MS = 500;
/** From a round that was broken off to the opening of the next, ms. */
export const BROKEN_MS = 3_000;

/** In casino hold'em everybody has so long to call or to fold, ms. */
export const CALL_MS = 15_000;
/** At blackjack every seat is asked for insurance at once, and has so long, ms. */
export const INSURANCE_MS = 8_000;
/** Then each seat in its turn has so long for each choice, ms. */
export const SEAT_TURN_MS = 12_000;
/** After a choice that the wallet did not take, at least so long is left for another, ms. */
export const LEAST_TURN_MS = 3_000;
/** So many stakes a bet can have, refused ones included. */
export const MOST_STAKES = 16;
/** A seat waits for who played it in the round before, ms from the opening of the next. */
export const KEEP_SEAT_MS = 8_000;
/** So many of the seven seats can be played with play money. */
export const MOST_DEMO_SEATS = 3;

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
