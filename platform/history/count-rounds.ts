import type { Follower, Movement } from '../play/service';
import { addTime } from './spending-store';
import { addRealMoves, addRounds, type RealMove, type RoundPart } from './store';

const NOTHING = { staked: 0n, returned: 0n, won: 0n };

/** What one movement adds to its round. A free spin moves no money: it is a stake of 0. */
function partOf({ kind, real, bonus }: Movement): typeof NOTHING {
  const amount = real + bonus;
  if (kind === 'stake') return { ...NOTHING, staked: amount };
  if (kind === 'win') return { ...NOTHING, won: amount };
  return kind === 'return' ? { ...NOTHING, returned: amount } : NOTHING;
}

/** Movements of one round added together. */
export function roundsIn(movements: readonly Movement[]): RoundPart[] {
  const rounds = new Map<string, RoundPart>();
  for (const movement of movements) {
    const { playerId, gameId, roundId, currency, providerId, kind, at } = movement;
    const key = JSON.stringify([playerId, gameId, roundId, currency]);
    const part = rounds.get(key) ?? {
      playerId,
      gameId,
      roundId,
      currency,
      providerId,
      ...NOTHING,
      stakes: 0,
      freeSpins: 0,
      closed: false,
      calls: [],
      beganAt: at,
      endedAt: at,
    };
    part.calls.push(movement.txId);
    const { staked, returned, won } = partOf(movement);
    part.staked += staked;
    part.returned += returned;
    part.won += won;
    if (kind === 'stake' || kind === 'free_spin') part.stakes += 1;
    if (kind === 'free_spin') part.freeSpins += 1;
    part.closed ||= movement.roundClosed;
    if (at < part.beganAt) part.beganAt = at;
    if (at > part.endedAt) part.endedAt = at;
    rounds.set(key, part);
  }
  return [...rounds.values()];
}

/** What each movement did to the real balance. */
const realMovesIn = (movements: readonly Movement[]): RealMove[] =>
  movements
    .filter(({ kind, real }) => real !== 0n && kind !== 'free_spin')
    .map(({ kind, real, playerId, currency, at }) => ({
      playerId,
      currency,
      amount: kind === 'stake' ? -real : real,
      at,
    }));

/** Puts what was played together round by round, from the beginning of all play. */
export const countRounds: Follower = {
  name: 'rounds',
  from: 'beginning',
  onlyCounts: true,
  async take(trx, movements) {
    await addRounds(trx, roundsIn(movements));
    await addRealMoves(trx, realMovesIn(movements));
    await addTime(
      trx,
      movements.filter(({ kind }) => kind === 'stake'),
    );
  },
};
