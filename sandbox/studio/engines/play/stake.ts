import { EngineError, isWhole } from './engine-error';

/**
 * Highest stake on one spot that engines take, in minor units. With it the highest win of all, a million times the stake
 * at crash and five million at mines, is a safe integer. What a table lets a player stake is far less: see Limits.
 */
export const MAX_STAKE = 1_000_000_000;

/**
 * @param stake whole minor units, 1 to MAX_STAKE
 * @throws EngineError stake_invalid, stake_too_high
 */
export function checkedStake(stake: unknown): number {
  if (!isWhole(stake, 1, Number.MAX_SAFE_INTEGER)) throw new EngineError('stake_invalid');
  if (stake > MAX_STAKE) throw new EngineError('stake_too_high');
  return stake;
}

/**
 * What a stake is multiplied by, the stake itself included: a win at even money is 2. An exact ratio of two whole numbers,
 * so that it is plain JSON.
 */
export interface Multiple {
  numerator: number;
  denominator: number;
}

/** A whole multiple, or a ratio: `times(5, 2)` is 2.5 times the stake. */
export const times = (numerator: number, denominator = 1): Multiple => ({ numerator, denominator });

export const NOTHING: Multiple = times(0);
export const STAKE_BACK: Multiple = times(1);

/** A multiple in hundredths: 150 is 1.50 times the stake. */
export const inHundredths = (hundredths: number): Multiple => times(hundredths, 100);

/** Stake times multiple, rounded down to the minor unit: the only rounding of what a spot pays. */
export function paidAt(stake: number, { numerator, denominator }: Multiple): number {
  return Number((BigInt(stake) * BigInt(numerator)) / BigInt(denominator));
}

/** What a spot or a whole round that is over moved, in minor units. A pay holds the stake: 1.50 of a stake of 100 is 150. */
export interface Settled {
  stake: number;
  pay: number;
}

/** A stake that was paid at one multiple. */
export interface SettledAt extends Settled {
  multiple: Multiple;
}

/** The result of a stake at a multiple. */
export const settled = (stake: number, multiple: Multiple): SettledAt => ({
  stake,
  multiple,
  pay: paidAt(stake, multiple),
});

/** Several spots together. */
export const together = (parts: readonly Settled[]): Settled => ({
  stake: parts.reduce((sum, { stake }) => sum + stake, 0),
  pay: parts.reduce((sum, { pay }) => sum + pay, 0),
});
