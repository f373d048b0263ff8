import { API_CODES } from '@/lib/domain/api-codes';
import { DEFAULT_CURRENCY } from '@/lib/money/money';
import type { BonusesService } from '../bonuses/service';
import type { IdentityService } from '../identity/service';
import type { JurisdictionsService } from '../jurisdictions/service';
import type { Kernel } from '../kernel/kernel';
import { Problem } from '../kernel/problem';
import type { PlayerSession } from '../kernel/session';
import type { LedgerService } from '../ledger/service';
import type { LoyaltyService } from '../loyalty/service';
import type { LetterQueue } from '../mail/service';
import type { NotificationsService } from '../notifications/service';
import type { PlayersService } from '../players/service';
import type { ProtectionService } from '../protection/service';
import type { VerificationService } from '../verification/service';
import { createBankMoney, type BankMoneyService } from './bank-money';
import { createBooks, type BooksService } from './books';
import { createCancelling } from './cancelling';
import { createCharging } from './charging';
import { createDetails } from './details';
import { createDeposits, type DepositCall, type DepositInput } from './deposits';
import { createExcludedWagers } from './excluded-wagers';
import { createInstruments } from './instruments';
import { createMethods, type DepositOffer } from './methods';
import { createMethodSettings, type MethodSettings } from './method-settings';
import { eraseBeginnings, readOwnDeposits, type OwnDeposit } from './own-record';
import { createMismatches, type MismatchesService } from './mismatches';
import type { PaymentProvider } from './provider';
import { createSandboxProvider } from './providers/sandbox';
import { createRates, type RatesService } from './rates';
import { createReconciliation } from './reconciliation';
import { createRefunds, type RefundsService } from './refunds';
import { createReversals } from './reversals';
import { createSettler } from './settlement';
import { readDepositSteps, readWithdrawalSteps, type PaymentStep } from './steps';
import { toDeposit, type Deposit } from './shown-deposit';
import * as store from './store';
import { transfersOf } from './transfer-store';
import { createTransfers } from './transfers';
import { createWebhookReceiver, type WebhookOutcome } from './webhooks';
import { readWithdrawDetails, type WithdrawDetails } from './withdraw-details';
import { createWithdrawals, type WithdrawalsService } from './withdrawals/service';

export { BANK_MONEY_SORTS, type BankMoneyFilter, type ListedBankMoney } from './bank-money-list';
export type { DepositCall, DepositInput } from './deposits';
export type { DepositOffer } from './methods';
export type { Deposit } from './shown-deposit';
export * from './for-office';
export { NAME_MATCHES, type NameMatch } from './name-match';
export { MISMATCH_SORTS, type ListedMismatch, type MismatchFilter } from './mismatch-list';
export { recordPastDeposit } from './past-deposit';
export type { OfficeDeposit } from './refund-store';
export type { WebhookOutcome } from './webhooks';
export { numberOf as withdrawalNumber } from './withdrawals/json';
export {
  WITHDRAWAL_SORTS,
  type ListedWithdrawal,
  type WithdrawalFilter,
  type WithdrawalsService,
} from './withdrawals/service';

/** Deposits, withdrawals and the payment companies behind them. */
export interface PaymentsService {
  readonly withdrawals: WithdrawalsService;
  readonly bankMoney: BankMoneyService;
  readonly mismatches: MismatchesService;
  /** The payment companies' books beside ours. */
  readonly books: BooksService;
  /** What the casino decides about methods. */
  readonly methodSettings: MethodSettings;
  readonly refunds: RefundsService;
  /** What a euro is worth, and what companies told of coins. */
  readonly rates: RatesService;
  /** Methods on offer. @param player null for a visitor, who sees those of `country` in the default currency. */
  depositMethods(player: PlayerSession | null, country: string | null): Promise<DepositOffer>;
  /**
   * Begins a deposit and opens its checkout. The same key and input give the same deposit.
   * @throws Problem 422 with codes 18, 24, 29, 31 of SPEC §8 and bonus_other_deposit, 403 with 38 and 56, 409 with 36,
   *   bonus_deposit_open, bonus_one_per_person and bonus_first_play, 502 with 34.
   */
  createDeposit(player: PlayerSession, input: DepositInput, call: DepositCall): Promise<Deposit>;
  /** @throws Problem 404 (code 23) for an unknown deposit and for another player's */
  deposit(playerId: string, id: string): Promise<Deposit>;
  /** What became of a player's deposit or withdrawal, in order; empty when it is not theirs. */
  steps(playerId: string, which: { type: 'deposit' | 'withdraw'; id: string }): Promise<PaymentStep[]>;
  /** The bonus that a player's deposit was made for; null for none, and when it is not theirs. */
  bonusOf(playerId: string, id: string): Promise<Deposit['bonus']>;
  /** The ledger's transaction of a deposit, whoever it belongs to; null when there is no such deposit. */
  transactionOf(id: string): Promise<string | null>;
  /** The player's deposits whose checkout is open, newest first; at most ten. */
  openDeposits(playerId: string): Promise<Deposit[]>;
  /** Whether a deposit or a withdrawal is begun and not ended, shown or not. */
  hasUnfinished(on: store.Database, playerId: string): Promise<boolean>;
  /** Every deposit, the oldest first, a page at a time: for the player to take away. */
  ownDeposits(playerId: string, page: { page: number; perPage: number }): Promise<OwnDeposit[]>;
  /** Every withdrawal, in the same way. */
  ownWithdrawals: WithdrawalsService['own'];
  /** Takes what is personal from a player's deposits and withdrawals, which stay as sums. */
  erase(playerId: string): Promise<void>;
  /**
   * See cancelling.ts. @throws Problem 404 (code 23) for another player's, 502 (34) when the company is unreachable.
   */
  cancelDeposit(playerId: string, id: string, requestId: string): Promise<Deposit>;
  /** See cancelling.ts. */
  cancelOfExcluded(playerId?: string): Promise<number>;
  /** See excluded-wagers.ts. */
  freeOfExcluded(playerId?: string): Promise<number>;
  /**
   * The player's withdrawable funds, from the ledger; and whether a withdrawal can be requested at all, because
   * payment companies need not pay out.
   * @throws Problem 404 (code 21) when the player has no wallet.
   */
  withdrawDetails(playerId: string): Promise<WithdrawDetails>;
  /** @throws Problem 401 when it isn't proven to come from the provider; nothing moves then. */
  receiveWebhook(provider: string, rawBody: Buffer, headers: Headers): Promise<WebhookOutcome>;
  /** One turn of the reconciliation. @returns how many deposits and withdrawals were looked at. */
  reconcile(): Promise<number>;
}

export interface PaymentsParts {
  ledger: LedgerService;
  identity: Pick<
    IdentityService,
    'player' | 'isPlayable' | 'lockPlayable' | 'lockPayable' | 'demandLive' | 'proveFactor' | 'secondFactor'
  >;
  players: Pick<PlayersService, 'missing' | 'events' | 'profileOf'>;
  verification: Pick<VerificationService, 'isVerified'>;
  mail: LetterQueue;
  jurisdictions: Pick<JurisdictionsService, 'refuseUnproved'>;
  notifications: Pick<NotificationsService, 'balanceChanged'>;
  bonuses: Pick<
    BonusesService,
    | 'ofDeposit'
    | 'noteSecond'
    | 'names'
    | 'refusedOf'
    | 'depositCompleted'
    | 'isPromiseKept'
    | 'depositTakenBack'
    | 'isWagering'
    | 'keptOfDeposit'
  >;
  loyalty: Pick<LoyaltyService, 'pointsChanged' | 'instantPayout'>;
  protection: Pick<
    ProtectionService,
    'admitPresent' | 'admitDeposit' | 'refuseWithoutLimits' | 'refuseAway' | 'refuseOnBreak'
  >;
  /** Payment companies; the configured sandbox company by default. */
  providers?: readonly PaymentProvider[];
}

/** How many unfinished deposits are named to a player. */
const OPEN_SHOWN = 10;

export function createPaymentsService(kernel: Kernel, parts: PaymentsParts): PaymentsService {
  const { config, db, clock } = kernel;
  const { ledger, identity, jurisdictions, notifications, players, bonuses } = parts;
  const adapters = parts.providers ?? [
    createSandboxProvider({
      apiUrl: config.paymentApiUrl,
      apiKey: config.paymentApiKey,
      webhookSecrets: config.paymentWebhookSecrets,
    }),
  ];
  const providers = new Map(adapters.map((provider) => [provider.name, provider]));
  const balanceChanged = (playerId: string) => notifications.balanceChanged(playerId);

  const instruments = createInstruments(kernel, players);
  const reversals = createReversals({ kernel, ledger, identity, mail: parts.mail, bonuses });
  const settler = createSettler(kernel, ledger, instruments, reversals, { bonuses, loyalty: parts.loyalty });
  const details = createDetails(kernel, settler, createTransfers(kernel, { ledger, settler, bonuses }));
  const withdrawals = createWithdrawals({ ...parts, kernel, providers, balanceChanged });
  const refunds = createRefunds({ kernel, providers, settler, balanceChanged });
  const charging = createCharging(kernel, settler);
  const methods = createMethods(kernel, providers);
  const deposits = createDeposits({
    kernel,
    ledger,
    identity,
    jurisdictions,
    providers,
    methods,
    charging,
    instruments,
    bonuses,
    protection: parts.protection,
  });
  const cancelling = createCancelling({ kernel, providers, settler, charging, balanceChanged });
  const webhooks = createWebhookReceiver({
    kernel,
    providers,
    settler,
    details,
    balanceChanged,
    receivePayout: withdrawals.receive,
  });
  const reconciliation = createReconciliation({
    kernel,
    ledger,
    providers,
    settler,
    charging,
    details,
    balanceChanged,
  });

  const shown = async (rows: readonly store.DepositRow[]): Promise<Deposit[]> => {
    const coins = rows.filter(({ ask }) => ask?.kind === 'address').map(({ id }) => id);
    const named = rows.flatMap(({ bonus_id: bonus }) => bonus ?? []);
    const [transfers, names, refused] = await Promise.all([
      transfersOf(db, coins),
      bonuses.names(named),
      bonuses.refusedOf(rows.filter(({ bonus_id: bonus }) => bonus !== null).map(({ id }) => id)),
    ]);
    const told = { names, refused };
    return rows.map((row) => toDeposit(row, transfers.get(row.id) ?? [], told, clock.now()));
  };
  const shownOne = async (row: store.DepositRow): Promise<Deposit> => {
    const [deposit] = await shown([row]);
    if (!deposit) throw new Error(`deposit ${row.id} is gone`);
    return deposit;
  };

  const books = createBooks(kernel, providers);
  return {
    withdrawals,
    bankMoney: createBankMoney({ kernel, ledger, settler, balanceChanged }),
    books,
    methodSettings: createMethodSettings(kernel),
    mismatches: createMismatches({ kernel, ledger, settler, bonuses, refunds, balanceChanged }),
    refunds,
    rates: createRates(kernel),
    depositMethods: (player, country) =>
      methods.offer(player?.currency ?? DEFAULT_CURRENCY, player?.country ?? country),

    async createDeposit(player, input, call) {
      return shownOne(await deposits.create(player, input, call));
    },

    transactionOf: async (id) => (await store.findDeposit(db, id))?.ledger_transaction_id ?? null,
    async deposit(playerId, id) {
      const row = await store.findDeposit(db, id);
      if (row?.player_id !== playerId) {
        throw new Problem(404, API_CODES.transactionNotFound, 'there is no such deposit');
      }
      return shownOne(row);
    },

    async bonusOf(playerId, id) {
      const row = await store.findDeposit(db, id);
      return row?.player_id === playerId && row.bonus_id !== null ? (await shownOne(row)).bonus : null;
    },

    steps: (playerId, { type, id }) =>
      type === 'deposit' ? readDepositSteps(db, playerId, id) : readWithdrawalSteps(db, playerId, id),

    async openDeposits(playerId) {
      return shown(await store.findOpen(db, playerId, OPEN_SHOWN));
    },

    hasUnfinished: async (on, playerId) =>
      (await store.hasUnfinished(on, playerId)) || (await withdrawals.hasUnfinished(on, playerId)),
    ownDeposits: (playerId, page) => readOwnDeposits(db, playerId, page),
    ownWithdrawals: withdrawals.own,
    async erase(playerId) {
      await eraseBeginnings(db, playerId);
      await withdrawals.erase(playerId);
      await books.erase(playerId);
    },

    cancelOfExcluded: cancelling.cancelOfExcluded,
    freeOfExcluded: createExcludedWagers(kernel, { ledger, balanceChanged }).freeOfExcluded,
    async cancelDeposit(playerId, id, requestId) {
      return shownOne(await cancelling.cancel(playerId, id, requestId));
    },

    withdrawDetails: (playerId) =>
      readWithdrawDetails(
        { db, ledger },
        playerId,
        adapters.some(({ paysOut }) => paysOut),
      ),

    receiveWebhook: (provider, rawBody, headers) => webhooks.receive(provider, rawBody, headers),
    reconcile: async () =>
      (await reconciliation.run()) + (await withdrawals.reconcile()) + (await refunds.reconcile()),
  };
}
