import { sql } from 'kysely';
import { API_CODES } from '@/lib/domain/api-codes';
import { toSafeMinor, type Currency } from '@/lib/money/money';
import { Problem } from '../../kernel/problem';
import type { Cell, Db } from '../store';

/** What an operator lets a limit be at most, in a currency, rounded down; null where it is the player's own. */
export async function fixedAt(
  db: Db,
  { playerId, kind, period, currency }: Cell & { playerId: string; currency: Currency },
): Promise<bigint | null> {
  const { rows } = await sql<{ most: bigint }>`
    select case when kind = 'time' or most_currency = ${currency} then most_amount
                else floor(most_amount * payments.rate_of(${currency}) / payments.rate_of(most_currency))::bigint end as most
      from protection.limits
     where player_id = ${playerId}::uuid and kind = ${kind}::protection.limit_kind
       and period = ${period}::protection.limit_period and most_amount is not null`.execute(db);
  return rows[0]?.most ?? null;
}

/** @throws Problem 409 `limit_fixed` with `maximum` for a limit above what an operator has set, and for none (null) */
export async function refuseAboveFixed(
  db: Db,
  { amount, ...cell }: Cell & { playerId: string; currency: Currency; amount: bigint | null },
): Promise<void> {
  const most = await fixedAt(db, cell);
  if (most === null || (amount !== null && amount <= most)) return;
  throw new Problem(409, API_CODES.limitFixed, 'an operator has set the limit', {
    maximum: toSafeMinor(most),
    currency: cell.currency,
  });
}

/** An operator lets a limit be so high at most, or lets the player choose again (null). What was asked for is forgotten. */
export async function fixLimit(
  trx: Db,
  playerId: string,
  { kind, period }: Cell,
  most: { amount: bigint; currency: Currency } | null,
): Promise<void> {
  await sql`
    update protection.limits
       set most_amount = ${most?.amount ?? null}, most_currency = ${most?.currency ?? null},
           next_kind = null, next_amount = null, next_from = null
     where player_id = ${playerId}::uuid and kind = ${kind}::protection.limit_kind
       and period = ${period}::protection.limit_period`.execute(trx);
}

/** @throws Problem 403 `deposits_stopped` while an operator lets nothing be paid in */
export async function refuseStopped(db: Db, playerId: string): Promise<void> {
  if (await stoppedSince(db, playerId)) {
    throw new Problem(403, API_CODES.depositsStopped, 'an operator lets the player pay nothing in');
  }
}

export async function stoppedSince(db: Db, playerId: string): Promise<Date | null> {
  const { rows } = await sql<{ since: Date }>`
    select since from protection.deposit_stops where player_id = ${playerId}::uuid`.execute(db);
  return rows[0]?.since ?? null;
}

/** @returns whether that changed anything */
export async function stopDeposits(
  trx: Db,
  playerId: string,
  isStopped: boolean,
  now: Date,
): Promise<boolean> {
  const { rows } = isStopped
    ? await sql`
        insert into protection.deposit_stops (player_id, since) values (${playerId}::uuid, ${now})
        on conflict do nothing returning player_id`.execute(trx)
    : await sql`delete from protection.deposit_stops where player_id = ${playerId}::uuid returning player_id`.execute(
        trx,
      );
  return rows.length > 0;
}
