import { sql, type Kysely } from 'kysely';
import type { WheelField, WheelPrize, WheelWithheld } from '@/lib/domain/wheel';
import type { Currency } from '@/lib/money/money';

/** A connection: the database, or an open transaction. */
export type Db = Kysely<unknown>;

/** What the fields bring, and by whose rules. */
export interface WheelTable {
  version: number;
  /** Clockwise from the top. */
  fields: WheelField[];
  spinCampaign: string;
  bonusCampaign: string;
  wagering: number;
  madeAt: Date;
  madeBy: string | null;
  reason: string | null;
}

const TABLE = sql`
  version, fields, spin_campaign as "spinCampaign", bonus_campaign as "bonusCampaign", wagering, made_at as "madeAt",
  made_by as "madeBy", reason`;

/** The table that holds. */
export async function currentTable(db: Db): Promise<WheelTable> {
  const [table] = await lastTables(db, 1);
  if (!table) throw new Error('the wheel has no table');
  return table;
}

/** The last versions, the latest first. */
export async function lastTables(db: Db, limit: number): Promise<WheelTable[]> {
  const { rows } = await sql<WheelTable>`
    select ${TABLE} from wheel.tables order by version desc limit ${limit}`.execute(db);
  return rows;
}

/** Adds a version. @returns its number */
export async function addTable(trx: Db, table: Omit<WheelTable, 'version'>): Promise<number> {
  const { rows } = await sql<{ version: number }>`
    insert into wheel.tables (version, fields, spin_campaign, bonus_campaign, wagering, made_at, made_by, reason)
    select coalesce(max(version), 0) + 1, ${JSON.stringify(table.fields)}::jsonb, ${table.spinCampaign}, ${table.bonusCampaign},
           ${table.wagering}, ${table.madeAt}, ${table.madeBy}, ${table.reason}
      from wheel.tables returning version`.execute(trx);
  return rows[0]?.version ?? 0;
}

export interface WheelSwitch {
  isOn: boolean;
  at: Date;
  by: string | null;
  reason: string | null;
}

/** How operators have it. */
export async function readSwitch(db: Db): Promise<WheelSwitch> {
  const { rows } = await sql<WheelSwitch>`
    select is_on as "isOn", at, by, reason from wheel.switches order by id desc limit 1`.execute(db);
  return rows[0] ?? { isOn: false, at: new Date(0), by: null, reason: null };
}

/** Nobody else turns the switch, or makes a table, until the transaction ends. */
export async function lockWheel(trx: Db): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended('wheel', 0))`.execute(trx);
}

export async function addSwitch(trx: Db, { isOn, at, by, reason }: WheelSwitch): Promise<void> {
  await sql`insert into wheel.switches (is_on, at, by, reason) values (${isOn}, ${at}, ${by}, ${reason})`.execute(
    trx,
  );
}

/** What of an account decides whether prizes may be given to it. */
export async function accountOf(
  db: Db,
  playerId: string,
  now: Date,
): Promise<{ currency: Currency; isOpen: boolean } | undefined> {
  const { rows } = await sql<{ currency: Currency; isOpen: boolean }>`
    select i.currency, identity.may_be_offered(i, ${now}) as "isOpen"
      from identity.player_traits i where i.player_id = ${playerId}::uuid`.execute(db);
  return rows[0];
}

/** When a player may turn the wheel. */
export interface Turn {
  /** Of the player's zone: `YYYY-MM-DD`. */
  day: string;
  zone: string;
  /** When the day ends there. */
  endsAt: Date;
  /** Until when there is no other turn; null where there is one now. */
  waitsUntil: Date | null;
}

/**
 * A day has one turn. After one the next midnight is waited for as it was told then: who moves to another zone has no other
 * turn for it, and none for a day that they have had.
 */
export async function readTurn(db: Db, playerId: string, now: Date): Promise<Turn> {
  const { rows } = await sql<Turn>`
    select d.day::text as day, d.zone, d.ends_at as "endsAt",
           (select greatest(case when s.next_at > ${now} then s.next_at end,
                            case when s.day >= d.day then (s.day + 1)::timestamp at time zone d.zone end)
              from wheel.spins s where s.player_id = ${playerId}::uuid order by s.at desc limit 1) as "waitsUntil"
      from wheel.day_of(${playerId}::uuid, ${now}) d`.execute(db);
  const [turn] = rows;
  if (!turn) throw new Error('there is no day');
  return turn;
}

/** What the next turns of a player are drawn from. */
export interface WheelSeeds {
  id: string;
  serverSeed: string;
  nextSeed: string;
  clientSeed: string;
  nonce: number;
}

const SEEDS = sql`id, server_seed as "serverSeed", next_seed as "nextSeed", client_seed as "clientSeed", nonce`;

/** The seeds in use; the player's first ones are made where there are none. */
export async function seedsOf(
  db: Db,
  playerId: string,
  first: Omit<WheelSeeds, 'nonce'>,
  now: Date,
): Promise<WheelSeeds> {
  const known = await sql<WheelSeeds>`
    select ${SEEDS} from wheel.seeds where player_id = ${playerId}::uuid and told_at is null`.execute(db);
  if (known.rows[0]) return known.rows[0];
  await addSeeds(db, playerId, { ...first, nonce: 0 }, now);
  return seedsOf(db, playerId, first, now);
}

/** The same, which nobody else draws from or changes until the transaction ends. */
export async function lockSeeds(
  trx: Db,
  playerId: string,
  first: Omit<WheelSeeds, 'nonce'>,
  now: Date,
): Promise<WheelSeeds> {
  await seedsOf(trx, playerId, first, now);
  const { rows } = await sql<WheelSeeds>`
    select ${SEEDS} from wheel.seeds where player_id = ${playerId}::uuid and told_at is null for update`.execute(
    trx,
  );
  // Told while this waited: the ones after them are there now.
  return rows[0] ?? lockSeeds(trx, playerId, first, now);
}

export async function addSeeds(db: Db, playerId: string, seeds: WheelSeeds, now: Date): Promise<void> {
  await sql`
    insert into wheel.seeds (id, player_id, server_seed, next_seed, client_seed, nonce, since)
    values (${seeds.id}, ${playerId}, ${seeds.serverSeed}, ${seeds.nextSeed}, ${seeds.clientSeed}, ${seeds.nonce}, ${now})
    on conflict (player_id) where told_at is null do nothing`.execute(db);
}

export async function tellSeeds(trx: Db, id: string, now: Date): Promise<void> {
  await sql`update wheel.seeds set told_at = ${now} where id = ${id} and told_at is null`.execute(trx);
}

export async function changeWords(trx: Db, id: string, clientSeed: string): Promise<void> {
  await sql`update wheel.seeds set client_seed = ${clientSeed} where id = ${id} and nonce = 0`.execute(trx);
}

/** A turn and what it brought. */
export interface WheelSpin {
  id: string;
  day: string;
  at: Date;
  tableVersion: number;
  /** From 0, clockwise from the top. */
  field: number;
  kind: WheelPrize;
  currency: Currency;
  /** Minor units of a bonus. */
  amount: bigint;
  freeSpins: number;
  points: number;
  withheld: WheelWithheld | null;
  grantId: string | null;
}

export interface NewSpin extends WheelSpin {
  playerId: string;
  /** Of the press: the same one is the same turn. */
  key: string;
  zone: string;
  nextAt: Date;
  seedsId: string;
  nonce: number;
  /** What it is counted as, minor units. */
  worth: bigint;
}

/** Writes down a turn, and that the seeds are one further. */
export async function addSpin(trx: Db, spin: NewSpin): Promise<void> {
  await sql`
    insert into wheel.spins (id, player_id, key, day, time_zone, at, next_at, seeds_id, nonce, table_version, field, kind,
                             currency, amount, free_spins, points, worth, withheld, grant_id)
    values (${spin.id}, ${spin.playerId}, ${spin.key}, ${spin.day}::date, ${spin.zone}, ${spin.at}, ${spin.nextAt}, ${spin.seedsId},
            ${spin.nonce}, ${spin.tableVersion}, ${spin.field}, ${spin.kind}, ${spin.currency}, ${spin.amount},
            ${spin.freeSpins}, ${spin.points}, ${spin.worth}, ${spin.withheld}, ${spin.grantId})`.execute(
    trx,
  );
  await sql`update wheel.seeds set nonce = nonce + 1 where id = ${spin.seedsId}`.execute(trx);
}

/** A turn with what it was drawn from. */
export interface DrawnSpin extends WheelSpin {
  nonce: number;
  clientSeed: string;
  serverSeed: string;
  /** Whether the player has asked for new seeds since. */
  isTold: boolean;
  fields: WheelField[];
}

/** A player's turns, the latest first. @param key of one press alone */
export async function listSpins(
  db: Db,
  playerId: string,
  limit: number,
  key: string | null = null,
): Promise<DrawnSpin[]> {
  const { rows } = await sql<DrawnSpin>`
    select s.id, s.day::text as day, s.at, s.table_version as "tableVersion", s.field, s.kind, s.currency, s.amount,
           s.free_spins as "freeSpins", s.points, s.withheld, s.grant_id as "grantId", s.nonce, e.client_seed as "clientSeed",
           e.server_seed as "serverSeed", e.told_at is not null as "isTold", t.fields
      from wheel.spins s
      join wheel.seeds e on e.id = s.seeds_id
      join wheel.tables t on t.version = s.table_version
     where s.player_id = ${playerId}::uuid and (${key}::text is null or s.key = ${key}::text)
     order by s.at desc limit ${limit}`.execute(db);
  return rows;
}

/** Words that a player has given for the draw, and since when. */
export async function listSeeds(
  db: Db,
  playerId: string,
): Promise<{ clientSeed: string; since: Date; told: Date | null; turns: number }[]> {
  const { rows } = await sql<{ clientSeed: string; since: Date; told: Date | null; turns: number }>`
    select client_seed as "clientSeed", since, told_at as told, nonce as turns
      from wheel.seeds where player_id = ${playerId}::uuid order by since, id`.execute(db);
  return rows;
}

/** Takes a player from their turns and seeds; what was given for them stays in the books. */
export async function forgetPlayer(db: Db, playerId: string): Promise<void> {
  await sql`update wheel.spins set player_id = null, time_zone = null where player_id = ${playerId}::uuid`.execute(
    db,
  );
  await sql`
    update wheel.seeds set player_id = null, client_seed = '-' where player_id = ${playerId}::uuid`.execute(
    db,
  );
}
