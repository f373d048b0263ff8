import { sql } from 'kysely';
import { currencyOrDefault, type Currency } from '@/lib/money/money';
import type { Db } from './store';

/** Puts another currency into use. The player's row is locked. @returns the one before */
export async function changeCurrency(trx: Db, playerId: string, currency: Currency): Promise<Currency> {
  const { rows } = await sql<{ currency: string }>`
    select currency from identity.players where id = ${playerId}`.execute(trx);
  await sql`
    update identity.players set currency = ${currency}, updated_at = now()
     where id = ${playerId} and currency <> ${currency}`.execute(trx);
  return currencyOrDefault(rows[0]?.currency);
}

/** The currency in use, which nobody changes until the transaction ends; null without a player. */
export async function currencyInUse(trx: Db, playerId: string): Promise<Currency | null> {
  const { rows } = await sql<{ currency: string }>`
    select currency from identity.players where id = ${playerId} for share`.execute(trx);
  return rows[0] ? currencyOrDefault(rows[0].currency) : null;
}
