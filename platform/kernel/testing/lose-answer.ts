import { sql, type Kysely } from 'kysely';

/** As if the process had died after the call with this key was carried out, and before its answer was stored. */
export async function loseAnswer(db: Kysely<unknown>, key: string): Promise<void> {
  const { numAffectedRows } = await sql`
    update kernel.idempotency_keys
       set status = null, body = null, created_at = created_at - interval '1 hour'
     where key = ${key} and status is not null`.execute(db);
  if (numAffectedRows !== 1n) throw new Error(`no call with the key ${key} was answered`);
}
