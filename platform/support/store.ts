import { sql, type Kysely } from 'kysely';
import type { LanguageCode } from '@/lib/domain/locales';
import type { SupportTopic } from '@/lib/domain/support';
import { OWN_ROWS } from '../kernel/own-rows';

/** A connection: the database, or an open transaction. */
export type Db = Kysely<unknown>;

export interface NewRequest {
  reference: string;
  playerId: string | null;
  verified: boolean;
  name: string;
  email: string;
  topic: SupportTopic;
  message: string;
  language: LanguageCode;
}

export interface StoredRequest extends NewRequest {
  writtenAt: Date;
  mailedAt: Date | null;
}

/** @returns the request's id, or null when the reference is taken. */
export async function insertRequest(db: Db, request: NewRequest): Promise<string | null> {
  const { reference, playerId, verified, name, email, topic, message, language } = request;
  const { rows } = await sql<{ id: string }>`
    insert into support.requests (reference, player_id, verified, name, email, topic, message, language)
    values (${reference}, ${playerId}, ${verified}, ${name}, ${email}, ${topic}, ${message}, ${language})
    on conflict (reference) do nothing
    returning id`.execute(db);
  return rows[0]?.id ?? null;
}

export async function findRequest(db: Db, id: string): Promise<StoredRequest | null> {
  const { rows } = await sql<StoredRequest>`
    select reference, player_id as "playerId", verified, name, email, topic, message, language,
           created_at as "writtenAt", mailed_at as "mailedAt"
      from support.requests where id = ${id}`.execute(db);
  return rows[0] ?? null;
}

export async function markMailed(db: Db, id: string, at: Date): Promise<void> {
  await sql`update support.requests set mailed_at = ${at} where id = ${id}`.execute(db);
}

/** A message as its writer knows it. */
export interface OwnMessage {
  reference: string;
  topic: SupportTopic;
  message: string;
  writtenAt: Date;
}

export async function listOf(db: Db, playerId: string): Promise<OwnMessage[]> {
  const { rows } = await sql<OwnMessage>`
    select reference, topic, message, created_at as "writtenAt" from support.requests
     where player_id = ${playerId} order by created_at desc limit ${OWN_ROWS}`.execute(db);
  return rows;
}

/** What the player has written, logged in or, from their address, not. */
export async function deleteOf(db: Db, playerId: string, address: string | null): Promise<void> {
  await sql`
    delete from support.requests
     where player_id = ${playerId} or (player_id is null and lower(email) = lower(${address}::text))`.execute(
    db,
  );
}

/** What was written by nobody who was logged in, and is older: no erasure of an account would find all of it. */
export async function deleteStrangers(db: Db, before: Date): Promise<void> {
  await sql`delete from support.requests where player_id is null and created_at < ${before}`.execute(db);
}
