import { sql } from 'kysely';
import type { DocumentStore } from './storage';
import type { Db } from './store';

/**
 * Deletes all that a player has handed in and what was decided about it. Pictures go first: while the store is away the
 * rows that name them stay.
 */
export async function eraseDocuments(db: Db, documents: DocumentStore, playerId: string): Promise<void> {
  const { rows } = await sql<{ folder: string | null }>`
    select folder from verification.files where player_id = ${playerId} and folder is not null`.execute(db);
  for (const { folder } of rows) if (folder) await documents.deleteFolder(folder);
  await db.transaction().execute(async (trx) => {
    await sql`delete from verification.files where player_id = ${playerId}`.execute(trx);
    await sql`delete from verification.steps where player_id = ${playerId}`.execute(trx);
    await sql`delete from verification.cases where player_id = ${playerId}`.execute(trx);
    await sql`select verification.forget_reviews(${playerId}::uuid)`.execute(trx);
  });
}
