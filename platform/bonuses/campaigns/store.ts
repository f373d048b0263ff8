import { sql } from 'kysely';
import { USUAL_WEIGHTS } from '../rules';
import type { Db } from '../store';
import { weightsById, type CampaignContent } from './content';

export interface LockedCampaign {
  revision: number;
  /** When it was started first; null for a draft. */
  begunAt: Date | null;
  active: boolean;
  endsAt: Date | null;
}

/** How a campaign stands, held until the transaction ends; undefined for none of this id. */
export async function lockCampaign(trx: Db, id: string): Promise<LockedCampaign | undefined> {
  const { rows } = await sql<LockedCampaign>`
    select b.revision, b.begun_at as "begunAt", b.active, b.ends_at as "endsAt"
      from bonuses.definitions b where b.id = ${id} for update`.execute(trx);
  return rows[0];
}

/** Ids of campaigns that begin so. */
export async function idsLike(trx: Db, start: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select b.id from bonuses.definitions b where b.id = ${start} or b.id like ${`${start}-%`}`.execute(trx);
  return rows.map(({ id }) => id);
}

/** Which campaign a code stands for; undefined for none. */
export async function idOfCode(trx: Db, promocode: string): Promise<string | undefined> {
  const { rows } = await sql<{ id: string }>`
    select b.id from bonuses.definitions b where b.promocode = ${promocode}`.execute(trx);
  return rows[0]?.id;
}

/** Those of the games that are not in the catalogue. */
export async function unknownGames(trx: Db, games: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ id: string | null }>`
    select g.id from unnest(${[...games]}::text[]) g (id)
     where not exists (select from games.catalogue c where c.game_id = g.id)`.execute(trx);
  return rows.flatMap(({ id }) => (id === null ? [] : [id]));
}

/** A draft that holds nothing but what has no usual value: `saveContent` writes the rest. */
export async function insertDraft(trx: Db, id: string, content: CampaignContent): Promise<void> {
  await sql`
    insert into bonuses.definitions (id, tag, type, name, short_description, image_background, percent, free_spins,
                                     wagering, weights, active, begun_at, revision)
    values (${id}, ${content.tag}, ${content.type}, ${JSON.stringify(content.name)}::jsonb,
            ${JSON.stringify(content.shortDescription)}::jsonb, ${content.imageBackground}, 0, 0, 0,
            ${JSON.stringify(USUAL_WEIGHTS)}::jsonb, false, null, 0)`.execute(trx);
}

/** Writes all rules of a campaign, and its amounts; what was given of budgets stays counted. */
export async function saveContent(trx: Db, id: string, content: CampaignContent, now: Date): Promise<void> {
  await sql`
    update bonuses.definitions
       set tag = ${content.tag}, type = ${content.type}, promocode = ${content.promocode},
           name = ${JSON.stringify(content.name)}::jsonb,
           short_description = ${JSON.stringify(content.shortDescription)}::jsonb,
           image_background = ${content.imageBackground}, deposits_from = ${content.deposits?.from ?? null},
           deposits_to = ${content.deposits?.to ?? null}, percent = ${content.percent}, free_spins = ${content.freeSpins},
           free_spin_games = ${content.freeSpinGames}::text[], free_spin_day_limit = ${content.freeSpinDayLimit},
           free_spin_days = ${content.freeSpinDays}, free_spin_wins = ${content.freeSpinWins},
           wagering = ${content.wagering}, basis = ${content.basis},
           weights = ${JSON.stringify(weightsById(content.weights))}::jsonb,
           excluded_games = ${content.excludedGames}::text[],
           min_odds = ${content.minOdds && JSON.stringify(content.minOdds)}::jsonb, hours_to_live = ${content.hoursToLive},
           offer_hours = ${content.offerHours}, most_grants = ${content.grantsPerPlayer},
           starts_at = ${content.startsAt}::timestamptz, ends_at = ${content.endsAt}::timestamptz,
           countries = ${content.countries}::text[], segment = ${JSON.stringify(content.segment)}::jsonb,
           share = ${content.share}, once_per_person = ${content.oncePerPerson},
           trigger = ${JSON.stringify(content.trigger)}::jsonb, revision = revision + 1, changed_at = ${now}
     where id = ${id}`.execute(trx);
  for (const amounts of content.amounts) {
    await sql`
      insert into bonuses.amounts (bonus_id, currency, max_bonus, min_deposit, max_bet, free_spin_bet, max_win, budget)
      values (${id}, ${amounts.currency}, ${amounts.maxBonus}, ${amounts.minDeposit}, ${amounts.maxBet},
              ${amounts.freeSpinBet}, ${amounts.maxWin}, ${amounts.budget})
      on conflict (bonus_id, currency) do update
         set max_bonus = excluded.max_bonus, min_deposit = excluded.min_deposit, max_bet = excluded.max_bet,
             free_spin_bet = excluded.free_spin_bet, max_win = excluded.max_win, budget = excluded.budget`.execute(
      trx,
    );
  }
  await sql`
    delete from bonuses.amounts where bonus_id = ${id}
       and currency <> all (${content.amounts.map(({ currency }) => currency)}::text[])`.execute(trx);
}

/** Puts other players on the list of a campaign. */
export async function relist(trx: Db, id: string, playerIds: readonly string[]): Promise<void> {
  await sql`delete from bonuses.listed where bonus_id = ${id}`.execute(trx);
  await sql`
    insert into bonuses.listed (bonus_id, player_id)
    select ${id}, p from unnest(${[...playerIds]}::uuid[]) p on conflict do nothing`.execute(trx);
}

/** How many players are on the list of a campaign. */
export async function countListed(db: Db, id: string): Promise<number> {
  const { rows } = await sql<{ players: number }>`
    select count(*)::integer as players from bonuses.listed l where l.bonus_id = ${id}`.execute(db);
  return rows[0]?.players ?? 0;
}

/** Starts it, or goes on with it. */
export async function turnOn(trx: Db, id: string, now: Date): Promise<void> {
  await sql`
    update bonuses.definitions
       set active = true, begun_at = coalesce(begun_at, ${now}), revision = revision + 1, changed_at = ${now}
     where id = ${id}`.execute(trx);
}

export async function turnOff(trx: Db, id: string, now: Date): Promise<void> {
  await sql`
    update bonuses.definitions set active = false, revision = revision + 1, changed_at = ${now}
     where id = ${id}`.execute(trx);
}

/** Its schedule is over now; one that waited for its first day never has it. */
export async function close(trx: Db, id: string, now: Date): Promise<void> {
  await sql`
    update bonuses.definitions
       set active = false, starts_at = case when starts_at < ${now} then starts_at end, ends_at = ${now},
           revision = revision + 1, changed_at = ${now}
     where id = ${id}`.execute(trx);
}
