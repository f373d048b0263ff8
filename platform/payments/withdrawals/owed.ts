import { sql } from 'kysely';
import type { Currency } from '@/lib/money/money';
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

/** What is owed like this now. */
export interface Owed {
  /** Minor units, above 0. */
  amount: bigint;
  currency: Currency;
}

/** What a player owes like this: in a currency, else in another one. @returns null when it is nothing */
export async function readOwed(db: Database, playerId: string, currency: Currency): Promise<Owed | null> {
  const { rows } = await sql<Owed>`
    select sum(received)::bigint as amount, currency from payments.deposits
     where player_id = ${playerId} and refund_due
     group by currency order by (currency = ${currency}) desc, currency limit 1`.execute(db);
  return rows[0] ?? null;
}
