import { sql } from 'kysely';
import type { Db } from './store';

/**
 * Whether there is something in an account that is worth more than its being easy to get back: money that came or went
 * through it, or documents that were handed in.
 */
export async function holdsSomething(db: Db, playerId: string): Promise<boolean> {
  const { rows } = await sql`
    select from ledger.wallets where player_id = ${playerId} and version > 0
    union all
    select from verification.standing where player_id = ${playerId}
    limit 1`.execute(db);
  return rows.length > 0;
}
