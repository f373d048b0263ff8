import type { Currency } from '@/lib/money/money';
import type { Movement } from '../../play/service';

/** What some movements add to a round of play for own money. Amounts are minor units. */
export interface RoundPart {
  playerId: string;
  gameId: string;
  roundId: string;
  currency: Currency;
  /** Of the first stake among them; null when there is none. */
  firstStake: bigint | null;
  /** Stakes less what was given back; below 0 when a return comes before its stake. */
  staked: bigint;
  won: bigint;
  /** Whether bonus money was staked. */
  bonusMoney: boolean;
  /** Whether it may begin a round: a win or an end alone can't. */
  begins: boolean;
  closed: boolean;
  beganAt: Date;
  /** Of the last stake; null when there is none. */
  stakedAt: Date | null;
  /** Of the last win, or of the end; null when there is none. */
  endedAt: Date | null;
}

const newPart = ({ playerId, gameId, roundId, currency, at }: Movement): RoundPart => ({
  playerId,
  gameId,
  roundId,
  currency,
  firstStake: null,
  staked: 0n,
  won: 0n,
  bonusMoney: false,
  begins: false,
  closed: false,
  beganAt: at,
  stakedAt: null,
  endedAt: null,
});

function add(part: RoundPart, { kind, real, bonus, roundClosed, at }: Movement): void {
  const amount = real + bonus;
  if (kind === 'stake') {
    part.firstStake ??= amount;
    part.staked += amount;
    part.bonusMoney ||= bonus > 0n;
    part.stakedAt = at;
  } else if (kind === 'return') part.staked -= amount;
  else part.won += amount;
  part.begins ||= kind === 'stake' || kind === 'return';
  part.closed ||= roundClosed;
  if (kind === 'win' || roundClosed) part.endedAt = at;
}

/** Movements put together round by round. Free spins cost nothing: neither they nor their wins count in a tournament. */
export function roundPartsOf(movements: readonly Movement[]): RoundPart[] {
  const parts = new Map<string, RoundPart>();
  for (const movement of movements) {
    if (movement.kind === 'free_spin' || movement.freeSpinGrantId !== null) continue;
    const { playerId, gameId, roundId } = movement;
    const key = JSON.stringify([playerId, gameId, roundId]);
    const part = parts.get(key) ?? newPart(movement);
    parts.set(key, part);
    add(part, movement);
  }
  return [...parts.values()];
}
