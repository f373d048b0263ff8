import type { Follower, Movement } from '../../play/service';
import type { GrantEngine } from '../grants/engine';
import { addStep, type Db } from '../grants/store';
import * as store from './store';
import type { Counted } from './store';

/** @returns what was settled by it, or given back: nothing for a stake whose round is open */
async function take(trx: Db, movement: Movement): Promise<Counted[]> {
  switch (movement.kind) {
    case 'stake': {
      const counted = await store.addStake(trx, movement);
      return counted ? [counted] : [];
    }
    case 'win':
      return store.settleStakes(trx, movement);
    case 'return':
      return [await store.returnStake(trx, movement)];
    case 'free_spin':
      return [];
  }
}

/** Bonus money of a round that was open when its grant ended: its history says what became of it. */
async function noteLate(trx: Db, { kind, txId, bonus, at }: Movement, grantId: string): Promise<void> {
  if (kind === 'stake' || bonus === 0n) return;
  for (const late of await store.lateMoney(trx, grantId, txId)) await addStep(trx, { grantId, at, ...late });
}

/** Settled rounds of grants, each by the weight of its game: stakes that were given back count nothing. */
export const followWagering = (engine: Pick<GrantEngine, 'count'>): Follower => ({
  name: 'bonus-wagering',
  from: 'now',
  async take(trx, movements) {
    const counts = new Map<string, { playerId: string; counts: bigint }>();
    for (const movement of movements) {
      if (movement.bonusGrantId === null) continue;
      await noteLate(trx, movement, movement.bonusGrantId);
      const { bonusGrantId, playerId } = movement;
      const settled = await take(trx, movement);
      // While nothing is settled nothing comes to an end either, and no wallet has to be locked.
      if (settled.length === 0) continue;
      const sum = counts.get(bonusGrantId) ?? { playerId, counts: 0n };
      for (const counted of settled) sum.counts += counted.counts;
      counts.set(bonusGrantId, sum);
    }
    // In the order of players, as bets lock several wallets.
    const inOrder = [...counts].sort(([, a], [, b]) => (a.playerId < b.playerId ? -1 : 1));
    for (const [grantId, sum] of inOrder) await engine.count(trx, grantId, sum.counts);
  },
});
