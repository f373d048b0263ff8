/**
 * `applied`, `ignored`, `recheck`: as in deposit-state. `differs`: applied, though the amount differs from the one
 * requested with a method of fixed amounts. `mismatch`: the report contradicts the agreed terms. `refund_due`: the
 * money went back, but the player's balance no longer covers it. `unmatched`: bank money that can't be booked; it was
 * written down.
 */
export type SettlementOutcome =
  | 'applied'
  | 'differs'
  | 'ignored'
  | 'recheck'
  | 'mismatch'
  | 'refund_due'
  | 'unmatched';
