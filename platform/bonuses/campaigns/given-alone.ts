import { sql } from 'kysely';
import { isWithin, type DoneAlone } from '@/lib/domain/alone';
import { GIVEN_ALONE } from '@/lib/domain/campaigns';
import type { Db } from '../store';

const WINDOW_MS = 24 * 60 * 60 * 1000;

/** What one operator gave without a colleague, under the wallets' locks. */
export interface GivenAlone {
  operatorId: string;
  /** The grants of this deed, just made. */
  grantIds: readonly string[];
}

type Worth = DoneAlone & { playerId: string };

/**
 * Writes down what an operator gives without a colleague, unless it is too much: in 24 hours neither may one operator give
 * more than GIVEN_ALONE to all players together, nor one player get more from all operators.
 * @returns false when it is too much: nothing is written, and the caller undoes what was given
 */
export async function noteGivenAlone(
  trx: Db,
  { operatorId, grantIds }: GivenAlone,
  now: Date,
): Promise<boolean> {
  if (grantIds.length === 0) return true;
  const ids = [...grantIds];
  const { rows: fresh } = await sql<Worth>`
    select player_id as "playerId", currency, amount + free_spins * free_spin_bet as amount
      from bonuses.grants where id = any (${ids}::uuid[])`.execute(trx);
  const playerIds = [...new Set(fresh.map(({ playerId }) => playerId))];
  // Two deeds at once count one after the other. Who waits here holds the wallets that they need, and takes no more of them.
  await sql`
    select pg_advisory_xact_lock(hashtextextended('given alone ' || n.name, 0))
      from (select name from unnest(${[operatorId, ...playerIds]}::text[]) as u (name) order by name) n`.execute(
    trx,
  );
  const { rows: before } = await sql<Worth & { operatorId: string }>`
    select a.operator_id as "operatorId", g.player_id as "playerId", g.currency, sum(a.worth)::bigint as amount
      from bonuses.given_alone a join bonuses.grants g on g.id = a.grant_id
     where a.given_at > ${new Date(now.getTime() - WINDOW_MS)}
       and (a.operator_id = ${operatorId} or g.player_id = any (${playerIds}::uuid[]))
     group by 1, 2, 3`.execute(trx);
  const isOfOperator = isWithin(GIVEN_ALONE, [
    ...before.filter((one) => one.operatorId === operatorId),
    ...fresh,
  ]);
  const isOfPlayers = playerIds.every((id) =>
    isWithin(
      GIVEN_ALONE,
      [...before, ...fresh].filter(({ playerId }) => playerId === id),
    ),
  );
  if (!isOfOperator || !isOfPlayers) return false;
  await sql`
    insert into bonuses.given_alone (grant_id, operator_id, worth, given_at)
    select id, ${operatorId}::text, amount + free_spins * free_spin_bet, ${now}::timestamptz
      from bonuses.grants where id = any (${ids}::uuid[])`.execute(trx);
  return true;
}
