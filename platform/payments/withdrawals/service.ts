import { API_CODES } from '@/lib/domain/api-codes';
import type { Currency } from '@/lib/money/money';
import type { IdentityService } from '../../identity/service';
import type { Kernel } from '../../kernel/kernel';
import type { Listing } from '../../kernel/listing';
import { Problem } from '../../kernel/problem';
import type { PlayerSession } from '../../kernel/session';
import type { LetterQueue } from '../../mail/service';
import type { PaymentProvider } from '../provider';
import { createDecisions, noWithdrawal, type WithdrawalDecision } from './decisions';
import { createPayoutEvents, type ReceivePayoutEvent } from './events';
import { createEndLetters } from './letters';
import * as list from './list';
import { payoutMethods, payoutRules, sumOfDay, type PayoutMethod } from './methods';
import { readOwed } from './owed';
import { createPaying } from './paying';
import { createPayoutReconciliation } from './reconciliation';
import { createRequests, type RequestParts, type WithdrawalCall, type WithdrawalInput } from './requests';
import { createPayoutSettler } from './settlement';
import * as store from './store';
import type { Database, WithdrawalRow } from './store';

export type { WithdrawalDecision } from './decisions';
export type { PayoutMethod } from './methods';
export type { WithdrawalCall, WithdrawalInput } from './requests';
export type { WithdrawalRow } from './store';
export { WITHDRAWAL_SORTS, type ListedWithdrawal, type WithdrawalFilter } from './list';

/** What a player can do about money now. */
export interface WithdrawalOffer {
  currency: Currency;
  methods: PayoutMethod[];
  /** Whether a code of the second factor is asked for. */
  asksCode: boolean;
  /** What has to be told or proved first; empty when nothing has. */
  missing: string[];
  /** Up to this amount nobody has to decide. Minor units. */
  automaticUntil: bigint;
}

/** A withdrawal as its player sees it. */
export interface PlayerWithdrawal {
  row: WithdrawalRow;
  title: string;
  logoUrl: string | null;
  usualMinutes: number;
  /** It waits, and a refund of the player's is owed now, which has to be settled before it can go. */
  owes: boolean;
}

/** Withdrawals: the money that goes out. */
export interface WithdrawalsService {
  offer(player: PlayerSession, country: string | null): Promise<WithdrawalOffer>;
  /**
   * Holds the money, and sends it if nobody has to decide. The same key and input give the same withdrawal.
   * @throws Problem 422 with codes 18, 21, 30, 32, 45, 57 of SPEC §8, 409 with 33, 52, 70, 403 with 38 and 56, 401 for a code.
   */
  create(player: PlayerSession, input: WithdrawalInput, call: WithdrawalCall): Promise<PlayerWithdrawal>;
  /** @throws Problem 404 (code 23) for an unknown one and for another player's */
  withdrawal(playerId: string, id: string): Promise<PlayerWithdrawal>;
  /** The player's latest, the newest first. */
  latest(playerId: string): Promise<PlayerWithdrawal[]>;
  /** @throws Problem 404 (23), 409 (52) once it was decided. */
  cancel(playerId: string, id: string, requestId: string): Promise<PlayerWithdrawal>;
  /** One turn of asking what became of payouts. @returns how many were looked at. */
  reconcile(): Promise<number>;
  /** A webhook about a payout, verified. */
  receive: ReceivePayoutEvent;

  /** Decides in the caller's transaction; what it returns is to be run after the commit. */
  decide(trx: Database, decision: WithdrawalDecision): Promise<() => Promise<void>>;
  /** Whether two people decide: with what else left or waited in the 24 hours before, it reaches their bound. */
  needsTwo(withdrawal: WithdrawalRow): Promise<boolean>;
  /** Whoever it belongs to. @param on a transaction to read in. @throws Problem 404. */
  find(id: string, on?: Database): Promise<WithdrawalRow>;
  /** The same, locked until the transaction ends. */
  lock(trx: Database, id: string): Promise<WithdrawalRow>;
  list: Listing<list.WithdrawalFilter, list.ListedWithdrawal>;
  steps(id: string): Promise<list.WithdrawalStep[]>;
  recentDeposits(playerId: string, currency: Currency): Promise<list.RecentDeposit[]>;
  /** How long those took that were paid in the last seven days, and how many are late already. */
  paidTimes(): Promise<list.PaidTimes>;
  /** What waits for a decision. */
  waiting(): Promise<{ currency: Currency; waiting: number; held: bigint }[]>;

  hasUnfinished(on: Database, playerId: string): Promise<boolean>;
  own(playerId: string, page: { page: number; perPage: number }): Promise<list.OwnWithdrawal[]>;
  erase(playerId: string): Promise<void>;
}

export interface WithdrawalsParts extends Omit<RequestParts, 'paying' | 'identity'> {
  kernel: Kernel;
  identity: RequestParts['identity'] & Pick<IdentityService, 'secondFactor'>;
  mail: LetterQueue;
  providers: ReadonlyMap<string, PaymentProvider>;
  balanceChanged: (playerId: string) => void;
}

const LATEST_SHOWN = 20;
const DEPOSITS_SHOWN = 8;
const MEASURED_MS = 7 * 24 * 60 * 60 * 1000;

export function createWithdrawals(parts: WithdrawalsParts): WithdrawalsService {
  const { kernel, identity, ledger, providers, balanceChanged } = parts;
  const { db, clock } = kernel;
  const ended = createEndLetters(parts);
  const settler = createPayoutSettler(kernel, ledger, ended);
  const paying = createPaying({ kernel, providers, settler, balanceChanged });
  const requests = createRequests({ ...parts, paying });
  const decisions = createDecisions({ kernel, ledger, paying, ended, balanceChanged });
  const reconcile = createPayoutReconciliation(kernel, paying);

  const find = async (id: string, on: Database = db): Promise<WithdrawalRow> => {
    const row = await store.findWithdrawal(on, id);
    if (!row) throw noWithdrawal();
    return row;
  };
  const present = async (rows: readonly WithdrawalRow[]): Promise<PlayerWithdrawal[]> => {
    const methods = await list.methodWords(db);
    const waiting = rows.find(({ status }) => status === 'pending');
    const owed = waiting && (await readOwed(db, waiting.player_id, waiting.currency));
    return rows.map((row) => ({
      row,
      owes: row === waiting && Boolean(owed),
      title: methods.get(row.method)?.title ?? row.method,
      logoUrl: methods.get(row.method)?.logoUrl ?? null,
      usualMinutes: methods.get(row.method)?.usualMinutes ?? 0,
    }));
  };
  const presentOne = async (row: WithdrawalRow): Promise<PlayerWithdrawal> => {
    const [shown] = await present([row]);
    if (!shown) throw new Error('nothing to show');
    return shown;
  };
  const ofPlayer = async (playerId: string, id: string): Promise<PlayerWithdrawal> => {
    const row = await store.findWithdrawal(db, id);
    if (row?.player_id !== playerId) throw noWithdrawal();
    return presentOne(row);
  };
  /** What `refuseUnknown` would refuse for. */
  const missingOf = async (player: PlayerSession, country: string | null): Promise<string[]> => {
    try {
      await requests.refuseUnknown(player, country);
      return [];
    } catch (error) {
      if (!(error instanceof Problem) || error.code !== API_CODES.notVerified) throw error;
      const { missing } = error.extras;
      return Array.isArray(missing) ? missing.map(String) : [];
    }
  };

  return {
    async offer(player, country) {
      const { withdrawable } = await ledger.balances(player.playerId);
      const methods = await payoutMethods(db, player, withdrawable);
      return {
        currency: player.currency,
        methods: methods.filter(({ provider }) => providers.get(provider)?.paysOut ?? false),
        asksCode: (await identity.secondFactor.state(player.playerId)).enabled,
        missing: await missingOf(player, country),
        automaticUntil: (await payoutRules(db, player.currency)).automaticUntil,
      };
    },
    create: async (player, input, call) => presentOne(await requests.create(player, input, call)),
    withdrawal: ofPlayer,
    latest: async (playerId) => present(await store.findLatest(db, playerId, LATEST_SHOWN)),
    async cancel(playerId, id, requestId) {
      await decisions.cancel(playerId, id, requestId);
      return ofPlayer(playerId, id);
    },
    reconcile: () => reconcile(),
    receive: createPayoutEvents({ kernel, settler, balanceChanged }),

    decide: decisions.decide,
    async needsTwo({ id, player_id: playerId, currency, amount, requested_at: at }) {
      const { twoPeopleFrom } = await payoutRules(db, currency);
      const others = await sumOfDay(db, { playerId, currency, at, besides: id });
      return others + amount >= twoPeopleFrom;
    },
    find,
    async lock(trx, id) {
      const row = await store.lockWithdrawal(trx, id);
      if (!row) throw noWithdrawal();
      return row;
    },
    list: {
      rows: (filter) => list.listWithdrawals(db, filter),
      count: (filter) => list.countWithdrawals(db, filter),
    },
    steps: (id) => list.readSteps(db, id),
    recentDeposits: (playerId, currency) =>
      list.recentDeposits(db, { playerId, currency, limit: DEPOSITS_SHOWN }),
    paidTimes() {
      const now = clock.now();
      return list.measurePaid(db, { since: new Date(now.getTime() - MEASURED_MS), now });
    },
    waiting: () => list.waitingSums(db),

    hasUnfinished: store.hasUnfinished,
    own: (playerId, page) => list.readOwnWithdrawals(db, playerId, page),
    erase: (playerId) => list.eraseDestinations(db, playerId),
  };
}
