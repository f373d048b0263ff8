import { sql } from 'kysely';
import type { Db } from './store';

/** Removes expired rows. */
export async function sweep(db: Db, now: Date): Promise<void> {
  await sql`delete from identity.sessions where expires_at <= ${now}`.execute(db);
  await sql`delete from identity.verifications where expires_at <= ${now}`.execute(db);
  await sql`delete from identity.login_tries where expires_at <= ${now}`.execute(db);
  await sql`delete from identity.one_time_links where expires_at <= ${now}`.execute(db);
  await sql`delete from identity.email_changes where expires_at <= ${now}`.execute(db);
}
