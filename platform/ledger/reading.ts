import type { TransactionStatus, TransactionType } from '@/lib/domain/transactions';
import type { Currency } from '@/lib/money/money';

/** A player's money in one currency. Amounts are minor units. */
export interface PlayerBalances {
  currency: Currency;
  real: bigint;
  bonus: bigint;
  /** Set aside for withdrawals that wait; no longer part of `real`. */
  held: bigint;
  /** Still to be staked before anything can be withdrawn. */
  depositWager: bigint;
  /** 0 while the deposit wager is open, else the real balance. */
  withdrawable: bigint;
  /** Grows with every posting: of two readings, the one with the greater version is newer. */
  version: bigint;
}

/** A transaction, and whose it is. */
export interface FoundTransaction {
  id: string;
  /** Null for a movement between the operator's own accounts. */
  playerId: string | null;
  type: TransactionType;
  status: TransactionStatus;
  /** Minor units, always positive: the type tells the direction. */
  amount: bigint;
  currency: Currency;
  createdAt: Date;
}

export interface PlayerTransaction {
  id: string;
  type: TransactionType;
  status: TransactionStatus;
  /** Minor units, always positive: the type tells the direction. */
  amount: bigint;
  fee: bigint;
  currency: Currency;
  /** The real balance after it; null while nothing has moved. */
  balance: bigint | null;
  method: string | null;
  gameId: string | null;
  reference: string | null;
  date: Date;
}

export const TRANSACTION_SORTS = ['dateDesc', 'dateAsc', 'amountDesc', 'amountAsc'] as const;
export type TransactionSort = (typeof TRANSACTION_SORTS)[number];

export interface TransactionFilter {
  /** Any type when left out or empty. */
  types?: readonly TransactionType[];
  statuses?: readonly TransactionStatus[];
  /** Minor units, both inclusive. */
  amountFrom?: bigint;
  amountTo?: bigint;
  sort: TransactionSort;
  /** From 1. */
  page: number;
  perPage: number;
  from?: Date;
  /** Exclusive. */
  to?: Date;
}

/** Types that a game's play leaves behind by the thousand; the others are few. */
export const PLAY_TYPES = ['bet', 'win'] as const satisfies readonly TransactionType[];
