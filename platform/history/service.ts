import { API_CODES } from '@/lib/domain/api-codes';
import type { DepositRefusal } from '@/lib/domain/bonuses';
import type { Texts } from '@/lib/domain/locales';
import { UUID } from '@/lib/domain/uuid';
import type { TransactionStatus, TransactionType } from '@/lib/domain/transactions';
import type { Currency } from '@/lib/money/money';
import type { GamesService, ReplayRequest } from '../games/service';
import type { Kernel } from '../kernel/kernel';
import { Problem } from '../kernel/problem';
import type { LedgerService, PlayerTransaction, RealMove, TransactionMove } from '../ledger/service';
import type { PaymentsService } from '../payments/service';
import type { PlayService } from '../play/service';
import type { WalletService } from '../wallet/service';
import { countRounds } from './count-rounds';
import { createSpending, type ReadSpending } from './spending';
import * as store from './store';
import type { PlaySums, Round, RoundFilter } from './store';

export type { PlaySums, Round, RoundFilter } from './store';

/** A state that a movement came to, and when. */
export interface HistoryStep {
  status: TransactionStatus;
  at: Date;
}

/** One movement with everything that happened to it. */
export interface TransactionDetail {
  transaction: PlayerTransaction;
  steps: HistoryStep[];
  moves: TransactionMove[];
  /** The bonus that a deposit was made for. */
  bonus: { id: string; name: Texts; refused: DepositRefusal | null } | null;
}

export interface RoundDetail {
  round: Round;
  /** The oldest first. */
  transactions: PlayerTransaction[];
}

/** A time of a player's history: from the first moment up to the last one, which is not part of it. */
export interface Period {
  from: Date;
  to: Date;
}

/** What came in, went out and was played within a time, in one currency. Minor units. */
export interface HistorySums {
  currency: Currency;
  deposited: bigint;
  withdrawn: bigint;
  staked: bigint;
  won: bigint;
  rounds: number;
}

/** What a bank would call a statement: a balance, what changed it, and what it came to. Minor units. */
export interface Statement extends HistorySums {
  opening: bigint;
  closing: bigint;
  /**
   * What changed the real balance: movements besides play by type, below 0 where it fell, and play. Together they are
   * the difference of both balances.
   */
  moves: RealMove[];
  play: bigint;
}

/** What a player did, looked back at. Play is read from rounds, which follow it less than a second behind. */
export interface HistoryService {
  rounds(playerId: string, filter: RoundFilter): Promise<{ rows: Round[]; total: number }>;
  /** @throws Problem 404 (code 23) for a round that the player did not play */
  round(playerId: string, gameId: string, roundId: string): Promise<RoundDetail>;
  /**
   * Where the player can see a round again, step by step: an address of its game's studio.
   * @returns null when it can't be shown: the studio has nothing of it
   * @throws Problem 404 (code 23) for a round that the player did not play, 502 client_api_48
   */
  replay(request: ReplayRequest): Promise<string | null>;
  /** Sums by the days of a time zone, the newest first. */
  days(playerId: string, period: Period & { timeZone: string }): Promise<(PlaySums & { day: string })[]>;
  sums(playerId: string, currency: Currency, period: Period): Promise<HistorySums>;
  /** `from` and `to` begin a quarter of an hour. */
  statement(playerId: string, currency: Currency, period: Period): Promise<Statement>;
  /** Money and time by the days, weeks or months of the player's own clock. */
  spending: ReadSpending;
  /** @throws Problem 404 (code 23) for another player's */
  transaction(playerId: string, id: string): Promise<TransactionDetail>;
}

export interface HistoryParts {
  ledger: Pick<
    LedgerService,
    'ownTransaction' | 'ownTransactions' | 'moves' | 'sums' | 'sumsBetween' | 'realMovesBesidesPlay'
  >;
  games: Pick<GamesService, 'replay'>;
  payments: Pick<PaymentsService, 'steps' | 'bonusOf'>;
  play: Pick<PlayService, 'follow'>;
  wallet: Pick<WalletService, 'transactionsOf'>;
}

const notFound = () => new Problem(404, API_CODES.transactionNotFound, 'there is no such movement');

export function createHistoryService(
  kernel: Pick<Kernel, 'db' | 'clock'>,
  parts: HistoryParts,
): HistoryService {
  const { db } = kernel;
  const { games, ledger, payments, play, wallet } = parts;
  play.follow(countRounds);

  const sums: HistoryService['sums'] = async (playerId, currency, period) => {
    const [moved, played] = await Promise.all([
      ledger.sums(playerId, { types: ['deposit', 'withdraw'], ...period }),
      store.sumPlay(db, playerId, period),
    ]);
    const of = (type: TransactionType) =>
      moved.find((sum) => sum.type === type && sum.currency === currency)?.amount ?? 0n;
    const { staked = 0n, won = 0n, rounds = 0 } = played.find((sum) => sum.currency === currency) ?? {};
    return { currency, deposited: of('deposit'), withdrawn: of('withdraw'), staked, won, rounds };
  };

  return {
    rounds: (playerId, filter) => store.listRounds(db, playerId, filter),

    async round(playerId, gameId, roundId) {
      const round = await store.findRound(db, playerId, gameId, roundId);
      if (!round) throw notFound();
      const { calls, ...facts } = round;
      const ids = await wallet.transactionsOf(calls);
      return { round: facts, transactions: await ledger.ownTransactions(playerId, ids) };
    },

    async replay(request) {
      const { playerId, gameId, roundId } = request;
      const round = await store.findRound(db, playerId, gameId, roundId);
      if (!round) throw notFound();
      return games.replay(request);
    },

    days: (playerId, period) => store.sumDays(db, playerId, period),
    sums,
    spending: createSpending(kernel, { ledger }),

    async statement(playerId, currency, period) {
      const before = { to: period.from };
      const [summed, movesBefore, playBefore, moves, played] = await Promise.all([
        sums(playerId, currency, period),
        ledger.realMovesBesidesPlay(playerId, currency, before),
        store.realMoved(db, playerId, currency, before),
        ledger.realMovesBesidesPlay(playerId, currency, period),
        store.realMoved(db, playerId, currency, period),
      ]);
      const together = (of: readonly RealMove[]) => of.reduce((sum, { amount }) => sum + amount, 0n);
      const opening = together(movesBefore) + playBefore;
      return { ...summed, opening, closing: opening + together(moves) + played, moves, play: played };
    },

    async transaction(playerId, id) {
      const transaction = UUID.test(id) ? await ledger.ownTransaction(playerId, id) : null;
      if (!transaction) throw notFound();
      const { type, reference, date, status } = transaction;
      const told =
        (type === 'deposit' || type === 'withdraw') && reference && UUID.test(reference)
          ? await payments.steps(playerId, { type, id: reference })
          : [];
      return {
        transaction,
        steps: told.length > 0 ? told : [{ status, at: date }],
        moves: await ledger.moves(transaction.id),
        bonus:
          type === 'deposit' && reference && UUID.test(reference)
            ? await payments.bonusOf(playerId, reference)
            : null,
      };
    },
  };
}
