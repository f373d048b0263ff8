import { sql, type Kysely } from 'kysely';
import type { GrantEndReason, GrantState, GrantStepName } from '@/lib/domain/bonuses';
import type { Currency } from '@/lib/money/money';
import type { Grant, GrantStep } from './grant';

/** A connection: the database, or an open transaction. */
export type Db = Kysely<unknown>;

const GRANT = sql`
  g.id, g.bonus_id as "bonusId", g.player_id as "playerId", g.currency, g.state::text as state, b.type, b.tag, b.name,
  b.short_description as "shortDescription", b.image_background as "imageBackground", g.deposit_id as "depositId", g.amount,
  g.deposit_amount as "depositAmount", g.times, g.basis, g.target, g.wagered, g.max_bet as "maxBet", g.max_win as "maxWin",
  g.min_odds as "minOdds", g.weights, g.excluded_games as "excludedGames", g.hours_to_live as "hoursToLive",
  g.free_spins as "freeSpins", g.free_spin_bet as "freeSpinBet", g.free_spin_games as "freeSpinGames",
  g.free_spin_day_limit as "freeSpinDayLimit", g.free_spin_days as "freeSpinDays", g.free_spin_wins as "freeSpinWins",
  g.converted, g.offered_at as "offeredAt",
  g.activated_at as "activatedAt", g.expires_at as "expiresAt", g.ended_at as "endedAt", g.end_reason as "endReason"
  from bonuses.grants g join bonuses.definitions b on b.id = g.bonus_id`;

export async function findGrant(db: Db, id: string): Promise<Grant | null> {
  const { rows } = await sql<Grant>`select ${GRANT} where g.id = ${id}::uuid`.execute(db);
  return rows[0] ?? null;
}

/** What of a player's has not ended in a currency: the active one, then the queue, then offers, each in its order. */
export async function openGrants(db: Db, playerId: string, currency: Currency): Promise<Grant[]> {
  const { rows } = await sql<Grant>`
    select ${GRANT} where g.player_id = ${playerId}::uuid and g.currency = ${currency} and g.ended_at is null
     order by g.state desc, g.queued_at, g.offered_at, g.id`.execute(db);
  return rows;
}

/** The currencies in which a bonus or free spins of a player's have not ended, in order. */
export async function openCurrencies(db: Db, playerId: string): Promise<Currency[]> {
  const { rows } = await sql<{ currency: Currency }>`
    select currency from bonuses.grants where player_id = ${playerId}::uuid and ended_at is null
    union select currency from bonuses.free_spin_grants where player_id = ${playerId}::uuid and state = 'open'
    order by currency`.execute(db);
  return rows.map(({ currency }) => currency);
}

export async function activeGrant(db: Db, playerId: string, currency: Currency): Promise<Grant | null> {
  const { rows } = await sql<Grant>`
    select ${GRANT} where g.player_id = ${playerId}::uuid and g.currency = ${currency} and g.state = 'active'`.execute(
    db,
  );
  return rows[0] ?? null;
}

/** Ended ones of a player, the newest first. @param before the last one of the page before. */
export async function endedGrants(
  db: Db,
  playerId: string,
  before: { endedAt: Date; id: string } | null,
  limit: number,
): Promise<Grant[]> {
  const { rows } = await sql<Grant>`
    select ${GRANT}
     where g.player_id = ${playerId}::uuid and g.ended_at is not null
       and (${before?.endedAt ?? null}::timestamptz is null
            or (g.ended_at, g.id) < (${before?.endedAt ?? null}::timestamptz, ${before?.id ?? null}::uuid))
     order by g.ended_at desc, g.id desc
     limit ${limit}`.execute(db);
  return rows;
}

/** Every grant of a player, the oldest first. */
export async function grantsOf(
  db: Db,
  playerId: string,
  { page, perPage }: { page: number; perPage: number },
): Promise<Grant[]> {
  const { rows } = await sql<Grant>`
    select ${GRANT} where g.player_id = ${playerId}::uuid
     order by g.offered_at, g.id limit ${perPage} offset ${(page - 1) * perPage}`.execute(db);
  return rows;
}

/** The grant that something has set off before. */
export async function grantOfTrigger(
  db: Db,
  { playerId, bonusId, triggerKey }: Pick<NewGrant, 'playerId' | 'bonusId' | 'triggerKey'>,
): Promise<Grant | null> {
  const { rows } = await sql<Grant>`
    select ${GRANT}
     where g.player_id = ${playerId}::uuid and g.bonus_id = ${bonusId} and g.trigger_key = ${triggerKey}`.execute(
    db,
  );
  return rows[0] ?? null;
}

export async function openGrantsOfDeposit(db: Db, depositId: string): Promise<Grant[]> {
  const { rows } = await sql<Grant>`
    select ${GRANT} where g.deposit_id = ${depositId}::uuid and g.ended_at is null order by g.id`.execute(db);
  return rows;
}

/** Bonus money that a deposit brought, less what went back to the house; minor units, below 0 when won money went too. */
export async function keptOfDeposit(db: Db, depositId: string): Promise<bigint> {
  const { rows } = await sql<{ kept: bigint }>`
    select coalesce(sum(case s.step when 'activated' then s.amount else -s.amount end), 0)::bigint as kept
      from bonuses.grants g
      join bonuses.steps s on s.grant_id = g.id and s.step in ('activated', 'burned', 'late_burned')
     where g.deposit_id = ${depositId}::uuid`.execute(db);
  return rows[0]?.kept ?? 0n;
}

/** Whether free spins of a grant `g` have no game left, so that its time stands still. */
const WAITS_FOR_A_GAME = sql`exists (select from bonuses.free_spin_grants f
                                      where f.bonus_grant_id = g.id and f.state = 'open' and f.stranded_at is not null)`;

export type DueGrant = Pick<Grant, 'id' | 'playerId' | 'currency'>;

/** Grants whose time is over at a moment. */
export async function dueGrants(db: Db, at: Date, limit: number): Promise<DueGrant[]> {
  const { rows } = await sql<DueGrant>`
    select g.id, g.player_id as "playerId", g.currency from bonuses.grants g
     where g.ended_at is null and g.expires_at <= ${at} and not ${WAITS_FOR_A_GAME}
     order by g.expires_at, g.id limit ${limit}`.execute(db);
  return rows;
}

/** Active grants of open accounts that end before a moment, and whose player was not told so late yet. @param hours that it is away */
export async function endingGrants(
  db: Db,
  { now, before, hours }: { now: Date; before: Date; hours: number },
  limit: number,
): Promise<DueGrant[]> {
  const { rows } = await sql<DueGrant>`
    select g.id, g.player_id as "playerId", g.currency from bonuses.grants g
      join identity.player_traits t on t.player_id = g.player_id and t.status = 'active'
                                    and (t.time_out_until > ${now}) is not true
     where g.state = 'active' and g.ended_at is null and g.expires_at > ${now} and g.expires_at <= ${before}
       and not ${WAITS_FOR_A_GAME} and g.hours_to_live > ${hours}::integer and (g.warned is null or g.warned > ${hours}::integer)
     order by g.expires_at, g.id limit ${limit}`.execute(db);
  return rows;
}

/** @returns false when it has ended, or was marked before. */
export async function markWarned(trx: Db, id: string, hours: number): Promise<boolean> {
  const { rows } = await sql<{ id: string }>`
    update bonuses.grants set warned = ${hours}::smallint
     where id = ${id}::uuid and state = 'active' and (warned is null or warned > ${hours}::smallint)
    returning id`.execute(trx);
  return rows.length > 0;
}

/** Players who are excluded, and whose bonuses or free spins have not ended. */
export async function excludedWithBonuses(db: Db, limit: number): Promise<string[]> {
  const { rows } = await sql<{ playerId: string }>`
    select t.player_id as "playerId" from identity.player_traits t
     where t.status = 'excluded'
       and (exists (select from bonuses.grants g where g.player_id = t.player_id and g.ended_at is null)
            or exists (select from bonuses.free_spin_grants f where f.player_id = t.player_id and f.state = 'open'))
     order by t.player_id limit ${limit}`.execute(db);
  return rows.map(({ playerId }) => playerId);
}

/**
 * Lets the time of all that a player has begin to run again so much later, once for each time-out.
 * @param until by which a time-out is known
 */
export async function prolong(
  trx: Db,
  playerId: string,
  { now, from, until }: { now: Date; from: Date; until: Date },
): Promise<void> {
  const later = sql`make_interval(secs => ${(until.getTime() - from.getTime()) / 1000})`;
  await sql`
    with theirs as (
      insert into bonuses.steps (grant_id, at, step, why)
      select g.id, ${now}, 'prolonged', ${until.toISOString()} from bonuses.grants g
       where g.player_id = ${playerId}::uuid
         and (g.ended_at is null and g.expires_at > ${from}
              or exists (select from bonuses.free_spin_grants f
                          where f.bonus_grant_id = g.id and f.state = 'open' and f.expires_at > ${from}))
         and not exists (select from bonuses.steps s
                          where s.grant_id = g.id and s.step = 'prolonged' and s.why = ${until.toISOString()})
      returning grant_id
    ), spins as (
      update bonuses.free_spin_grants f set expires_at = f.expires_at + ${later}
        from theirs where f.bonus_grant_id = theirs.grant_id and f.state = 'open' and f.expires_at > ${from}
    )
    update bonuses.grants g set expires_at = g.expires_at + ${later}, warned = null
      from theirs where g.id = theirs.grant_id and g.ended_at is null and g.expires_at > ${from}`.execute(
    trx,
  );
}

export type NewGrant = Omit<
  Grant,
  | 'type'
  | 'tag'
  | 'name'
  | 'shortDescription'
  | 'imageBackground'
  | 'wagered'
  | 'converted'
  | 'activatedAt'
  | 'endedAt'
  | 'endReason'
  | 'state'
> & { triggerKey: string };

/** @returns false when the same has set it off before. */
export async function insertGrant(trx: Db, g: NewGrant): Promise<boolean> {
  const { rows } = await sql<{ id: string }>`
    insert into bonuses.grants (id, bonus_id, player_id, currency, state, trigger_key, deposit_id, amount, deposit_amount,
                                times, basis, target, max_bet, max_win, min_odds, weights, excluded_games, hours_to_live,
                                free_spins, free_spin_bet, free_spin_games, free_spin_day_limit, free_spin_days,
                                free_spin_wins, offered_at, expires_at)
    values (${g.id}, ${g.bonusId}, ${g.playerId}, ${g.currency}, 'pending', ${g.triggerKey}, ${g.depositId}, ${g.amount},
            ${g.depositAmount}, ${g.times}, ${g.basis}, ${g.target}, ${g.maxBet}, ${g.maxWin},
            ${g.minOdds && JSON.stringify(g.minOdds)}::jsonb, ${JSON.stringify(g.weights)}::jsonb,
            ${g.excludedGames}::text[], ${g.hoursToLive}, ${g.freeSpins}, ${g.freeSpinBet}, ${g.freeSpinGames}::text[],
            ${g.freeSpinDayLimit}, ${g.freeSpinDays}, ${g.freeSpinWins}, ${g.offeredAt}, ${g.expiresAt})
    on conflict (bonus_id, player_id, trigger_key) do nothing
    returning id`.execute(trx);
  return rows.length > 0;
}

/** Games that are on offer and of which so many percent of a stake count for a grant. */
export interface GamesAtWeight {
  percent: number;
  games: number;
  /** The most played of them, by their ids. */
  first: string[];
}

/** By weight, the highest first. @param most so many of each are named */
export async function gamesByWeight(db: Db, id: string, most: number): Promise<GamesAtWeight[]> {
  const { rows } = await sql<GamesAtWeight>`
    with weighed as (
      select c.game_id, c.popularity,
             bonuses.weight(g.weights, g.excluded_games, c.game_id, c.categories) as percent
        from bonuses.grants g cross join games.catalogue c
       where g.id = ${id}::uuid and c.offered
    ), ranked as (
      select w.*, row_number() over (partition by w.percent order by w.popularity, w.game_id) as place from weighed w
    )
    select percent, count(*)::integer as games,
           array_agg(game_id order by place) filter (where place <= ${most}::integer) as first
      from ranked group by percent order by percent desc`.execute(db);
  return rows;
}

export async function queueGrant(trx: Db, id: string, now: Date): Promise<void> {
  await sql`
    update bonuses.grants set state = 'queued', queued_at = ${now}, expires_at = null where id = ${id}::uuid`.execute(
    trx,
  );
}

export async function activateGrant(trx: Db, id: string, now: Date, expiresAt: Date): Promise<void> {
  await sql`
    update bonuses.grants set state = 'active', activated_at = ${now}, expires_at = ${expiresAt}
     where id = ${id}::uuid`.execute(trx);
}

export async function endGrant(
  trx: Db,
  id: string,
  end: { state: GrantState; reason: GrantEndReason; converted: bigint; now: Date },
): Promise<void> {
  await sql`
    update bonuses.grants
       set state = ${end.state}::bonuses.grant_state, end_reason = ${end.reason}, converted = converted + ${end.converted},
           ended_at = ${end.now}
     where id = ${id}::uuid`.execute(trx);
}

export async function addStep(
  trx: Db,
  step: { grantId: string; at: Date; step: GrantStepName; amount?: bigint; why?: string },
): Promise<void> {
  await sql`
    insert into bonuses.steps (grant_id, at, step, amount, why)
    values (${step.grantId}, ${step.at}, ${step.step}, ${step.amount ?? null}, ${step.why ?? null})`.execute(
    trx,
  );
}

export async function stepsOf(db: Db, grantId: string): Promise<GrantStep[]> {
  const { rows } = await sql<GrantStep>`
    select at, step, amount, why from bonuses.steps where grant_id = ${grantId}::uuid order by id`.execute(
    db,
  );
  return rows;
}
