import type { Follower, Movement } from '../../play/service';
import type { SpinGiving } from '../free-spins/giving';
import { usedUp } from '../free-spins/store';
import type { GrantEngine } from '../grants/engine';
import { addStep, type Db } from '../grants/store';
import { roundsOfActiveGrants, settleRound } from './rounds';
import * as store from './store';
import type { Counted } from './store';

/** @returns what was settled by it, or given back: nothing for a stake whose round is open */
async function take(trx: Db, movement: Movement, grantId: string): Promise<Counted[]> {
  const round = { grantId, gameId: movement.gameId, roundId: movement.roundId };
  switch (movement.kind) {
    case 'stake': {
      const counted = await store.addStake(trx, movement);
      const closed = movement.roundClosed ? await settleRound(trx, round, { closed: true }) : [];
      return counted ? [counted, ...closed] : closed;
    }
    case 'win':
      return settleRound(trx, round, { closed: movement.roundClosed, win: movement });
    case 'return':
      // Without it the bets beside it may, or may not, have covered each other.
      return [await store.returnStake(trx, movement), ...(await settleRound(trx, round, { closed: false }))];
    case 'free_spin':
      return [];
  }
}

/**
 * The end of a free spin or of a round may be all that a bonus without money waits for: also of one that counts nothing, or
 * whose stakes were settled before.
 */
const mayEnd = ({ kind, roundClosed, freeSpinGrantId }: Movement) =>
  kind === 'win' ? roundClosed || freeSpinGrantId !== null : roundClosed && freeSpinGrantId !== null;

/** Bonus money of a round that was open when its grant ended: its history says what became of it. */
async function noteLate(trx: Db, { kind, txId, bonus, at }: Movement, grantId: string): Promise<void> {
  if (kind === 'stake' || bonus === 0n) return;
  for (const late of await store.lateMoney(trx, grantId, txId)) await addStep(trx, { grantId, at, ...late });
}

/** Who has used up free spins is told. */
async function tellUsedUp(trx: Db, spins: SpinGiving, movements: readonly Movement[]): Promise<void> {
  const used = movements.flatMap(({ kind, freeSpinGrantId }) =>
    kind === 'free_spin' && freeSpinGrantId !== null ? [freeSpinGrantId] : [],
  );
  if (used.length === 0) return;
  for (const { playerId } of await usedUp(trx, [...new Set(used)])) await spins.tell(trx, playerId);
}

/** Settled rounds of grants, each by the weight of its game: stakes that were given back count nothing. */
export const followWagering = (engine: Pick<GrantEngine, 'count'>, spins: SpinGiving): Follower => ({
  name: 'bonus-wagering',
  from: 'now',
  async take(trx, movements) {
    const counts = new Map<string, { playerId: string; counts: bigint }>();
    const add = (grantId: string, playerId: string, settled: readonly Counted[]) => {
      const sum = counts.get(grantId) ?? { playerId, counts: 0n };
      for (const counted of settled) sum.counts += counted.counts;
      counts.set(grantId, sum);
    };
    for (const movement of movements) {
      if (movement.bonusGrantId === null) continue;
      await noteLate(trx, movement, movement.bonusGrantId);
      const { bonusGrantId, playerId } = movement;
      const settled = await take(trx, movement, bonusGrantId);
      // While nothing is settled, or closed, nothing comes to an end either, and no wallet has to be locked.
      if (settled.length > 0 || mayEnd(movement)) add(bonusGrantId, playerId, settled);
    }
    const closes = movements.filter(({ kind, roundClosed }) => kind === 'win' && roundClosed);
    for (const { playerId, ...round } of await roundsOfActiveGrants(trx, closes)) {
      add(round.grantId, playerId, await settleRound(trx, round, { closed: true }));
    }
    // In the order of players, as bets lock several wallets.
    const inOrder = [...counts].sort(([, a], [, b]) => (a.playerId < b.playerId ? -1 : 1));
    for (const [grantId, sum] of inOrder) await engine.count(trx, grantId, sum.counts);
    await tellUsedUp(trx, spins, movements);
  },
});
