import { sql } from 'kysely';
import type { Currency } from '@/lib/money/money';
import type { Movement } from '../../play/service';
import type { Db } from '../grants/store';
import type { Counted } from './store';

/** A round, as far as it was staked under one grant. */
export interface Round {
  grantId: string;
  gameId: string;
  roundId: string;
}

/** A win in a round: its own call, the stake that it refers to, and what it brought, minor units. */
type Win = Pick<Movement, 'txId' | 'refTxId' | 'real' | 'bonus' | 'at'>;

/**
 * Settles what a win, or the close of its round, decides. Where the bets of a round can cover each other (sql/covering.sql)
 * nothing is settled before it closes, and then it is judged over all its stakes and wins; whatever comes after that, a stake
 * that is given back too, judges it anew. A stake that was made after the bonus's time was over counts nothing, and what it
 * brings is not judged, nor anew what an operator has decided about. In other games a win settles its stake, and a close what is open. Told twice, it
 * counts once.
 * @returns what all of it counts, less what it counted before; nothing while it is open
 */
export async function settleRound(
  trx: Db,
  { grantId, gameId, roundId }: Round,
  { closed, win }: { closed: boolean; win?: Win },
): Promise<Counted[]> {
  const { rows } = await sql<{ counts: bigint }>`
    with rule as (
      select c.categories, bonuses.can_cover(c.categories) as can_cover,
             bonuses.weight(g.weights, g.excluded_games, ${gameId}, c.categories) as weight
        from bonuses.grants g left join games.catalogue c on c.game_id = ${gameId}
       where g.id = ${grantId}::uuid
    ), round as (
      select s.tx_id, s.counts, s.state, s.won, s.tx_id is not distinct from ${win?.refTxId ?? null}::uuid as is_its_own,
             coalesce(${win?.txId ?? null}::uuid = any (s.wins), false) as is_known
        from bonuses.stakes s
       where s.grant_id = ${grantId}::uuid and s.game_id = ${gameId} and s.round_id = ${roundId}
         and (s.state = 'open' or (s.state in ('settled', 'covered') and s.won is not null and not s.is_decided
                                   and (select r.can_cover from rule r) is not false))
         for update
    ), told as (
      select o.tx_id, o.state, o.counts, n.is_new,
             coalesce(o.won, 0)
               + case when n.is_new and o.counts > 0 then ${(win?.real ?? 0n) + (win?.bonus ?? 0n)}::bigint * r.weight else 0 end as won,
             case when not r.can_cover then o.state = 'open' and (${closed} or o.is_its_own)
                  -- After the close of a round what was judged in it, and the stake of a late win.
                  else ${closed} or ((o.state <> 'open' or o.is_its_own)
                                     and exists (select from round other where other.state <> 'open')) end as is_over
        from round o cross join rule r
        cross join lateral (select r.can_cover and o.is_its_own and not o.is_known as is_new) n
    ), judged as (
      select bonuses.is_covering((select r.categories from rule r), sum(t.counts)::bigint, sum(t.won)::bigint) as is_covered
        from told t where t.is_over
    ), changed as (
      update bonuses.stakes s
         set state       = case when not t.is_over then t.state when j.is_covered then 'covered' else 'settled' end,
             won         = t.won,
             wins        = case when t.is_new then s.wins || ${win?.txId ?? null}::uuid else s.wins end,
             waits_since = case when t.is_over then null else ${win?.at ?? null}::timestamptz end,
             covered_at  = case when t.is_over and j.is_covered then coalesce(${win?.at ?? null}::timestamptz, now()) end
        from told t cross join judged j
       where s.tx_id = t.tx_id and (t.is_over or t.is_new)
      returning t.is_over, case when s.state = 'settled' then s.counts else 0 end
                             - case when t.state = 'settled' then s.counts else 0 end as counts
    )
    select sum(n.counts)::bigint as counts from changed n where n.is_over having count(*) > 0`.execute(trx);
  return rows.map(({ counts }) => ({ grantId, counts }));
}

/** A round that a win has closed, of whichever grant its stake was, or of none. */
interface Close {
  playerId: string;
  currency: Currency;
  gameId: string;
  roundId: string;
  bonusGrantId: string | null;
}

/**
 * Closed rounds with open stakes under the player's active grant, where the close referred to a stake of another, or of none:
 * the bonus has changed during the round.
 */
export async function roundsOfActiveGrants(
  trx: Db,
  closes: readonly Close[],
): Promise<(Round & { playerId: string })[]> {
  if (closes.length === 0) return [];
  const { rows } = await sql<Round & { playerId: string }>`
    select distinct g.id as "grantId", s.game_id as "gameId", s.round_id as "roundId", g.player_id as "playerId"
      from unnest(${closes.map(({ playerId }) => playerId)}::uuid[], ${closes.map(({ currency }) => currency)}::text[],
                  ${closes.map(({ gameId }) => gameId)}::text[], ${closes.map(({ roundId }) => roundId)}::text[],
                  ${closes.map(({ bonusGrantId }) => bonusGrantId)}::uuid[]) as c (player, currency, game, round, grant_id)
      join bonuses.grants g on g.player_id = c.player and g.currency = c.currency and g.state = 'active'
                           and g.id is distinct from c.grant_id
      join bonuses.stakes s on s.grant_id = g.id and s.game_id = c.game and s.round_id = c.round and s.state = 'open'`.execute(
    trx,
  );
  return rows;
}

/** Rounds that paid before a moment and have not been closed since, the oldest first. */
export async function unclosedRounds(db: Db, before: Date, limit: number): Promise<Round[]> {
  const { rows } = await sql<Round>`
    select s.grant_id as "grantId", s.game_id as "gameId", s.round_id as "roundId"
      from bonuses.stakes s
     where s.waits_since < ${before} and s.state = 'open'
     group by s.grant_id, s.game_id, s.round_id
     order by min(s.waits_since)
     limit ${limit}`.execute(db);
  return rows;
}
