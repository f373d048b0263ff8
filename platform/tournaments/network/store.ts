import { sql } from 'kysely';
import type { Currency } from '@/lib/money/money';
import type { Db } from '../store';
import type { ToldBoard, ToldPlace, ToldTournament } from './studio';

/** What was told is written down again when it differs, or is older than this. */
const STORED_FOR = sql`interval '1 minute'`;

/** A tournament of the studio as it was told last. */
export interface NetworkRow {
  code: string;
  told: ToldTournament;
  startsAt: Date;
  endsAt: Date;
  toldAt: Date;
}

const ROW = sql`t.code, t.told, t.starts_at as "startsAt", t.ends_at as "endsAt", t.told_at as "toldAt"`;

/** Those that are not over since a moment. */
export async function listTold(db: Db, endingAfter: Date): Promise<NetworkRow[]> {
  const { rows } = await sql<NetworkRow>`
    select ${ROW} from tournaments.network_tournaments t where t.ends_at > ${endingAfter} order by t.starts_at, t.code`.execute(
    db,
  );
  return rows;
}

export async function findTold(db: Db, code: string): Promise<NetworkRow | undefined> {
  const { rows } = await sql<NetworkRow>`
    select ${ROW} from tournaments.network_tournaments t where t.code = ${code}`.execute(db);
  return rows[0];
}

/** Writes down what the studio told. @returns codes of tournaments that are new or are told otherwise than before */
export async function storeTold(db: Db, told: readonly ToldTournament[], now: Date): Promise<string[]> {
  if (told.length === 0) return [];
  const { rows } = await sql<{ code: string; isChanged: boolean }>`
    with known as (
      select code, told from tournaments.network_tournaments
    ), stored as (
      insert into tournaments.network_tournaments as t (code, told, starts_at, ends_at, told_at)
      select one ->> 'code', one, (one ->> 'starts_at')::timestamptz, (one ->> 'ends_at')::timestamptz, ${now}
        from jsonb_array_elements(${JSON.stringify(told)}::jsonb) one
      on conflict (code) do update
         set told = excluded.told, starts_at = excluded.starts_at, ends_at = excluded.ends_at, told_at = excluded.told_at
       where t.told is distinct from excluded.told or t.told_at < excluded.told_at - ${STORED_FOR}
      returning t.code, t.told
    )
    select s.code, s.told is distinct from k.told as "isChanged" from stored s left join known k on k.code = s.code`.execute(
    db,
  );
  return rows.filter(({ isChanged }) => isChanged).map(({ code }) => code);
}

export async function storeBoard(db: Db, code: string, board: ToldBoard, now: Date): Promise<void> {
  await sql`
    update tournaments.network_tournaments set board = ${JSON.stringify(board)}::jsonb, board_at = ${now}
     where code = ${code}
       and (board_at is null or board_at < ${now}::timestamptz - ${STORED_FOR}
            or board ->> 'final' is distinct from ${String(board.final)}::text)`.execute(db);
}

/** The leaderboard that was told last. */
export async function findBoard(
  db: Db,
  code: string,
): Promise<{ board: ToldBoard | null; at: Date | null } | undefined> {
  const { rows } = await sql<{ board: ToldBoard | null; at: Date | null }>`
    select board, board_at as at from tournaments.network_tournaments where code = ${code}`.execute(db);
  return rows[0];
}

export interface NetworkPlayer {
  currency: Currency;
  joinedAt: Date;
  leftAt: Date | null;
  place: number | null;
  points: bigint;
  rounds: number;
  placedAt: Date | null;
}

const PLAYER = sql`
  p.currency, p.joined_at as "joinedAt", p.left_at as "leftAt", p.place, p.points, p.rounds, p.placed_at as "placedAt"`;

export async function findPlayer(db: Db, code: string, playerId: string): Promise<NetworkPlayer | null> {
  const { rows } = await sql<NetworkPlayer>`
    select ${PLAYER} from tournaments.network_players p where p.code = ${code} and p.player_id = ${playerId}`.execute(
    db,
  );
  return rows[0] ?? null;
}

/** Who of some players takes part. */
export async function takingPart(db: Db, code: string, playerIds: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ playerId: string }>`
    select player_id as "playerId" from tournaments.network_players
     where code = ${code} and player_id = any (${[...playerIds]}::uuid[]) and left_at is null`.execute(db);
  return rows.map(({ playerId }) => playerId);
}

/** Takes a player in, or back who has left. */
export async function join(
  db: Db,
  { code, playerId, currency, at }: { code: string; playerId: string; currency: string; at: Date },
): Promise<Date> {
  const { rows } = await sql<{ joinedAt: Date }>`
    insert into tournaments.network_players as p (code, player_id, currency, joined_at)
    values (${code}, ${playerId}, ${currency}, ${at})
    on conflict (code, player_id) do update
       set joined_at = case when p.left_at is null then p.joined_at else excluded.joined_at end,
           currency = case when p.left_at is null then p.currency else excluded.currency end,
           left_at = null, left_told_at = null
    returning p.joined_at as "joinedAt"`.execute(db);
  return rows[0]?.joinedAt ?? at;
}

/** Takes a player out of those that are not over; the studio is told later. */
export async function leave(db: Db, playerId: string, now: Date): Promise<void> {
  await sql`
    update tournaments.network_players set left_at = ${now}
     where player_id = ${playerId} and left_at is null and placed_at is null`.execute(db);
}

/** Who has left without the studio knowing. */
export async function leftUntold(db: Db): Promise<{ code: string; playerId: string }[]> {
  const { rows } = await sql<{ code: string; playerId: string }>`
    select code, player_id as "playerId" from tournaments.network_players
     where left_at is not null and left_told_at is null order by left_at limit 100`.execute(db);
  return rows;
}

export async function endTelling(db: Db, code: string, playerId: string, now: Date): Promise<void> {
  await sql`
    update tournaments.network_players set left_told_at = ${now}
     where code = ${code} and player_id = ${playerId} and left_at is not null`.execute(db);
}

/** Codes of tournaments that were over at a moment, and some of whose players have no last place yet. */
export async function toPlace(db: Db, over: Date): Promise<string[]> {
  const { rows } = await sql<{ code: string }>`
    select distinct p.code from tournaments.network_players p join tournaments.network_tournaments t on t.code = p.code
     where p.left_at is null and p.placed_at is null and t.ends_at <= ${over} order by p.code`.execute(db);
  return rows.map(({ code }) => code);
}

export async function playersToPlace(db: Db, code: string, most: number): Promise<string[]> {
  const { rows } = await sql<{ playerId: string }>`
    select player_id as "playerId" from tournaments.network_players
     where code = ${code} and left_at is null and placed_at is null order by player_id limit ${most}`.execute(
    db,
  );
  return rows.map(({ playerId }) => playerId);
}

/** Writes down last places; whom the studio does not name has none. */
export async function storePlaces(
  db: Db,
  code: string,
  { playerIds, places }: { playerIds: readonly string[]; places: readonly ToldPlace[] },
  now: Date,
): Promise<void> {
  await sql`
    update tournaments.network_players p
       set placed_at = ${now}, place = told.place, points = coalesce(told.points, 0), rounds = coalesce(told.rounds, 0)
      from unnest(${[...playerIds]}::uuid[]) as asked (player_id)
      left join jsonb_to_recordset(${JSON.stringify(places)}::jsonb)
             as told (player_id uuid, place integer, points bigint, rounds integer) on told.player_id = asked.player_id
     where p.code = ${code} and p.player_id = asked.player_id and p.placed_at is null`.execute(db);
}

export interface Joined extends NetworkRow {
  joinedAt: Date;
}

/** Those that a player takes part in, the newest first. */
export async function listJoined(db: Db, playerId: string, limit: number): Promise<Joined[]> {
  const { rows } = await sql<Joined>`
    select ${ROW}, p.joined_at as "joinedAt"
      from tournaments.network_players p join tournaments.network_tournaments t on t.code = p.code
     where p.player_id = ${playerId} and p.left_at is null order by t.starts_at desc, t.code limit ${limit}`.execute(
    db,
  );
  return rows;
}

/** Names of players as leaderboards show them: what they are made of. */
export async function namesOf(
  db: Db,
  playerIds: readonly string[],
): Promise<{ playerId: string; email: string; isHidden: boolean }[]> {
  if (playerIds.length === 0) return [];
  const { rows } = await sql<{ playerId: string; email: string; isHidden: boolean }>`
    select d.player_id as "playerId", d.email, h.player_id is not null as "isHidden"
      from identity.player_directory d left join tournaments.hidden_names h on h.player_id = d.player_id
     where d.player_id = any (${[...playerIds]}::uuid[])`.execute(db);
  return rows;
}

export async function deletePlayer(db: Db, playerId: string): Promise<void> {
  await sql`delete from tournaments.network_players where player_id = ${playerId}`.execute(db);
}
