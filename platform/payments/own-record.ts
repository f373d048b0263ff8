import { sql } from 'kysely';
import { coinDecimal } from './ask';
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
  /** Id of the bonus that it was made for. */
  bonusId: string | null;
  /** Stands for the card or wallet, and how the name on it compares with the player's. */
  instrument: string | null;
  nameMatch: string | null;
  transfers: OwnTransfer[];
  bankMoney: OwnBankMoney[];
  createdAt: Date;
  changedAt: Date;
}

/** Coins that came for a deposit. */
interface OwnTransfer {
  network: string;
  reference: string;
  /** The coin's exact decimal number. */
  coins: string;
  state: string;
  /** Minor units. */
  credited: bigint | null;
  at: Date;
}

/** Bank money that could not be booked. */
interface OwnBankMoney {
  amount: bigint;
  name: string;
  message: string;
  at: Date;
}

async function ownTransfers(db: Database, depositIds: readonly string[]) {
  const { rows } = await sql<{
    depositId: string;
    network: string;
    txid: string;
    amount: string;
    decimals: number;
    state: string;
    credited: bigint | null;
    at: Date;
  }>`
    select t.deposit_id as "depositId", t.network, t.txid, t.amount::text as amount,
           coalesce((d.ask ->> 'decimals')::integer, 0) as decimals, t.state, t.credited, t.seen_at as at
      from payments.transfers t join payments.deposits d on d.id = t.deposit_id
     where t.deposit_id = any (${[...depositIds]}::uuid[]) order by t.seen_at, t.txid, t.output`.execute(db);
  return rows.map(({ depositId, txid, amount, decimals, ...row }) => ({
    depositId,
    own: { ...row, reference: txid, coins: coinDecimal(BigInt(amount), decimals) },
  }));
}

async function ownBankMoney(db: Database, depositIds: readonly string[]) {
  const { rows } = await sql<{
    depositId: string | null;
    amount: bigint;
    name: string;
    message: string;
    at: Date;
  }>`
    select deposit_id as "depositId", amount, sender_name as name, description as message, received_at as at
      from payments.bank_money where deposit_id = any (${[...depositIds]}::uuid[]) order by received_at`.execute(
    db,
  );
  return rows.map(({ depositId, ...own }) => ({ depositId, own }));
}

/** Every deposit of a player, the oldest first, a page at a time. */
export async function readOwnDeposits(
  db: Database,
  playerId: string,
  { page, perPage }: { page: number; perPage: number },
): Promise<OwnDeposit[]> {
  const { rows } = await sql<
    Omit<OwnDeposit, 'status' | 'transfers' | 'bankMoney'> & { status: DepositStatus }
  >`
    select id, method, option, amount, received, currency, status, failure, game, bonus_id as "bonusId",
           instrument, name_match as "nameMatch", created_at as "createdAt", updated_at as "changedAt"
      from payments.deposits where player_id = ${playerId} order by created_at, id
     limit ${perPage} offset ${(page - 1) * perPage}`.execute(db);
  const ids = rows.map(({ id }) => id);
  const [transfers, money] = await Promise.all([ownTransfers(db, ids), ownBankMoney(db, ids)]);
  const of = <T>(all: readonly { depositId: string | null; own: T }[], id: string) =>
    all.filter(({ depositId }) => depositId === id).map(({ own }) => own);
  return rows.map((row) => ({
    ...row,
    status: publicStatus(row.status),
    transfers: of(transfers, row.id),
    bankMoney: of(money, row.id),
  }));
}

/**
 * Takes from a player's deposits what was only needed to begin them (the request, which holds an address, the page at the
 * payment company, what it asked for), the instrument, the network, and names and words of bank money. The deposits stay.
 */
export async function eraseBeginnings(db: Database, playerId: string): Promise<void> {
  await sql`
    update payments.deposits set charge_request = null, checkout_url = null, ask = null, instrument = null,
           name_match = null, network = null
     where player_id = ${playerId} and (charge_request is not null or checkout_url is not null or ask is not null
                                        or instrument is not null or name_match is not null or network is not null)`.execute(
    db,
  );
  await sql`
    update payments.bank_money set sender_name = '', description = ''
     where deposit_id in (select id from payments.deposits where player_id = ${playerId})
       and (sender_name <> '' or description <> '')`.execute(db);
}
