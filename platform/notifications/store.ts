import { sql, type Kysely } from 'kysely';
import { z } from 'zod';
import type { PushMessage } from './push-messages';

/** A connection: the database, or an open transaction. */
export type Db = Kysely<unknown>;

/** Days that a stored message can be resumed. */
export const EVENTS_KEPT_DAYS = 7;
/** The most messages of one resume; older ones can be read in the account. */
const RESUME_MAX = 200;

/** Name of the LISTEN/NOTIFY channel that all platform instances share. */
export const CHANNEL = 'parlour_push';

export interface StoredEvent {
  /** Rising per player in the order of commits. Far below 2^53. */
  id: number;
  message: PushMessage;
}

/**
 * Stores a message and announces it when the transaction commits. Messages of one player are written one after
 * another, so that their ids rise in the order in which they become visible: a resume after an id misses none.
 */
export async function appendEvent(trx: Db, playerId: string, message: PushMessage): Promise<number> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`push ${playerId}`}, 0))`.execute(trx);
  const { rows } = await sql<{ id: string }>`
    insert into notifications.events (player_id, type, data)
    values (${playerId}, ${message.type}, ${JSON.stringify(message.data)}::jsonb)
    returning id::text`.execute(trx);
  const id = Number(rows[0]?.id);
  await announce(trx, [{ messages: [playerId] }]);
  return id;
}

/** The newest event of a player, 0 without any: where a fresh stream starts. */
export async function newestEventId(db: Db, playerId: string): Promise<number> {
  const { rows } = await sql<{ id: string | null }>`
    select max(id)::text as id from notifications.events where player_id = ${playerId}`.execute(db);
  return Number(rows[0]?.id ?? 0);
}

/** What a player was sent after an event, oldest first. */
export async function eventsAfter(db: Db, playerId: string, after: number): Promise<StoredEvent[]> {
  const { rows } = await sql<{ id: string; type: string; data: unknown }>`
    select id::text, type, data from notifications.events
     where player_id = ${playerId} and id > ${after} and created_at > now() - make_interval(days => ${EVENTS_KEPT_DAYS})
     order by id limit ${RESUME_MAX}`.execute(db);
  return rows.map(({ id, type, data }) => ({ id: Number(id), message: { type, data } as PushMessage }));
}

const ids = z.array(z.string()).optional();

/** An announcement of one instance to all; never what a player sees. */
const announcementSchema = z.object({ balances: ids, messages: ids, sessions: ids, blocked: ids });

/** @returns null for an invalid one: any client of the database can send them, and so might another version */
export function readAnnouncement(payload: string): Announcement | null {
  try {
    return announcementSchema.parse(JSON.parse(payload));
  } catch {
    return null;
  }
}

export interface Announcement {
  /** Players whose balance has changed. */
  balances?: string[];
  /** Players who have a new stored message. */
  messages?: string[];
  /** Log-ins that are over. */
  sessions?: string[];
  /** Players who were blocked; the database announces them itself (identity/sql/blocked-streams.sql). */
  blocked?: string[];
}

/** Sends announcements to all instances, this one too; one statement however many there are. */
export async function announce(db: Db, announcements: readonly Announcement[]): Promise<void> {
  const payloads = announcements.map((announcement) => JSON.stringify(announcement));
  await sql`select pg_notify(${CHANNEL}, payload) from unnest(${payloads}::text[]) as payload`.execute(db);
}

/** Deletes messages that can no longer be resumed. @returns how many. */
export async function sweepEvents(db: Db): Promise<number> {
  const result = await sql`
    delete from notifications.events where created_at < now() - make_interval(days => ${EVENTS_KEPT_DAYS})`.execute(
    db,
  );
  return Number(result.numAffectedRows ?? 0n);
}

export async function deleteEventsOf(db: Db, playerId: string): Promise<void> {
  await sql`delete from notifications.events where player_id = ${playerId}`.execute(db);
}
