/**
 * What a payment company tells of a deposit that can't be true: another sum or currency than agreed, no money at all, more
 * than was asked for, another payment, two things at once, coins that were taken back, more given back than it says. And
 * what is true and leaves something to decide: a deposit that was taken back, and what was won with it (`reversed`).
 */
export const MISMATCH_REASONS = [
  'amount',
  'currency',
  'empty',
  'over',
  'charge',
  'words',
  'taken_back',
  'rest',
  'reversed',
] as const;
export type MismatchReason = (typeof MISMATCH_REASONS)[number];

/** What becomes of it: what came is credited, or goes back, or it is nothing. */
export const MISMATCH_RESOLUTIONS = ['credit', 'return', 'nothing'] as const;
export type MismatchResolution = (typeof MISMATCH_RESOLUTIONS)[number];
