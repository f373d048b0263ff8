import { BASIS_POINTS } from '@/lib/domain/jackpots';

const WHOLE = BigInt(BASIS_POINTS);

export interface Growth {
  /** What the jackpot gets now, minor units. */
  paid: bigint;
  /** What it is owed from now on, in ten-thousandths of a minor unit: the fraction that remains, or a debt. */
  owed: bigint;
}

/**
 * What stakes add to a jackpot. Nothing is lost: the fraction of a cent waits for the next stakes. Stakes that were given
 * back after they had fed it count below zero, and the next ones make up for them: a jackpot never falls. What does not
 * fit waits as well: a full jackpot takes nothing until it is drawn, and the next one begins with it.
 */
export function grow(jackpot: {
  /** Minor units, of play since the last time; below zero when more was given back than staked. */
  stakes: bigint;
  /** Basis points. */
  share: number;
  owed: bigint;
  /** Minor units that the jackpot holds, and may hold. */
  held: bigint;
  max: bigint;
}): Growth {
  const due = jackpot.owed + jackpot.stakes * BigInt(jackpot.share);
  if (due < WHOLE) return { paid: 0n, owed: due };
  const room = jackpot.max > jackpot.held ? jackpot.max - jackpot.held : 0n;
  const whole = due / WHOLE;
  const paid = whole < room ? whole : room;
  return { paid, owed: due - paid * WHOLE };
}
