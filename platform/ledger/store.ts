import { sql, type Kysely, type RawBuilder } from 'kysely';
import type { TransactionStatus } from '@/lib/domain/transactions';
import type { Currency } from '@/lib/money/money';
import type { FoundTransaction, PlayerBalances } from './reading';

/** A connection: the database, or an open transaction. */
export type Db = Kysely<unknown>;

export async function openAccounts(db: Db, playerId: string, currency: Currency): Promise<void> {
  await sql`select ledger.open_accounts(${playerId}, ${currency})`.execute(db);
}

interface WalletRow {
  currency: Currency;
  real: bigint;
  bonus: bigint;
  held: bigint;
  deposit_wager: bigint;
  withdrawable: bigint;
  version: bigint;
}

const balancesIn = (rows: WalletRow[]): PlayerBalances | null => {
  const row = rows[0];
  if (!row) return null;
  const { deposit_wager: depositWager, ...rest } = row;
  return { ...rest, depositWager };
};

const WALLET = sql`w.currency, w.real, w.bonus, w.held, w.deposit_wager, w.withdrawable, w.version`;

/** The player's wallet; with several, the one of the currency that the account is kept in. */
export async function findBalances(db: Db, playerId: string): Promise<PlayerBalances | null> {
  const { rows } = await sql<WalletRow>`
    select ${WALLET} from ledger.wallets w
      left join identity.player_standing p on p.player_id = w.player_id
     where w.player_id = ${playerId}
     order by (w.currency = p.currency) desc nulls last, w.currency
     limit 1`.execute(db);
  return balancesIn(rows);
}

/** Every wallet of a player, by currency. */
export async function findWallets(db: Db, playerId: string): Promise<PlayerBalances[]> {
  const { rows } = await sql<WalletRow>`
    select ${WALLET} from ledger.wallets w where w.player_id = ${playerId} order by w.currency`.execute(db);
  return rows.flatMap((row) => balancesIn([row]) ?? []);
}

/** @returns the transaction; null when there was no bonus money */
export async function zeroBonus(
  db: Db,
  o: Omit<Opening, 'method' | 'amount'> & { type: 'zeroing' | 'cancel_bonus_fine' },
): Promise<string | null> {
  const { rows } = await sql<{ id: string | null }>`
    select ledger.zero_bonus(${o.playerId}, ${o.currency}, ${o.type}, ${o.idempotencyKey}, ${o.reference}) as id`.execute(
    db,
  );
  return rows[0]?.id ?? null;
}

/** @returns the transaction that gave bonus money back; null when there was none */
export async function leaveWallet(db: Db, o: Omit<Opening, 'method' | 'amount'>): Promise<string | null> {
  const { rows } = await sql<{ id: string | null }>`
    select ledger.leave_wallet(${o.playerId}, ${o.currency}, ${o.idempotencyKey}, ${o.reference}) as id`.execute(
    db,
  );
  return rows[0]?.id ?? null;
}

/** The wallet that a transaction belongs to. */
export async function findBalancesOf(db: Db, transactionId: string): Promise<PlayerBalances | null> {
  const { rows } = await sql<WalletRow>`
    select ${WALLET} from ledger.transactions t
      join ledger.wallets w on w.player_id = t.player_id and w.currency = t.currency
     where t.id = ${transactionId}`.execute(db);
  return balancesIn(rows);
}

/** Completed deposits by currency; a refund changes the status of its deposit, and so leaves the sum. */
export async function sumDeposits(
  db: Db,
  playerId: string,
): Promise<{ currency: Currency; amount: bigint }[]> {
  const { rows } = await sql<{ currency: Currency; amount: bigint }>`
    select currency, sum(amount)::bigint as amount from ledger.transactions
     where player_id = ${playerId} and type = 'deposit' and status = 'complete'
     group by currency`.execute(db);
  return rows;
}

export async function countDeposits(
  db: Db,
  playerId: string,
  statuses: readonly TransactionStatus[],
): Promise<number> {
  const { rows } = await sql<{ total: number }>`
    select count(*)::integer as total from ledger.transactions
     where player_id = ${playerId} and type = 'deposit' and status::text = any (${[...statuses]}::text[])`.execute(
    db,
  );
  return rows[0]?.total ?? 0;
}

interface Opening {
  playerId: string;
  currency: Currency;
  amount: bigint;
  idempotencyKey: string;
  reference: string;
  method: string | null;
}

export async function idOf(db: Db, call: RawBuilder<{ id: string }>): Promise<string> {
  const { rows } = await call.execute(db);
  const row = rows[0];
  if (!row) throw new Error('the ledger gave no answer');
  return row.id;
}

export const beginDeposit = (db: Db, o: Opening) =>
  idOf(
    db,
    sql`select ledger.begin_deposit(${o.playerId}, ${o.currency}, ${o.amount}, ${o.idempotencyKey},
                                           ${o.reference}, ${o.method}) as id`,
  );

export async function completeDeposit(
  db: Db,
  transactionId: string,
  amount: bigint,
  key: string,
): Promise<void> {
  await sql`select ledger.complete_deposit(${transactionId}, ${amount}, ${key})`.execute(db);
}

export async function closeDeposit(
  db: Db,
  transactionId: string,
  status: 'failed' | 'cancel',
): Promise<void> {
  await sql`select ledger.close_deposit(${transactionId}, ${status})`.execute(db);
}

export async function refundDeposit(db: Db, transactionId: string, key: string): Promise<void> {
  await sql`select ledger.refund_deposit(${transactionId}, ${key})`.execute(db);
}

export const creditBonus = (db: Db, o: Omit<Opening, 'method'> & { type: 'bonus' | 'manual_bonus' }) =>
  idOf(
    db,
    sql`select ledger.credit_bonus(${o.playerId}, ${o.currency}, ${o.type}, ${o.amount}, ${o.idempotencyKey},
                                          ${o.reference}) as id`,
  );

/** What the casino pays into a real balance besides play. */
export type RewardType = 'money_prize' | 'cashback' | 'level_bonus' | 'convert_balance';

/** Takes bonus money: so much of it becomes real money, the rest goes back to the house. A key does it once. */
export async function settleBonus(db: Db, o: Omit<Opening, 'method'> & { toReal: bigint }): Promise<void> {
  await sql`select ledger.settle_bonus(${o.playerId}, ${o.currency}, ${o.amount}, ${o.toReal}, ${o.idempotencyKey},
                                       ${o.reference})`.execute(db);
}

export const adjust = (
  db: Db,
  o: Omit<Opening, 'method'> & { type: 'change_balance_inc' | 'change_balance_dec' },
) =>
  idOf(
    db,
    sql`select ledger.adjust(${o.playerId}, ${o.currency}, ${o.type}, ${o.amount}, ${o.idempotencyKey},
                                    ${o.reference}) as id`,
  );

/** Pays what the casino owes into the real balance; a key pays once. @returns the transaction's id. */
export const reward = (db: Db, o: Omit<Opening, 'method'> & { type: RewardType }) =>
  idOf(
    db,
    sql`select ledger.reward(${o.playerId}, ${o.currency}, ${o.type}, ${o.amount}, ${o.idempotencyKey},
                                    ${o.reference}) as id`,
  );

export interface Waiver {
  playerId: string;
  currency: Currency;
  /** Minor units, above 0. */
  atMost: bigint;
  idempotencyKey: string;
  /** Id of the operator who does it without a colleague; null where two agreed. */
  aloneBy: string | null;
  at: Date;
}

/** @returns what was waived; null when the key has done it before */
export async function waiveWager(db: Db, o: Waiver): Promise<bigint | null> {
  const { rows } = await sql<{ amount: bigint | null }>`
    select ledger.waive_wager(${o.playerId}, ${o.currency}, ${o.atMost}, ${o.idempotencyKey}, ${o.aloneBy}::text,
                              ${o.at}) as amount`.execute(db);
  return rows[0]?.amount ?? null;
}

export interface WaivedAlone {
  operatorId: string;
  playerId: string;
  currency: Currency;
  amount: bigint;
}

/** What was waived since a moment without a colleague: by an operator, and for a player by whomever. */
export async function waivedAlone(
  db: Db,
  { operatorId, playerId, since }: { operatorId: string; playerId: string; since: Date },
): Promise<WaivedAlone[]> {
  const { rows } = await sql<Omit<WaivedAlone, 'operatorId'> & { operatorId: string | null }>`
    select w.alone_by as "operatorId", a.player_id::text as "playerId", a.currency, sum(w.amount)::bigint as amount
      from ledger.wager_waivers w join ledger.accounts a on a.id = w.account_id
     where w.waived_at > ${since} and w.alone_by is not null
       and (w.alone_by = ${operatorId} or a.player_id = ${playerId}::uuid)
     group by 1, 2, 3`.execute(db);
  return rows.flatMap(({ operatorId: by, ...row }) => (by === null ? [] : { ...row, operatorId: by }));
}

export async function lockWallet(db: Db, playerId: string, currency: Currency): Promise<void> {
  await sql`select ledger.lock_wallet(${playerId}, ${currency})`.execute(db);
}

export const openHold = (db: Db, o: Opening & { fee: bigint }) =>
  idOf(
    db,
    sql`select ledger.open_hold(${o.playerId}, ${o.currency}, ${o.amount}, ${o.idempotencyKey},
                                       ${o.reference}, ${o.method}, ${o.fee}) as id`,
  );

export async function processHold(db: Db, transactionId: string): Promise<void> {
  await sql`select ledger.process_hold(${transactionId})`.execute(db);
}

export async function closeHold(
  db: Db,
  transactionId: string,
  status: 'complete' | 'cancel' | 'rejected',
  key: string,
): Promise<void> {
  await sql`select ledger.close_hold(${transactionId}, ${status}, ${key})`.execute(db);
}

export async function returnWithdrawal(db: Db, transactionId: string, key: string): Promise<void> {
  await sql`select ledger.return_withdrawal(${transactionId}, ${key})`.execute(db);
}

/** What a player has staked of their own money since then, in minor units; what was rolled back is not in it. */
export async function sumStakes(db: Db, playerId: string, currency: Currency, since: Date): Promise<bigint> {
  const { rows } = await sql<{ staked: bigint }>`
    select coalesce(sum(amount), 0)::bigint as staked from ledger.transactions
     where player_id = ${playerId} and currency = ${currency} and created_at >= ${since}
       and type in ('bet', 'sport_bet') and status = 'complete'`.execute(db);
  return rows[0]?.staked ?? 0n;
}

export async function findTransaction(db: Db, id: string): Promise<FoundTransaction | null> {
  const { rows } = await sql<FoundTransaction>`
    select id, player_id as "playerId", type, status, amount, currency, created_at as "createdAt"
      from ledger.transactions where id = ${id}::uuid`.execute(db);
  return rows[0] ?? null;
}
