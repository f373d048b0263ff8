import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { BonusesHarness } from './harness';
import type { Seat } from '@/tests/support/wallet-harness';

/** What tests of free spins do and look at. @param world the bonuses that they come with, once these have begun */
export function freeSpinTools(world: () => BonusesHarness) {
  const own = (seat: Seat) => world().bonuses.freeSpins.own(world().sessionOf(seat), 'en');
  const counts = async (seat: Seat) => (await own(seat)).map(({ left, numberDay }) => [left, numberDay]);
  /** A bet that takes one of them, and what the studio is told. */
  async function spin(seat: Seat, grantId: string, fields: Record<string, unknown> = {}) {
    const [tx, round] = [randomUUID(), randomUUID()];
    const answer = await world().wallet.call('bet', seat, {
      tx_id: tx,
      round_id: round,
      amount: 20,
      free_spin_grant_id: grantId,
      ...fields,
    });
    return { tx, round, status: answer.status, left: answer.free_spins?.left_today, answer };
  }
  const idOf = async (seat: Seat) => (await own(seat))[0]?.id ?? '';
  const states = async ({ playerId }: Seat) => {
    const { rows } = await sql<{ state: string }>`
      select state::text as state from bonuses.free_spin_grants where player_id = ${playerId}::uuid
       order by given_at, id`.execute(world().wallet.kernel.db);
    return rows.map(({ state }) => state);
  };
  const typesOf = async ({ playerId }: Seat) =>
    (await world().wallet.ledger.transactions(playerId, { page: 1, perPage: 20, sort: 'dateAsc' })).rows
      .map(({ type, amount }) => `${type} ${amount}`)
      .sort();
  const movedOf = async ({ playerId }: Seat) => {
    const { rows } = await sql<{ kind: string; real: number; bonus: number; spins: boolean }>`
      select kind::text as kind, real_amount::integer as real, bonus_amount::integer as bonus,
             free_spin_grant_id is not null as spins
        from play.movements where player_id = ${playerId}::uuid order by xid, id`.execute(
      world().wallet.kernel.db,
    );
    return rows.map(({ kind, real, bonus, spins }) => [kind, real, bonus, spins]);
  };
  return { own, counts, spin, idOf, states, typesOf, movedOf };
}
