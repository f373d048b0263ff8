import { sql } from 'kysely';
import type { Currency } from '@/lib/money/money';
import type { Movement } from '../../play/service';
import type { Db } from '../grants/store';

/** What settled stakes of a grant count, hundredths of minor units. */
export interface Counted {
  grantId: string;
  counts: bigint;
}

/**
 * A stake under a grant; it counts nothing when the grant's time was over. One whose round it closes is settled with it.
 * @returns what counts at once; null when that is nothing yet
 */
export async function addStake(trx: Db, stake: Movement): Promise<Counted | null> {
  const { rows } = await sql<Counted & { state: string }>`
    insert into bonuses.stakes (tx_id, grant_id, game_id, round_id, counts, won, state)
    select ${stake.txId}::uuid, g.id, ${stake.gameId}, ${stake.roundId},
           case when g.expires_at <= ${stake.at} then 0
                else ${stake.real + stake.bonus}::bigint
                     * bonuses.weight(g.weights, g.excluded_games, ${stake.gameId}, c.categories) end,
           0, case when ${stake.roundClosed} then 'settled' else 'open' end
      from bonuses.grants g
      left join games.catalogue c on c.game_id = ${stake.gameId}
     where g.id = ${stake.bonusGrantId}::uuid
    on conflict (tx_id) do nothing
    returning grant_id as "grantId", counts, state`.execute(trx);
  const [added] = rows;
  return added?.state === 'settled' ? { grantId: added.grantId, counts: added.counts } : null;
}

/**
 * A stake that was given back counts nothing, also when the return is read before the stake.
 * @returns what it takes back: one whose round was closed had counted
 */
export async function returnStake(trx: Db, back: Movement): Promise<Counted> {
  const { rows } = await sql<{ counts: bigint }>`
    with before as (
      select counts from bonuses.stakes where tx_id = ${back.refTxId}::uuid and state = 'settled' for update
    ), returned as (
      insert into bonuses.stakes (tx_id, grant_id, game_id, round_id, counts, state)
      values (${back.refTxId}::uuid, ${back.bonusGrantId}::uuid, ${back.gameId}, ${back.roundId}, 0, 'returned')
      on conflict (tx_id) do update set state = 'returned'
    )
    select coalesce((select counts from before), 0)::bigint as counts`.execute(trx);
  return { grantId: back.bonusGrantId ?? '', counts: -(rows[0]?.counts ?? 0n) };
}

export async function addWagered(trx: Db, grantId: string, counts: bigint): Promise<void> {
  await sql`update bonuses.grants set wagered = wagered + ${counts} where id = ${grantId}::uuid`.execute(trx);
}

/** Whether the bonus that a player is wagering counts nothing of a game. */
export async function countsNothing(
  db: Db,
  playerId: string,
  currency: Currency,
  game: { id: string; categories: readonly number[] },
): Promise<boolean> {
  const { rows } = await sql<{ nothing: boolean }>`
    select exists (
      select from bonuses.grants g
       where g.player_id = ${playerId}::uuid and g.currency = ${currency} and g.state = 'active'
         and bonuses.weight(g.weights, g.excluded_games, ${game.id}, ${[...game.categories]}::integer[]) = 0) as nothing`.execute(
    db,
  );
  return rows[0]?.nothing ?? false;
}

/** Whether a round that was staked under a grant may still bring bonus money. */
export async function hasOpenStakes(trx: Db, grantId: string): Promise<boolean> {
  const { rows } = await sql<{ open: boolean }>`
    select wallet.has_open_stakes(${grantId}::uuid) as open`.execute(trx);
  return rows[0]?.open ?? false;
}

/** What became of bonus money that a call brought after its grant had ended; nothing when it came before. Minor units. */
export async function lateMoney(
  trx: Db,
  grantId: string,
  txId: string,
): Promise<{ step: 'late_converted' | 'late_burned'; amount: bigint }[]> {
  const key = `grant:${grantId}:late:${txId}`;
  const { rows } = await sql<{ key: string; amount: bigint }>`
    select idempotency_key as key, amount from ledger.posted
     where idempotency_key in (${key}, ${`${key}:rest`})
     order by idempotency_key`.execute(trx);
  return rows.map((posted) => ({
    step: posted.key === key ? 'late_converted' : 'late_burned',
    amount: posted.amount,
  }));
}

/**
 * Whether a stake of a grant has been settled, or given back, and is not counted yet: also one that has brought something in a
 * round that is judged at its close. Free spins stake nothing.
 */
export async function hasUncounted(trx: Db, grantId: string): Promise<boolean> {
  const { rows } = await sql<{ uncounted: boolean }>`
    select exists (
      select from wallet.stakes_of_grants w
        left join bonuses.stakes s on s.tx_id = w.tx_id
       where w.grant_id = ${grantId}::uuid and w.is_over
         and (s.tx_id is null or s.state = 'open')
         and not exists (select from bonuses.free_spin_uses u where u.tx_id = w.tx_id)) as uncounted`.execute(
    trx,
  );
  return rows[0]?.uncounted ?? false;
}

/** Stakes of grants that ended before a moment: nothing counts any more. How many rounds were covered is kept. */
export async function forgetStakes(trx: Db, before: Date): Promise<void> {
  await sql`
    with kept as (
      insert into bonuses.guard_hits (grant_id, guard, times, amount, at)
      select s.grant_id, 'covering', count(distinct (s.game_id, s.round_id)), sum(s.counts)::bigint / 100,
             coalesce(max(s.covered_at), max(g.ended_at))
        from bonuses.stakes s join bonuses.grants g on g.id = s.grant_id
       where s.state = 'covered' and g.ended_at < ${before}
       group by s.grant_id
      on conflict (grant_id, guard) do update
        set times = bonuses.guard_hits.times + excluded.times, amount = bonuses.guard_hits.amount + excluded.amount,
            at = excluded.at
    )
    delete from bonuses.stakes s using bonuses.grants g where g.id = s.grant_id and g.ended_at < ${before}`.execute(
    trx,
  );
}
