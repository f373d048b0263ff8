import { sql, type Kysely } from 'kysely';
import type { LoyaltyLevel, Programme } from './programme';

type Db = Kysely<unknown>;

type LevelRow = Omit<LoyaltyLevel, 'manager'> & {
  managerName: string | null;
  managerContact: string | null;
  managerHours: string | null;
};

/** The version that holds. */
export const currentProgramme = (db: Db): Promise<Programme> => latestOf(db, null);

/** The version by which a period is paid: the one that held at its end, whatever was published since. */
export const programmeOfPeriod = (db: Db, { end }: { end: Date }): Promise<Programme> => latestOf(db, end);

/** @param before null for whenever it was published */
async function latestOf(db: Db, before: Date | null): Promise<Programme> {
  const { rows } = await sql<Omit<Programme, 'levels'>>`
    select version, published_at as "publishedAt", cashback_period as "cashbackPeriod", hold_days as "holdDays",
           exchange_points as "exchangePoints"
      from loyalty.programmes where ${before}::timestamptz is null or published_at < ${before}::timestamptz
     order by version desc limit 1`.execute(db);
  const [programme] = rows;
  if (!programme) throw new Error('there is no loyalty programme');
  return { ...programme, levels: await levelsOf(db, programme.version) };
}

async function levelsOf(db: Db, version: number): Promise<LoyaltyLevel[]> {
  const { rows } = await sql<LevelRow>`
    select level, code, from_points as "fromPoints", cashback_percent as "cashbackPercent", cashback_cap as "cashbackCap",
           cashback_wagering as "cashbackWagering", bonus, instant_payout as "instantPayout",
           birthday_campaign as "birthdayCampaign", personal_manager as "personalManager",
           manager_name as "managerName", manager_contact as "managerContact", manager_hours as "managerHours"
      from loyalty.levels where version = ${version} order by from_points`.execute(db);
  return rows.map(({ managerName: name, managerContact: contact, managerHours: hours, ...level }) => ({
    ...level,
    manager: name === null ? null : { name, contact: contact ?? '', hours: hours ?? '' },
  }));
}

/** Since when there is a programme: nothing is settled that ended before. */
export async function programmeSince(db: Db): Promise<Date> {
  const { rows } = await sql<{ since: Date | null }>`
    select min(published_at) as since from loyalty.programmes`.execute(db);
  if (!rows[0]?.since) throw new Error('there is no loyalty programme');
  return rows[0].since;
}

export type NewProgramme = Omit<Programme, 'version' | 'publishedAt' | 'levels'> & {
  levels: Omit<LoyaltyLevel, 'level'>[];
};

/** Stores a version that holds from now on. Two at once come one after the other. @returns its number */
export async function addProgramme(
  trx: Db,
  programme: NewProgramme,
  { by, now }: { by: string; now: Date },
): Promise<number> {
  await sql`select pg_advisory_xact_lock(hashtextextended('loyalty programme', 0))`.execute(trx);
  const { rows } = await sql<{ version: number }>`
    insert into loyalty.programmes (version, published_at, published_by, cashback_period, hold_days, exchange_points)
    select max(version) + 1, ${now}, ${by}, ${programme.cashbackPeriod}, ${programme.holdDays}, ${programme.exchangePoints}
      from loyalty.programmes
    returning version`.execute(trx);
  const version = rows[0]?.version ?? 0;
  for (const [index, level] of programme.levels.entries()) {
    await sql`
      insert into loyalty.levels (version, level, code, from_points, cashback_percent, cashback_cap, cashback_wagering, bonus, instant_payout,
                                  birthday_campaign,
                                  personal_manager, manager_name, manager_contact, manager_hours)
      values (${version}, ${index + 1}, ${level.code}, ${level.fromPoints}, ${level.cashbackPercent}, ${level.cashbackCap},
              ${level.cashbackWagering}, ${level.bonus}, ${level.instantPayout},
              ${level.birthdayCampaign}, ${level.personalManager}, ${level.manager?.name ?? null},
              ${level.manager?.contact ?? null}, ${level.manager?.hours ?? null})`.execute(trx);
  }
  return version;
}
