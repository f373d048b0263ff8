import { EngineError } from './engine-error';

/** Least and most that may be staked on one bet, minor units. */
export interface Limits {
  min: number;
  max: number;
}

/** Multiple of a stake as numerator and denominator, the stake itself included: 1:1 gives back [2, 1]. */
export type Multiple = readonly [numerator: number, denominator: number];

export type StakeRefusal = 'bad_stake' | 'stake_too_low' | 'stake_too_high';

/** No stake is above this, whatever the limits say: so every sum of a round is a safe integer. Minor units. */
export const MOST_STAKE = 1e12;

/**
 * A stake from outside, once it is known to be one.
 * @throws EngineError `bad_stake` for anything but a positive safe integer, `stake_too_low`, `stake_too_high`
 */
export function checkedStake(stake: unknown, { min, max }: Limits): number {
  if (!Number.isSafeInteger(stake) || (stake as number) <= 0)
    throw new EngineError<StakeRefusal>('bad_stake');
  if ((stake as number) < min) throw new EngineError<StakeRefusal>('stake_too_low');
  if ((stake as number) > Math.min(max, MOST_STAKE)) throw new EngineError<StakeRefusal>('stake_too_high');
  return stake as number;
}

/** What a stake gives back at a multiple, rounded down to the minor unit. */
export const paidAt = (stake: number, [numerator, denominator]: Multiple): number =>
  Number((BigInt(stake) * BigInt(numerator)) / BigInt(denominator));
