import { sql } from 'kysely';
import type { Database } from './store';

/**
 * Whether a refund or chargeback of the player's is still owed to the company, since the balance didn't cover it. What
 * was paid in stays as it is until the transaction ends: one that becomes owed waits, and then finds the money held.
 */
export async function lockOwed(trx: Database, playerId: string): Promise<boolean> {
  const { rows } = await sql<{ refund_due: boolean }>`
    select refund_due from payments.deposits
     where player_id = ${playerId} and status = 'complete' order by id for share`.execute(trx);
  return rows.some(({ refund_due: isDue }) => isDue);
}
