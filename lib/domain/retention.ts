/** How long payments, rounds and proofs of identity are kept after an account was closed, by law. Years. */
export const KEPT_AFTER_CLOSING_YEARS = 5;
