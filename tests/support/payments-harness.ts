import { randomUUID } from 'node:crypto';
import { rmSync } from 'node:fs';
import { Hono } from 'hono';
import type pg from 'pg';
import pino from 'pino';
import { Webhook } from 'standardwebhooks';
import type { LanguageCode } from '@/lib/domain/locales';
import type { Currency } from '@/lib/money/money';
import { createBonusesService, type BonusesService } from '@/platform/bonuses/service';
import { createApplication } from '@/platform/kernel/hono-app';
import { readPlatformConfig } from '@/platform/kernel/config';
import { createKernel, type Kernel } from '@/platform/kernel/kernel';
import type { PlayerSession } from '@/platform/kernel/session';
import { createLoyaltyService } from '@/platform/loyalty/service';
import { createLedgerService, type LedgerService } from '@/platform/ledger/service';
import type { PaymentProvider } from '@/platform/payments/provider';
import { createSandboxProvider } from '@/platform/payments/providers/sandbox';
import { paymentsRoutes } from '@/platform/payments/routes';
import { createPaymentsService, type PaymentsService } from '@/platform/payments/service';
import { createPayments, PAYMENTS_BASE } from '@/sandbox/payments';
import { TEST_SECRETS } from '@/tests/support/platform';
import { asVisitor } from '@/tests/support/visitor';
import type { DepositJson } from './deposit-answer';
import { madeUpPeople } from './payments-people';
import { reservePort } from './payments-port';
import { createTestDatabase, openPool, type TestDatabase } from './database';
import { scratchFolder } from '@/tests/support/scratch';

const API_KEY = 'test-payment-key-test-payment-key-0001';
export const WEBHOOK_SECRET = 'whsec_dGVzdC13ZWJob29rLXNlY3JldC10ZXN0LXdlYmhvb2s=';
const WEB_ORIGIN = 'http://web.test';
/** What the company is told about one payment. */
const OF_ONE = /^\/(charges|events|payouts\/named|refunds\/(named|of))\/|^\/payouts\/[^/]+\/move$/;
const WEBHOOK_PATH = '/api/payments/v1/webhooks/sandbox';

interface EventFields {
  type: string;
  id: string;
  reference: string;
  amount: number;
  amount_received: number;
  currency: string;
  /** As `completed` has it: `refunded` when it went back meanwhile. */
  status: string;
  payer: { name: string; fingerprint: string };
}

export type { DepositJson };

export interface World {
  kernel: Kernel;
  ledger: LedgerService;
  bonuses: BonusesService;
  payments: PaymentsService;
  /** Players whose balance was announced. */
  announced: string[];
  blocked: Set<string>;
  /** What players told as their names. */
  names: Map<string, { name: string; surname: string }>;
  /** Codes of players who have a second factor. */
  factors: Map<string, string>;
  /** Players whose profile lacks something. */
  incomplete: Set<string>;
  letters: { kind: string; params: Record<string, string> }[];
  clock: { advance(ms: number): void };
  /** Whether more was changed than players and their payments: time, or how the company behaves. */
  state: { changed: boolean };
  newPlayer(options?: {
    currency?: Currency;
    country?: string;
    language?: LanguageCode;
  }): Promise<PlayerSession>;
  request(path: string, init?: RequestInit, player?: PlayerSession): Promise<Response>;
  /** Sends a form to the company, as a browser does at a checkout. */
  submit(checkoutUrl: string | null, form: Record<string, string>): Promise<Response>;
  post(player: PlayerSession | undefined, body: unknown, key?: string): Promise<Response>;
  deposit(player: PlayerSession, changes?: Record<string, unknown>, key?: string): Promise<DepositJson>;
  read(player: PlayerSession, id: string): Promise<DepositJson>;
  real(player: PlayerSession): Promise<bigint>;
  /** Calls the company's control API. */
  control(path: string, body?: unknown): Promise<{ status: number; json: Record<string, unknown> }>;
  chargeOf(depositId: string): Promise<string>;
  /** Sends a webhook made by hand. */
  send(
    event: Record<string, unknown>,
    options?: { secret?: string; at?: Date; eventId?: string },
  ): Promise<Response>;
  event(deposit: DepositJson, type: string, changes?: Partial<EventFields>): Promise<Record<string, unknown>>;
  /** A second instance of the service over the same database. */
  anotherService(provider: PaymentProvider): PaymentsService;
  provider(): PaymentProvider;
  /** The company goes away: nobody listens on its port any more. */
  companyAway(): Promise<void>;
  query<T extends pg.QueryResultRow>(text: string, values?: unknown[]): Promise<T[]>;
  close(): Promise<void>;
}

/** Payments with real HTTP, Postgres, ledger and payment company; only accounts are made up. */
export async function openWorld(options: { providerTimeoutMs?: number } = {}): Promise<World> {
  const database: TestDatabase = await createTestDatabase();
  const dataDir = scratchFolder('tollgate-');
  const platformPort = await reservePort();
  const companyPort = await reservePort();

  const company = createPayments({
    origin: companyPort.url,
    apiKey: API_KEY,
    webhookSecret: WEBHOOK_SECRET,
    dataDir,
    merchant: 'Parlour',
    log: pino({ level: 'silent' }),
    retryDelays: [10, 20],
    laterMs: 30,
    blockMs: 5,
    bankMs: 5,
  });
  companyPort.handle(new Hono().route(PAYMENTS_BASE, company.routes));
  company.start();

  const config = readPlatformConfig({
    NODE_ENV: 'test',
    DATABASE_URL: database.url,
    WEB_ORIGIN,
    LOG_LEVEL: 'silent',
    AUTH_SECRET: 'test-auth-secret-test-auth-secret-0001',
    WALLET_SECRETS: 'test-wallet-secret-test-wallet-secret-1',
    REVALIDATE_SECRET: 'test-revalidate-secret-test-revalidate-1',
    VISITOR_SECRETS: TEST_SECRETS.VISITOR_SECRETS,
    PAYMENT_API_KEY: API_KEY,
    PAYMENT_API_URL: `${companyPort.url}${PAYMENTS_BASE}`,
    PAYMENT_WEBHOOK_SECRETS: WEBHOOK_SECRET,
    PAYMENT_WEBHOOK_URL: `${platformPort.url}${WEBHOOK_PATH}`,
  });
  let offset = 0;
  const kernel = createKernel(config, { now: () => new Date(Date.now() + offset) });
  const ledger = createLedgerService(kernel);

  const people = madeUpPeople();
  const loyalty = createLoyaltyService(kernel, { ledger });
  const bonuses = createBonusesService(kernel, {
    ...people.parts,
    ledger,
    loyalty,
    play: { follow: () => undefined, catchUp: () => Promise.resolve(false) },
    notifications: { balanceChanges: () => Promise.resolve(), send: () => Promise.resolve(0) },
  });
  const { sessions, blocked, factors, incomplete, announced, letters, names } = people;
  const provider = () =>
    createSandboxProvider({
      apiUrl: config.paymentApiUrl,
      apiKey: config.paymentApiKey,
      webhookSecrets: config.paymentWebhookSecrets,
      capabilitiesMs: 0,
      ...(options.providerTimeoutMs === undefined ? {} : { timeoutMs: options.providerTimeoutMs }),
    });
  const serviceWith = (one: PaymentProvider) =>
    createPaymentsService(kernel, {
      ...people.parts,
      ledger,
      bonuses,
      loyalty,
      providers: [one],
    });
  const payments = serviceWith(provider());

  const app = createApplication(kernel, {
    routes: paymentsRoutes({ payments }),
    playerOf: async (request) => sessions.get(request.headers.get('x-test-player') ?? '') ?? null,
    countryOf: (_, headers) => headers?.get('x-test-country') ?? null,
    blockOf: () => null,
    refuseAddress: () => Promise.resolve(),
    readiness: [],
  });
  platformPort.handle(app as unknown as Hono);
  const owner = openPool(database.url, { max: 2 });

  const state = { changed: false };

  const world: World = {
    kernel,
    ledger,
    bonuses,
    payments,
    announced,
    blocked,
    names,
    factors,
    incomplete,
    letters,
    clock: {
      advance(ms) {
        offset += ms;
        state.changed = true;
      },
    },
    state,
    provider,
    anotherService: serviceWith,
    async newPlayer({ currency = 'EUR', country = 'DE', language = 'en' } = {}) {
      const player = { playerId: randomUUID(), sessionId: randomUUID(), currency, country, language };
      sessions.set(player.playerId, player);
      await kernel.db
        .transaction()
        .execute((trx) => ledger.openAccounts(trx, { playerId: player.playerId, currency }));
      return player;
    },
    request: (address, init = {}, player) =>
      fetch(`${platformPort.url}${address}`, {
        ...init,
        headers: {
          ...asVisitor('203.0.113.7'),
          Origin: WEB_ORIGIN,
          ...(player ? { 'x-test-player': player.playerId } : {}),
          ...(init.headers as Record<string, string> | undefined),
        },
      }),
    submit: (checkoutUrl, form) =>
      fetch(checkoutUrl ?? '', { method: 'POST', body: new URLSearchParams(form), redirect: 'manual' }),
    post: (player, body, key = randomUUID()) =>
      world.request(
        '/api/v1/deposits',
        {
          method: 'POST',
          headers: { 'Content-Type': 'application/json', 'Idempotency-Key': key },
          body: JSON.stringify(body),
        },
        player,
      ),
    async deposit(player, changes = {}, key) {
      const answer = await world.post(player, { method: 'card', amount: 5000, ...changes }, key);
      expect(answer.status).toBe(201);
      return ((await answer.json()) as { data: DepositJson }).data;
    },
    async read(player, id) {
      const answer = await world.request(`/api/v1/deposits/${id}`, {}, player);
      expect(answer.status).toBe(200);
      return ((await answer.json()) as { data: DepositJson }).data;
    },
    real: async (player) => (await ledger.balances(player.playerId)).real,
    async control(address, body) {
      if (body !== undefined && !OF_ONE.test(address)) state.changed = true;
      const answer = await fetch(`${companyPort.url}${PAYMENTS_BASE}/control${address}`, {
        method: body === undefined ? 'GET' : 'POST',
        headers: { Authorization: `Bearer ${API_KEY}`, 'Content-Type': 'application/json' },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      });
      return { status: answer.status, json: (await answer.json()) as Record<string, unknown> };
    },
    async chargeOf(depositId) {
      const [row] = await world.query<{ charge_id: string }>(
        'select charge_id from payments.deposits where id = $1',
        [depositId],
      );
      return row?.charge_id ?? '';
    },
    send(event, { secret = WEBHOOK_SECRET, at = new Date(), eventId = `evt_${randomUUID()}` } = {}) {
      const body = JSON.stringify(event);
      return fetch(`${platformPort.url}${WEBHOOK_PATH}`, {
        method: 'POST',
        headers: {
          'Content-Type': 'application/json',
          'webhook-id': eventId,
          'webhook-timestamp': String(Math.floor(at.getTime() / 1000)),
          'webhook-signature': new Webhook(secret).sign(eventId, at, body),
        },
        body,
      });
    },
    async event(deposit, type, changes = {}) {
      const { type: _, ...data } = { type, ...changes };
      return {
        type,
        timestamp: new Date().toISOString(),
        data: {
          id: await world.chargeOf(deposit.id),
          reference: deposit.id,
          amount: deposit.transaction.amount,
          amount_received: deposit.transaction.amount,
          currency: deposit.transaction.currency,
          status: type.replace('charge.', ''),
          ...data,
        },
      };
    },
    companyAway() {
      state.changed = true;
      return companyPort.close();
    },
    query: async <T extends pg.QueryResultRow>(text: string, values: unknown[] = []) =>
      (await owner.query<T>(text, values)).rows,
    async close() {
      await company.stop();
      await Promise.all([platformPort.close(), companyPort.close()]);
      await Promise.all([kernel.close(), owner.end()]);
      await database.drop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
  return world;
}
