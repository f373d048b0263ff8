import { sql, type Kysely } from 'kysely';
import type { ProfileField, Sex } from '@/lib/domain/player-profile';
import { OWN_ROWS } from '../kernel/own-rows';

/** A connection: the database, or an open transaction. */
export type Db = Kysely<unknown>;

export interface Profile {
  name: string | null;
  surname: string | null;
  /** `YYYY-MM-DD`. */
  birthday: string | null;
  sex: Sex | null;
  address: string | null;
  city: string | null;
  postcode: string | null;
  /** Digits, the code without plus. */
  phone: { code: string; number: string } | null;
}

export interface StoredProfile extends Profile {
  timeZone: string | null;
  /** When documents proved it: since then it changes through support only. */
  lockedAt: Date | null;
}

export interface ProfileEvent {
  kind: 'player' | 'operator' | 'system';
  operator: string | null;
  field: string;
  before: string | null;
  after: string | null;
  reason: string | null;
  at: Date;
}

interface ProfileRow extends Omit<StoredProfile, 'phone'> {
  phoneCode: string | null;
  phoneNumber: string | null;
}

const EMPTY: StoredProfile = {
  name: null,
  surname: null,
  birthday: null,
  sex: null,
  address: null,
  city: null,
  postcode: null,
  phone: null,
  timeZone: null,
  lockedAt: null,
};

const COLUMNS = sql`
  name, surname, to_char(birthday, 'YYYY-MM-DD') as birthday, sex, address, city, postcode,
  phone_code as "phoneCode", phone_number as "phoneNumber", time_zone as "timeZone", locked_at as "lockedAt"`;

function toProfile({ phoneCode, phoneNumber, ...row }: ProfileRow): StoredProfile {
  return { ...row, phone: phoneCode && phoneNumber ? { code: phoneCode, number: phoneNumber } : null };
}

/** What is stored of a player; empty for one who has told nothing. */
export async function findProfile(db: Db, playerId: string): Promise<StoredProfile> {
  const { rows } = await sql<ProfileRow>`
    select ${COLUMNS} from players.profiles where player_id = ${playerId}`.execute(db);
  return rows[0] ? toProfile(rows[0]) : EMPTY;
}

/** The same, and nobody else changes it until the transaction ends. */
export async function lockProfile(trx: Db, playerId: string, now: Date): Promise<StoredProfile> {
  await sql`
    insert into players.profiles (player_id, updated_at) values (${playerId}, ${now})
    on conflict (player_id) do nothing`.execute(trx);
  const { rows } = await sql<ProfileRow>`
    select ${COLUMNS} from players.profiles where player_id = ${playerId} for update`.execute(trx);
  return rows[0] ? toProfile(rows[0]) : EMPTY;
}

/** Whether documents that show it are with a reviewer, or proved it. */
export async function isBeingProved(db: Db, playerId: string): Promise<boolean> {
  const { rows } = await sql`
    select from verification.core_steps where player_id = ${playerId} limit 1`.execute(db);
  return rows.length > 0;
}

export async function writeProfile(trx: Db, playerId: string, profile: Profile, now: Date): Promise<void> {
  const { name, surname, birthday, sex, address, city, postcode, phone } = profile;
  await sql`
    update players.profiles
       set name = ${name}, surname = ${surname}, birthday = ${birthday}::date, sex = ${sex}::players.sex,
           address = ${address}, city = ${city}, postcode = ${postcode},
           phone_code = ${phone?.code ?? null}, phone_number = ${phone?.number ?? null}, updated_at = ${now}
     where player_id = ${playerId}`.execute(trx);
}

export async function writeTimeZone(trx: Db, playerId: string, timeZone: string, now: Date): Promise<void> {
  await sql`
    insert into players.profiles (player_id, time_zone, updated_at) values (${playerId}, ${timeZone}, ${now})
    on conflict (player_id) do update set time_zone = excluded.time_zone, updated_at = excluded.updated_at`.execute(
    trx,
  );
}

export async function writeLock(trx: Db, playerId: string, lockedAt: Date | null): Promise<void> {
  await sql`update players.profiles set locked_at = ${lockedAt} where player_id = ${playerId}`.execute(trx);
}

export interface FieldChange {
  field: ProfileField | 'lock';
  before: string | null;
  after: string | null;
}

export async function addEvents(
  trx: Db,
  playerId: string,
  changes: readonly FieldChange[],
  by: { kind: ProfileEvent['kind']; operator?: string; reason?: string; at: Date },
): Promise<void> {
  for (const { field, before, after } of changes) {
    await sql`
      insert into players.profile_events (player_id, kind, operator, field, before, after, reason, at)
      values (${playerId}, ${by.kind}::players.changed_by, ${by.operator ?? null}, ${field}, ${before}, ${after},
              ${by.reason ?? null}, ${by.at})`.execute(trx);
  }
}

/** Every change of a profile, the latest first. */
export async function listEvents(db: Db, playerId: string): Promise<ProfileEvent[]> {
  const { rows } = await sql<ProfileEvent>`
    select kind, operator, field, before, after, reason, at from players.profile_events
     where player_id = ${playerId} order by at desc, id desc limit ${OWN_ROWS}`.execute(db);
  return rows;
}

export async function addAcceptance(
  trx: Db,
  playerId: string,
  version: string,
  how: 'registration' | 'asked',
  now: Date,
): Promise<boolean> {
  const { rows } = await sql`
    insert into players.terms_acceptances (player_id, version, accepted_at, how)
    values (${playerId}, ${version}, ${now}, ${how}) on conflict do nothing returning player_id`.execute(trx);
  return rows.length > 0;
}

export async function hasAccepted(db: Db, playerId: string, version: string): Promise<boolean> {
  const { rows } = await sql`
    select from players.terms_acceptances where player_id = ${playerId} and version = ${version}`.execute(db);
  return rows.length > 0;
}

export interface Acceptance {
  version: string;
  acceptedAt: Date;
  how: string;
}

export async function listAcceptances(db: Db, playerId: string): Promise<Acceptance[]> {
  const { rows } = await sql<Acceptance>`
    select version, accepted_at as "acceptedAt", how from players.terms_acceptances
     where player_id = ${playerId} order by accepted_at`.execute(db);
  return rows;
}

/** Whether a round that the player has staked on may still bring money. */
export async function hasOpenBets(db: Db, playerId: string): Promise<boolean> {
  const { rows } = await sql<{ open: boolean }>`
    select wallet.has_open_bets(${playerId}::uuid) as open`.execute(db);
  return rows[0]?.open ?? false;
}

/** @returns false when the account was closed already. */
export async function addClosure(
  trx: Db,
  playerId: string,
  { reason, now, keptYears }: { reason: string | null; now: Date; keptYears: number },
): Promise<boolean> {
  const { rows } = await sql`
    insert into players.closures (player_id, closed_at, reason, kept_years)
    values (${playerId}, ${now}, ${reason}, ${keptYears})
    on conflict do nothing returning player_id`.execute(trx);
  return rows.length > 0;
}

export interface Closure {
  closedAt: Date;
  reason: string | null;
}

export async function findClosure(db: Db, playerId: string): Promise<Closure | null> {
  const { rows } = await sql<Closure>`
    select closed_at as "closedAt", reason from players.closures where player_id = ${playerId}`.execute(db);
  return rows[0] ?? null;
}

export async function isClosed(db: Db, playerId: string): Promise<boolean> {
  const { rows } = await sql`select from players.closures where player_id = ${playerId}`.execute(db);
  return rows.length > 0;
}

export interface ClosedAccount {
  playerId: string;
  closedAt: Date;
  /** What its player was told; null where nobody wrote it down yet. */
  keptYears: number | null;
}

/** Closed accounts that are not erased, of a day that may be before this one, by id, some at a time. */
export async function closedBefore(
  db: Db,
  { before, after, limit }: { before: Date; after: string | null; limit: number },
): Promise<ClosedAccount[]> {
  const { rows } = await sql<ClosedAccount>`
    select c.player_id as "playerId", c.closed_at as "closedAt", c.kept_years as "keptYears"
      from players.closures c
     where c.closed_at <= ${before} and (${after}::uuid is null or c.player_id > ${after}::uuid)
       and not exists (select from identity.erased_players e where e.player_id = c.player_id)
     order by c.player_id limit ${limit}`.execute(db);
  return rows;
}

/** Players who were erased since then. */
export async function erasedSince(db: Db, since: Date): Promise<string[]> {
  const { rows } = await sql<{ playerId: string }>`
    select player_id as "playerId" from identity.erased_players where erased_at >= ${since}`.execute(db);
  return rows.map(({ playerId }) => playerId);
}

/** Deletes what a player has told, and why they left; that they left, and when, stays. */
export async function deletePerson(trx: Db, playerId: string): Promise<void> {
  await sql`delete from players.profiles where player_id = ${playerId}`.execute(trx);
  await sql`delete from players.profile_events where player_id = ${playerId}`.execute(trx);
  await sql`delete from players.terms_acceptances where player_id = ${playerId}`.execute(trx);
  await sql`
    update players.closures set reason = null where player_id = ${playerId} and reason is not null`.execute(
    trx,
  );
}
