import { sql, type Kysely } from 'kysely';

/** A connection: the database, or an open transaction. */
export type Db = Kysely<unknown>;

export interface Note {
  id: bigint;
  operator: string;
  text: string;
  createdAt: Date;
}

/** @returns the note, and whether it is new: the operator's key may have written it before. */
export async function insertNote(
  trx: Db,
  note: { playerId: string; operator: string; text: string; key: string; now: Date },
): Promise<{ note: Note; isNew: boolean }> {
  const columns = sql`id, operator, text, created_at as "createdAt"`;
  const written = await sql<Note>`
    insert into office.notes (player_id, operator, text, key, created_at)
    values (${note.playerId}, ${note.operator}, ${note.text}, ${note.key}, ${note.now})
    on conflict (operator, key) where key is not null do nothing
    returning ${columns}`.execute(trx);
  const known = async () =>
    (
      await sql<Note>`select ${columns} from office.notes where operator = ${note.operator} and key = ${note.key}`.execute(
        trx,
      )
    ).rows[0];
  const row = written.rows[0] ?? (await known());
  if (!row) throw new Error('the note was not stored');
  return { note: row, isNew: written.rows.length > 0 };
}

/** The latest notes of a player, the latest first. */
export async function listNotes(db: Db, playerId: string): Promise<Note[]> {
  const { rows } = await sql<Note>`
    select id, operator, text, created_at as "createdAt" from office.notes
     where player_id = ${playerId} order by id desc limit 200`.execute(db);
  return rows;
}

export interface Block {
  operator: string;
  reason: string;
  blockedAt: Date;
}

/** The block in force that the office has set; null for none. */
export async function findBlock(db: Db, playerId: string): Promise<Block | null> {
  const { rows } = await sql<Block>`
    select operator, reason, blocked_at as "blockedAt" from office.blocks
     where player_id = ${playerId} and lifted_at is null`.execute(db);
  return rows[0] ?? null;
}

export interface OwnBlock {
  blockedAt: Date;
  liftedAt: Date | null;
}

/** Every block there ever was, without who of the house set it and why: the player reads the letter about it. */
export async function listBlocks(db: Db, playerId: string): Promise<OwnBlock[]> {
  const { rows } = await sql<OwnBlock>`
    select blocked_at as "blockedAt", lifted_at as "liftedAt" from office.blocks
     where player_id = ${playerId} order by id`.execute(db);
  return rows;
}

export async function insertBlock(
  trx: Db,
  block: { playerId: string; operator: string; reason: string; now: Date },
): Promise<void> {
  await sql`
    insert into office.blocks (player_id, operator, reason, blocked_at)
    values (${block.playerId}, ${block.operator}, ${block.reason}, ${block.now})`.execute(trx);
}

/** @returns whether there was a block in force. */
export async function liftBlock(trx: Db, playerId: string, operator: string, now: Date): Promise<boolean> {
  const { rows } = await sql`
    update office.blocks set lifted_by = ${operator}, lifted_at = ${now}
     where player_id = ${playerId} and lifted_at is null returning 1 as one`.execute(trx);
  return rows.length > 0;
}

/** Deletes what operators wrote about a player, and why they did not let them in. */
export async function deleteWordsAbout(db: Db, playerId: string): Promise<void> {
  await sql`delete from office.notes where player_id = ${playerId}`.execute(db);
  await sql`delete from office.blocks where player_id = ${playerId}`.execute(db);
}
