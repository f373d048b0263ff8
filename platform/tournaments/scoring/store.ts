import { sql, type Kysely } from 'kysely';
import { WORTH_A_EURO } from '@/lib/money/rates';
import type { RoundPart } from './round-parts';
import type { FallenScore, ScoreChange, ScoredRound } from './score-changes';

type Db = Kysely<unknown>;

/** Games of tournaments that had begun at a moment, and whose places do not stand yet. */
export async function gamesUnderWay(db: Db, at: Date): Promise<Set<string>> {
  const { rows } = await sql<{ gameId: string }>`
    select distinct g.game_id as "gameId"
      from tournaments.tournaments t join tournaments.games g on g.tournament_id = t.id
     where t.state in ('open', 'frozen') and t.starts_at <= ${at}`.execute(db);
  return new Set(rows.map(({ gameId }) => gameId));
}

const written = (parts: readonly RoundPart[]) =>
  JSON.stringify(
    parts.map(({ firstStake, staked, won, ...part }) => ({
      ...part,
      firstStake: firstStake === null ? null : String(firstStake),
      staked: String(staked),
      won: String(won),
    })),
  );

const PART = sql`
  p ("playerId" uuid, "gameId" text, "roundId" text, currency text, "firstStake" bigint, staked bigint, won bigint,
     "bonusMoney" boolean, begins boolean, closed boolean, "beganAt" timestamptz, "stakedAt" timestamptz, "endedAt" timestamptz)`;

/** Whoever plays in a tournament for everybody takes part in it from its start. */
export async function takeIn(trx: Db, parts: readonly RoundPart[]): Promise<void> {
  await sql`
    with fresh as (
      insert into tournaments.participations (tournament_id, player_id, joined_at)
      select distinct t.id, p."playerId", t.starts_at
        from jsonb_to_recordset(${written(parts)}::jsonb) as ${PART}
        join tournaments.games g on g.game_id = p."gameId"
        join tournaments.tournaments t on t.id = g.tournament_id
        join identity.player_traits i on i.player_id = p."playerId"
       where t.entry = 'all' and t.state in ('open', 'frozen') and p.begins
         and p."beganAt" >= t.starts_at and p."beganAt" < t.ends_at
         and (cardinality(t.countries) = 0 or i.country = any (t.countries))
      on conflict do nothing
      returning tournament_id, player_id, joined_at
    )
    insert into tournaments.scores (tournament_id, player_id, reached_at, joined_at)
    select f.tournament_id, f.player_id, f.joined_at, f.joined_at from fresh f`.execute(trx);
}

/**
 * Adds movements to the rounds of participants: a round is one that began while its player took part, before the end.
 * @returns the rounds of those whose points or count may have changed
 */
export async function addToRounds(trx: Db, parts: readonly RoundPart[]): Promise<ScoredRound[]> {
  const { rows } = await sql<ScoredRound>`
    with parts as (
      select t.id as tournament_id, t.strategy, p.*,
             r.player_id is not null as known, r.points as points_before, r.scored_at as scored_before,
             coalesce(r.verdict = 'counts' and r.staked > 0, false) as counted_before,
             least(r.began_at, p."beganAt") as began_at,
             coalesce(r.first_stake, p."firstStake") as first_stake,
             coalesce(r.staked, 0) + p.staked as all_staked,
             coalesce(r.won, 0) + p.won as all_won,
             coalesce(r.closed, false) or p.closed as all_closed,
             coalesce(r.verdict = 'bonus_money', false) or p."bonusMoney" as bonus_money
        from jsonb_to_recordset(${written(parts)}::jsonb) as ${PART}
        join tournaments.games g on g.game_id = p."gameId"
        join tournaments.tournaments t on t.id = g.tournament_id and t.state in ('open', 'frozen')
        join tournaments.participations j
          on j.tournament_id = t.id and j.player_id = p."playerId" and j.left_at is null
        left join tournaments.rounds r
          on r.tournament_id = t.id and r.player_id = p."playerId" and r.game_id = p."gameId" and r.round_id = p."roundId"
       where case when r.player_id is not null then r.began_at >= j.joined_at
                  else p.begins and p."beganAt" >= greatest(t.starts_at, j.joined_at) and p."beganAt" < t.ends_at end
    ), judged as (
      select p.*,
             case when p.bonus_money then 'bonus_money'
                  when p.first_stake < low.amount or low.amount is null then 'below'
                  when p.first_stake > high.amount then 'above'
                  -- What is divided by has to be high enough itself, also after a stake was given back.
                  when p.strategy in ('highest_ratio', 'ratio_sum') and p.all_staked > 0 and p.all_staked < low.amount then 'below'
                  else 'counts' end as verdict
        from parts p
        left join tournaments.minimum_bets low on low.tournament_id = p.tournament_id and low.currency = p.currency
        left join tournaments.maximum_bets high on high.tournament_id = p.tournament_id and high.currency = p.currency
    ), pointed as (
      select j.*,
             case when j.verdict <> 'counts' or j.all_staked <= 0 then 0
                  when j.strategy = 'spins' then 100
                  when j.strategy = 'turnover'
                    then j.all_staked * 100 / (${JSON.stringify(WORTH_A_EURO)}::jsonb ->> j.currency)::bigint
                  when j.all_closed then j.all_won * 100 / j.all_staked
                  else 0 end as points
        from judged j
    ), written as (
      insert into tournaments.rounds as r (tournament_id, player_id, game_id, round_id, currency, began_at, first_stake, staked,
                                           won, closed, verdict, points, scored_at)
      select p.tournament_id, p."playerId", p."gameId", p."roundId", p.currency, p.began_at, p.first_stake, p.all_staked,
             p.all_won, p.all_closed, p.verdict, p.points,
             case p.strategy
               when 'spins' then p.began_at
               when 'turnover' then greatest(p.scored_before, p."stakedAt")
               else case when p.all_closed then greatest(p.scored_before, p."endedAt") end end
        from pointed p
      on conflict (tournament_id, player_id, game_id, round_id) do update
         set began_at = excluded.began_at, first_stake = excluded.first_stake, staked = excluded.staked, won = excluded.won,
             closed = excluded.closed, verdict = excluded.verdict, points = excluded.points, scored_at = excluded.scored_at
      returning r.tournament_id, r.player_id, r.game_id, r.round_id, r.scored_at
    )
    select p.tournament_id as "tournamentId", p."playerId", p.strategy, coalesce(p.points_before, 0) as "pointsBefore", p.points,
           p.counted_before as "countedBefore", p.verdict = 'counts' and p.all_staked > 0 as counted, w.scored_at as "scoredAt"
      from pointed p
      join written w on w.tournament_id = p.tournament_id and w.player_id = p."playerId" and w.game_id = p."gameId"
                    and w.round_id = p."roundId"`.execute(trx);
  return rows;
}

/** Raises scores; one that somebody has left with is not there. */
export async function raise(trx: Db, changes: readonly ScoreChange[]): Promise<void> {
  if (changes.length === 0) return;
  const values = JSON.stringify(
    changes.map(({ added, best, ...change }) => ({
      ...change,
      added: String(added),
      best: best === null ? null : String(best),
    })),
  );
  await sql`
    update tournaments.scores s
       set points     = case when c.best is null then s.points + c.added else greatest(s.points, c.best) end,
           reached_at = case when c."reachedAt" is null then s.reached_at
                             when c.best is null then greatest(s.reached_at, c."reachedAt")
                             when c.best > s.points then c."reachedAt" else s.reached_at end,
           rounds     = s.rounds + c.rounds
      from jsonb_to_recordset(${values}::jsonb) as c (
             "tournamentId" text, "playerId" uuid, added bigint, best bigint, "reachedAt" timestamptz, rounds integer)
     where s.tournament_id = c."tournamentId" and s.player_id = c."playerId"`.execute(trx);
}

/** Counts scores anew from all rounds of their players. */
export async function countAnew(trx: Db, scores: readonly FallenScore[]): Promise<void> {
  if (scores.length === 0) return;
  await sql`
    update tournaments.scores s
       set points = coalesce(a.points, 0), reached_at = coalesce(a.reached_at, s.joined_at), rounds = coalesce(a.rounds, 0)
      from jsonb_to_recordset(${JSON.stringify(scores)}::jsonb) as c ("tournamentId" text, "playerId" uuid)
      join tournaments.tournaments t on t.id = c."tournamentId"
      join tournaments.participations j on j.tournament_id = c."tournamentId" and j.player_id = c."playerId"
      left join lateral (
        select case when t.strategy = 'highest_ratio' then max(r.points) else sum(r.points)::bigint end as points,
               case when t.strategy = 'highest_ratio' then (array_agg(r.scored_at order by r.points desc, r.scored_at))[1]
                    else max(r.scored_at) filter (where r.points > 0) end as reached_at,
               count(*)::integer as rounds
          from tournaments.rounds r
         where r.tournament_id = c."tournamentId" and r.player_id = c."playerId" and r.began_at >= j.joined_at
           and r.verdict = 'counts' and r.staked > 0
      ) a on true
     where s.tournament_id = c."tournamentId" and s.player_id = c."playerId"`.execute(trx);
}
