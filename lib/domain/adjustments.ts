import type { Currency } from '@/lib/money/money';

/** What operators do to a real balance: they add to it, or take from it. */
export const ADJUSTMENT_DIRECTIONS = ['add', 'take'] as const;
export type AdjustmentDirection = (typeof ADJUSTMENT_DIRECTIONS)[number];

/** The most that one adjustment moves, in minor units: a sum above it is a slip of the hand. */
export const ADJUSTMENT_AT_MOST = 100_000_000;

/**
 * What one operator may waive of what players still have to stake within 24 hours without a colleague's agreement, all players
 * together; and what may be waived so for one player by all operators. Minor units.
 */
export const WAIVED_ALONE: Readonly<Record<Currency, number>> = {
  EUR: 10_000,
  USD: 10_000,
  AUD: 15_000,
  CHF: 10_000,
};
