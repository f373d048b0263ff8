import { sql } from 'kysely';
import type { JackpotName } from '@/lib/domain/jackpots';
import type { Currency } from '@/lib/money/money';
import { idOf, type Db } from './store';

/** Moves the casino's own money into the jackpots of a currency; a key moves it once. @returns the transaction's id. */
export const feedJackpots = (
  db: Db,
  feed: {
    from: 'gaming' | 'promotions';
    currency: Currency;
    amounts: Record<JackpotName, bigint>;
    idempotencyKey: string;
  },
) =>
  idOf(
    db,
    sql`select ledger.feed_jackpots(${feed.idempotencyKey}, ${feed.from}, ${feed.currency}, ${feed.amounts.max},
                                    ${feed.amounts.mid}, ${feed.amounts.mini}) as id`,
  );

/** Pays a player out of a jackpot; a key pays once. @returns the transaction's id. */
export const payJackpot = (
  db: Db,
  win: { playerId: string; currency: Currency; jackpot: JackpotName; amount: bigint; idempotencyKey: string },
) =>
  idOf(
    db,
    sql`select ledger.pay_jackpot(${win.idempotencyKey}, ${win.playerId}, ${win.currency},
                                  ${`jackpot_${win.jackpot}`}::ledger.account_kind, ${win.amount},
                                  ${`jackpot-${win.jackpot}`}) as id`,
  );

/** Balances of a currency's jackpots, minor units; without those whose account is not open yet. */
export async function findJackpots(
  db: Db,
  currency: Currency,
): Promise<{ jackpot: JackpotName; amount: bigint }[]> {
  const { rows } = await sql<{ jackpot: JackpotName; amount: bigint }>`
    select replace(kind::text, 'jackpot_', '') as jackpot, coalesce(balance, 0) as amount from ledger.accounts
     where player_id is null and currency = ${currency} and kind in ('jackpot_max', 'jackpot_mid', 'jackpot_mini')`.execute(
    db,
  );
  return rows;
}
