import { JACKPOTS, type JackpotName } from '@/lib/domain/jackpots';
import type { TransactionStatus, TransactionType } from '@/lib/domain/transactions';
import { toSafeMinor, type Currency } from '@/lib/money/money';
import { API_CODES } from '@/lib/domain/api-codes';
import type { Kernel } from '../kernel/kernel';
import { Problem } from '../kernel/problem';
import { checkLedger, type LedgerReport } from './check';
import { refusing } from './refusals';
import type { FoundTransaction, PlayerBalances, PlayerTransaction, TransactionFilter } from './reading';
import type { RealMove, TransactionMove } from './history-store';
import * as history from './history-store';
import { noteCheck, readLastCheck, type LastCheck } from './last-check';
import * as jackpots from './jackpots-store';
import * as store from './store';
import type { Db } from './store';

export * from './reading';
export { isUncovered } from './refusals';
export { balanceSchema } from './schemas';
export type { LedgerReport } from './check';
export type { RealMove, TransactionMove } from './history-store';
export { filterOf, momentField, transactionFilterFields } from './transaction-filter';
export { presentTransaction, transactionSchema } from './transaction-json';

/** Rows of a player's history that are read at once. */
const PART = 1_000;

interface Movement {
  playerId: string;
  currency: Currency;
  /** Minor units, above 0. */
  amount: bigint;
  /** The same key with the same inputs changes nothing; with other inputs it is refused. */
  idempotencyKey: string;
  /** What the other side calls it. */
  reference: string;
}

/**
 * The only way to a player's money outside of play. Methods that take `trx` post inside the caller's
 * transaction; after its commit the caller tells the player (`notifications.balanceChanged`).
 *
 * They throw Problem: 404 `client_api_23` no such wallet or transaction, 409 `client_api_52` the status does not
 * allow it, 422 `client_api_21` the balance does not cover it (`isUncovered`), 422 `idempotency_mismatch`,
 * 422 `client_api_57` the deposit wager is open. The transaction is lost then, unless a savepoint was set.
 */
export interface LedgerService {
  /** Opens a player's real, bonus and held account. Doing it again changes nothing. */
  openAccounts(trx: Db, account: { playerId: string; currency: Currency }): Promise<void>;
  /** @param on a transaction to read in; the database when left out. */
  balances(playerId: string, on?: Db): Promise<PlayerBalances>;
  /**
   * The total of a player's completed deposits, in minor units by currency. Refunded deposits are not included; bets
   * and withdrawals do not matter.
   */
  deposited(playerId: string, on?: Db): Promise<{ currency: Currency; amount: bigint }[]>;
  /** How many deposits of a player are in any of these statuses, in all currencies together. */
  countDeposits(playerId: string, statuses: readonly TransactionStatus[], on?: Db): Promise<number>;
  /** Notes a deposit as processing. Nothing moves. */
  beginDeposit(trx: Db, deposit: Movement & { method: string }): Promise<{ transactionId: string }>;
  /** Credits `amount`, the money received, which may differ from the amount requested; it must be staked once. */
  completeDeposit(
    trx: Db,
    deposit: { transactionId: string; amount: bigint; idempotencyKey: string },
  ): Promise<PlayerBalances>;
  closeDeposit(trx: Db, deposit: { transactionId: string; status: 'failed' | 'cancel' }): Promise<void>;
  refundDeposit(trx: Db, deposit: { transactionId: string; idempotencyKey: string }): Promise<PlayerBalances>;
  creditBonus(
    trx: Db,
    bonus: Movement & { type: 'bonus' | 'manual_bonus' },
  ): Promise<{ transactionId: string }>;
  /** Takes an amount of bonus money: `toReal` of it becomes real money that needs no staking, the rest is the house's. */
  settleBonus(trx: Db, settlement: Movement & { toReal: bigint }): Promise<void>;
  /** Adds to a real balance, or takes from it, since two operators say so. It needs no staking. */
  adjust(
    trx: Db,
    adjustment: Movement & { type: 'change_balance_inc' | 'change_balance_dec' },
  ): Promise<{ transactionId: string }>;
  /** Pays a prize, cashback, the bonus of a level or exchanged points into the real balance. It needs no staking. */
  reward(trx: Db, reward: Movement & { type: store.RewardType }): Promise<{ transactionId: string }>;
  /**
   * Lets a player keep some of their deposits unstaked, at most what is left to be staked. No money moves.
   * @returns what was waived, minor units; null when the key has done it before
   * @throws Problem 409 when nothing is left to be staked
   */
  waiveWager(trx: Db, waiver: Omit<store.Waiver, 'at'>): Promise<bigint | null>;
  /** What was waived since a moment without a colleague: by an operator, and for a player by whomever. */
  waivedAlone(
    trx: Db,
    of: { operatorId: string; playerId: string; since: Date },
  ): Promise<store.WaivedAlone[]>;
  /** The wallet, alone with it until the transaction ends; null when the player has none in this currency. */
  lockWallet(trx: Db, playerId: string, currency: Currency): Promise<PlayerBalances | null>;
  /** Every wallet of a player, by currency. */
  wallets(playerId: string, on?: Db): Promise<PlayerBalances[]>;
  /**
   * Takes a wallet out of use: its bonus money goes back to the house, its real money stays.
   * @throws Problem 422 `client_api_57` while its deposit wager is open
   */
  leaveWallet(trx: Db, wallet: Omit<Movement, 'amount'>): Promise<void>;
  /** Gives a wallet's whole bonus money back to the house. @returns null when there was none */
  zeroBonus(
    trx: Db,
    zeroing: Omit<Movement, 'amount'> & { type: 'zeroing' | 'cancel_bonus_fine' },
  ): Promise<{ transactionId: string } | null>;
  /**
   * Sets money aside for a withdrawal, which is pending then.
   * @param withdrawal `fee` is the part of the amount that the house keeps once it is paid: minor units, from 0 to below it
   */
  openHold(
    trx: Db,
    withdrawal: Movement & { method: string; fee: bigint },
  ): Promise<{ transactionId: string }>;
  /** The withdrawal is with the payment company. */
  processHold(trx: Db, withdrawal: { transactionId: string }): Promise<void>;
  /** Gives the money back to the player. */
  releaseHold(
    trx: Db,
    withdrawal: { transactionId: string; status: 'cancel' | 'rejected'; idempotencyKey: string },
  ): Promise<PlayerBalances>;
  /** The money has left: the company paid out the amount without its fee. */
  captureHold(
    trx: Db,
    withdrawal: { transactionId: string; idempotencyKey: string },
  ): Promise<PlayerBalances>;
  /** What was paid out came back: the player has all of it again, the fee too. */
  returnWithdrawal(
    trx: Db,
    withdrawal: { transactionId: string; idempotencyKey: string },
  ): Promise<PlayerBalances>;
  /** What a player has staked since then, in minor units; what was rolled back is not in it. */
  staked(playerId: string, currency: Currency, since: Date, on?: Db): Promise<bigint>;
  /**
   * Moves the casino's own money into its jackpots, minor units of 0 and more, together above 0. Opens their accounts before
   * the first time.
   */
  feedJackpots(
    trx: Db,
    feed: {
      from: 'gaming' | 'promotions';
      currency: Currency;
      amounts: Record<JackpotName, bigint>;
      /** Used again it changes nothing; with another sum it is refused. */
      idempotencyKey: string;
    },
  ): Promise<{ transactionId: string }>;
  /** Pays out of a jackpot to a player's real balance; it needs no staking. */
  payJackpot(
    trx: Db,
    win: Omit<Movement, 'reference'> & { jackpot: JackpotName },
  ): Promise<{ transactionId: string }>;
  /** What the jackpots of a currency hold; null before the first feed. */
  jackpots(trx: Db, currency: Currency): Promise<Record<JackpotName, bigint> | null>;
  /** One page of a player's history, and how many rows there are, counted up to COUNTED_AT_MOST. */
  transactions(
    playerId: string,
    filter: TransactionFilter,
  ): Promise<{ rows: PlayerTransaction[]; total: number }>;
  /** A player's history, the oldest first, in parts: all of it, or what a filter asks for. */
  everyTransaction(
    playerId: string,
    filter?: Omit<TransactionFilter, 'sort' | 'page' | 'perPage'>,
  ): AsyncGenerator<PlayerTransaction[]>;
  /** @returns null when the player has no such transaction */
  ownTransaction(playerId: string, id: string): Promise<PlayerTransaction | null>;
  /** What a transaction did to its player's accounts, in order. */
  moves(transactionId: string): Promise<TransactionMove[]>;
  /** What everything but play did to a real balance within a time, from the beginning when that is left out, by type. */
  realMovesBesidesPlay(
    playerId: string,
    currency: Currency,
    period: { from?: Date; to: Date },
  ): Promise<RealMove[]>;
  /** Those of some transactions that are the player's, the oldest first. */
  ownTransactions(playerId: string, ids: readonly string[]): Promise<PlayerTransaction[]>;
  /** Sums of a player's complete transactions of some types within a time, by type and currency. */
  sums(playerId: string, filter: history.SumFilter): Promise<history.TypeSum[]>;
  /** The same of many players. */
  sumsOf(
    players: readonly string[],
    filter: history.SumFilter,
  ): Promise<(history.TypeSum & { playerId: string })[]>;
  /** The same for each span between `bounds`, which are in order: the first one is 1. */
  sumsBetween(
    playerId: string,
    filter: { types: readonly TransactionType[]; bounds: readonly Date[] },
  ): Promise<{ span: number; type: TransactionType; currency: Currency; amount: bigint }[]>;
  /** Whoever it belongs to; null when there is none with this id. */
  transaction(id: string): Promise<FoundTransaction | null>;
  /** Proves the invariants on the database as it stands; reads everything. */
  check(): Promise<LedgerReport>;
  /** The same, and what it found stays to be looked at. */
  checkAndNote(): Promise<LedgerReport>;
  /** What that found the last time; null while it never ran. */
  lastCheck(): Promise<LastCheck | null>;
}

export function createLedgerService(kernel: Pick<Kernel, 'db' | 'clock'>): LedgerService {
  const found = (balances: PlayerBalances | null): PlayerBalances => {
    if (!balances) throw new Problem(404, API_CODES.balanceUnavailable, 'the player has no wallet');
    return balances;
  };
  const posting = async (trx: Db, transactionId: string, call: Promise<void>) => {
    await refusing(call);
    return found(await store.findBalancesOf(trx, transactionId));
  };

  return {
    openAccounts: (trx, { playerId, currency }) => store.openAccounts(trx, playerId, currency),
    balances: async (playerId, on = kernel.db) => found(await store.findBalances(on, playerId)),
    deposited: (playerId, on = kernel.db) => store.sumDeposits(on, playerId),
    countDeposits: (playerId, statuses, on = kernel.db) => store.countDeposits(on, playerId, statuses),
    beginDeposit: async (trx, deposit) => ({
      transactionId: await refusing(store.beginDeposit(trx, deposit)),
    }),
    completeDeposit: (trx, { transactionId, amount, idempotencyKey }) =>
      posting(trx, transactionId, store.completeDeposit(trx, transactionId, amount, idempotencyKey)),
    closeDeposit: (trx, { transactionId, status }) =>
      refusing(store.closeDeposit(trx, transactionId, status)),
    refundDeposit: (trx, { transactionId, idempotencyKey }) =>
      posting(trx, transactionId, store.refundDeposit(trx, transactionId, idempotencyKey)),
    creditBonus: async (trx, bonus) => ({ transactionId: await refusing(store.creditBonus(trx, bonus)) }),
    settleBonus: (trx, settlement) => refusing(store.settleBonus(trx, settlement)),
    adjust: async (trx, adjustment) => ({ transactionId: await refusing(store.adjust(trx, adjustment)) }),
    reward: async (trx, reward) => ({ transactionId: await refusing(store.reward(trx, reward)) }),
    waiveWager: (trx, waiver) => refusing(store.waiveWager(trx, { ...waiver, at: kernel.clock.now() })),
    waivedAlone: (trx, of) => store.waivedAlone(trx, of),
    async lockWallet(trx, playerId, currency) {
      await store.lockWallet(trx, playerId, currency);
      return (await store.findWallets(trx, playerId)).find((wallet) => wallet.currency === currency) ?? null;
    },
    wallets: (playerId, on = kernel.db) => store.findWallets(on, playerId),
    async leaveWallet(trx, wallet) {
      await refusing(store.leaveWallet(trx, wallet));
    },
    async zeroBonus(trx, zeroing) {
      const transactionId = await refusing(store.zeroBonus(trx, zeroing));
      return transactionId === null ? null : { transactionId };
    },
    openHold: async (trx, withdrawal) => ({ transactionId: await refusing(store.openHold(trx, withdrawal)) }),
    processHold: (trx, { transactionId }) => refusing(store.processHold(trx, transactionId)),
    releaseHold: (trx, { transactionId, status, idempotencyKey }) =>
      posting(trx, transactionId, store.closeHold(trx, transactionId, status, idempotencyKey)),
    captureHold: (trx, { transactionId, idempotencyKey }) =>
      posting(trx, transactionId, store.closeHold(trx, transactionId, 'complete', idempotencyKey)),
    returnWithdrawal: (trx, { transactionId, idempotencyKey }) =>
      posting(trx, transactionId, store.returnWithdrawal(trx, transactionId, idempotencyKey)),
    staked: (playerId, currency, since, on = kernel.db) => store.sumStakes(on, playerId, currency, since),
    feedJackpots: async (trx, feed) => ({ transactionId: await refusing(jackpots.feedJackpots(trx, feed)) }),
    payJackpot: async (trx, win) => ({ transactionId: await refusing(jackpots.payJackpot(trx, win)) }),
    async jackpots(trx, currency) {
      const found = await jackpots.findJackpots(trx, currency);
      if (found.length < JACKPOTS.length) return null;
      return Object.fromEntries(found.map(({ jackpot, amount }) => [jackpot, amount])) as Record<
        JackpotName,
        bigint
      >;
    },
    transactions: (playerId, filter) => history.listTransactions(kernel.db, playerId, filter),
    async *everyTransaction(playerId, filter = {}) {
      let after: string | null = null;
      for (;;) {
        const part = await history.transactionsAfter(kernel.db, playerId, filter, after, PART);
        if (part.length > 0) yield part;
        const last = part.at(-1);
        if (!last || part.length < PART) return;
        after = last.id;
      }
    },
    ownTransaction: (playerId, id) => history.findOwnTransaction(kernel.db, playerId, id),
    ownTransactions: (playerId, ids) => history.findOwnTransactions(kernel.db, playerId, ids),
    moves: (transactionId) => history.findMoves(kernel.db, transactionId),
    realMovesBesidesPlay: (playerId, currency, period) =>
      history.realMovesBesidesPlay(kernel.db, playerId, currency, period),
    sums: (playerId, filter) => history.sumTransactions(kernel.db, playerId, filter),
    sumsOf: (players, filter) => history.sumTransactionsOf(kernel.db, players, filter),
    sumsBetween: (playerId, filter) => history.sumTransactionsBetween(kernel.db, playerId, filter),
    transaction: (id) => store.findTransaction(kernel.db, id),
    check: () => checkLedger(kernel.db),
    async checkAndNote() {
      const report = await checkLedger(kernel.db);
      await noteCheck(kernel.db, report, kernel.clock.now());
      return report;
    },
    lastCheck: () => readLastCheck(kernel.db),
  };
}

/** A balance as every door shows it: `/api/v1/me/balance` and the `balance` event. */
export function presentBalances(balances: PlayerBalances) {
  const money = (amount: bigint) => ({ amount: toSafeMinor(amount), currency: balances.currency });
  return {
    balance: money(balances.real),
    bonus: money(balances.bonus),
    held: money(balances.held),
    depositWager: money(balances.depositWager),
    availableForWithdraw: money(balances.withdrawable),
    version: toSafeMinor(balances.version),
  };
}
