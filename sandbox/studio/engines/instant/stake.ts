import { EngineError, isWhole } from './engine-error';

/**
 * Highest stake that engines take, in minor units. With it the highest win of all, a million times the stake at crash
 * and five million at mines, is a safe integer. What a game lets a player stake is far less and decided elsewhere.
 */
export const MAX_STAKE = 1_000_000_000;

/**
 * @param stake whole minor units, 1 to MAX_STAKE
 * @throws EngineError STAKE_INVALID, STAKE_TOO_HIGH
 */
export function checkedStake(stake: unknown): number {
  if (!isWhole(stake, 1, Number.MAX_SAFE_INTEGER)) throw new EngineError('STAKE_INVALID');
  if (stake > MAX_STAKE) throw new EngineError('STAKE_TOO_HIGH');
  return stake;
}

/** What a stake is multiplied by: an exact ratio of two whole numbers, so that it is plain JSON. */
export interface Multiple {
  numerator: number;
  denominator: number;
}

/** A multiple in hundredths: 150 is 1.50 times the stake. */
export const inHundredths = (hundredths: number): Multiple => ({ numerator: hundredths, denominator: 100 });

/** Stake times multiple, rounded down to the minor unit: the only rounding of a round. */
export function payOf(stake: number, { numerator, denominator }: Multiple): number {
  return Number((BigInt(stake) * BigInt(numerator)) / BigInt(denominator));
}

/** What a round that is over moved, in minor units. A pay holds the stake: 1.50 of a stake of 100 is 150. */
export interface Settled {
  stake: number;
  multiple: Multiple;
  pay: number;
}

/** The result of a stake at a multiple. */
export const settled = (stake: number, multiple: Multiple): Settled => ({
  stake,
  multiple,
  pay: payOf(stake, multiple),
});
