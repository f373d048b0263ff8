import { sql } from 'kysely';
import { publicStatus, type DepositStatus, type LedgerDepositStatus } from './deposit-state';
import type { Database } from './store';

/** A deposit as it is kept; amounts are minor units. */
export interface OwnDeposit {
  id: string;
  method: string;
  option: string | null;
  amount: bigint;
  received: bigint | null;
  currency: string;
  status: LedgerDepositStatus;
  failure: string | null;
  /** The game that it was begun in, by the name in its address. */
  game: string | null;
  createdAt: Date;
  changedAt: Date;
}

/** Every deposit of a player, the oldest first, a page at a time. */
export async function readOwnDeposits(
  db: Database,
  playerId: string,
  { page, perPage }: { page: number; perPage: number },
): Promise<OwnDeposit[]> {
  const { rows } = await sql<Omit<OwnDeposit, 'status'> & { status: DepositStatus }>`
    select id, method, option, amount, received, currency, status, failure, game, created_at as "createdAt",
           updated_at as "changedAt"
      from payments.deposits where player_id = ${playerId} order by created_at, id
     limit ${perPage} offset ${(page - 1) * perPage}`.execute(db);
  return rows.map((row) => ({ ...row, status: publicStatus(row.status) }));
}

/**
 * Takes from a player's deposits what was only needed to begin them (the request, which holds an address, the page at the
 * payment company, what it asked for), the instrument, and names and words of bank money. The deposits stay.
 */
export async function eraseBeginnings(db: Database, playerId: string): Promise<void> {
  await sql`
    update payments.deposits set charge_request = null, checkout_url = null, ask = null, instrument = null,
           name_match = null
     where player_id = ${playerId} and (charge_request is not null or checkout_url is not null or ask is not null
                                        or instrument is not null or name_match is not null)`.execute(db);
  await sql`
    update payments.bank_money set sender_name = '', description = ''
     where deposit_id in (select id from payments.deposits where player_id = ${playerId})
       and (sender_name <> '' or description <> '')`.execute(db);
}
