import { randomUUID } from 'node:crypto';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { serve } from '@hono/node-server';
import { sql, type Kysely } from 'kysely';
import { sign } from '@/lib/node/facts/signature';
import type { Currency } from '@/lib/money/money';
import { createSession, endSessions } from '@/platform/games/sessions';
import type { WalletAnswer, WalletOperation } from '@/platform/wallet/call';
import { historyRoutes } from '@/platform/history/routes';
import { createHistoryService } from '@/platform/history/service';
import { spendingRoutes } from '@/platform/history/spending-routes';
import { createPlayService, type PlayService } from '@/platform/play/service';
import { walletRoutes } from '@/platform/wallet/routes';
import { createWalletService, type WalletService } from '@/platform/wallet/service';
import { createApplication } from '@/platform/kernel/hono-app';
import { readPlatformConfig } from '@/platform/kernel/config';
import { createKernel, type Kernel } from '@/platform/kernel/kernel';
import type { PlayerSession } from '@/platform/kernel/session';
import { describeReport } from '@/platform/ledger/check';
import { ledgerRoutes } from '@/platform/ledger/routes';
import { createLedgerService, type LedgerService } from '@/platform/ledger/service';
import { createTestDatabase } from './database';

export const GAME = 'g90001';
export const OTHER_GAME = 'g90002';
const TEST_SECRET = 'wallet-test-secret-wallet-test-secret';

/** A player at a game, with money. */
export interface Seat {
  playerId: string;
  currency: Currency;
  token: string;
  sessionId: string;
}

export interface WalletHarness {
  url: string;
  databaseUrl: string;
  kernel: Kernel;
  ledger: LedgerService;
  wallet: WalletService;
  /** Followed by the history; nothing reads before `catchUp`. */
  play: PlayService;
  secrets: string[];
  /** Players whose balance was announced as changed, in order. */
  announced: string[];
  /** Milliseconds that the platform's clock runs ahead. */
  clock: { ahead: number };
  /** Opens a player with a wallet; amounts are minor units. The deposit wager is what was deposited. */
  seat(money?: { real?: number; bonus?: number; currency?: Currency }): Promise<Seat>;
  /** A signed call. Fields that the seat tells are filled in; `fields` overrides them. */
  call(operation: WalletOperation, seat: Seat, fields?: Record<string, unknown>): Promise<WalletAnswer>;
  /** Raw bytes to an address of the wallet, with whatever signature header. */
  post(operation: string, body: string, signature: string | null): Promise<{ status: number; text: string }>;
  signature(operation: string, body: string, options?: { secret?: string; at?: number }): string;
  /** Everything that a wrongly moved cent would change. */
  money(seat: Seat): Promise<{ real: number; bonus: number; held: number; wager: number; version: number }>;
  countPostings(): Promise<number>;
  setStatus(seat: Seat, status: 'active' | 'blocked' | 'excluded'): Promise<void>;
  endGame(seat: Seat): Promise<void>;
  /** Fails with the report when an invariant is broken. */
  prove(): Promise<void>;
  close(): Promise<void>;
}

export async function seedGame(db: Kysely<unknown>): Promise<void> {
  await sql`insert into games.providers (id, slug, name) values (9001, 'test-studio', 'Test Studio')`.execute(
    db,
  );
  for (const [index, id] of [GAME, OTHER_GAME].entries()) {
    await sql`
      insert into games.games (id, slug, name, provider_id, theme, source, volatility, rtp, lines, max_win, released,
                               has_demo, gradient_color, categories, popularity)
      values (${id}, ${`test-game-${index}`}, ${`Test Game ${index}`}, 9001, 'fruit', 0, 'low', 9600, 10, 100,
              '2026-01-01', true, '#aabbcc', '{}', ${90_001 + index})`.execute(db);
  }
  await sql`select games.mark_playable()`.execute(db);
}

/** A player as registration leaves one, at a game that was just launched. */
export async function seatPlayer(
  kernel: Pick<Kernel, 'db' | 'clock'>,
  ledger: LedgerService,
  { real = 0, bonus = 0, currency = 'EUR' }: { real?: number; bonus?: number; currency?: Currency } = {},
): Promise<Seat> {
  const { db } = kernel;
  const playerId = randomUUID();
  await sql`insert into identity.players (id, email, country, currency, age_confirmed_at)
            values (${playerId}, ${`${playerId}@player.test`}, 'DE', ${currency}, now())`.execute(db);
  await ledger.openAccounts(db, { playerId, currency });
  if (real > 0) {
    const key = randomUUID();
    const amount = BigInt(real);
    await db.transaction().execute(async (trx) => {
      const { transactionId } = await ledger.beginDeposit(trx, {
        playerId,
        currency,
        amount,
        idempotencyKey: `begin-${key}`,
        reference: key,
        method: 'card',
      });
      await ledger.completeDeposit(trx, { transactionId, amount, idempotencyKey: `complete-${key}` });
    });
  }
  if (bonus > 0) {
    await ledger.creditBonus(db, {
      playerId,
      currency,
      type: 'bonus',
      amount: BigInt(bonus),
      idempotencyKey: randomUUID(),
      reference: 'test',
    });
  }
  const { token, sessionId } = await createSession(
    db,
    { playerId, authSessionId: randomUUID(), gameId: GAME, currency },
    kernel.clock.now(),
  );
  return { playerId, currency, token, sessionId };
}

/** The wallet and the ledger behind their HTTP routes, over a database of their own. */
export async function startWallet(options: { pool?: number } = {}): Promise<WalletHarness> {
  const database = await createTestDatabase();
  const clock = { ahead: 0 };
  const config = readPlatformConfig({
    NODE_ENV: 'test',
    DATABASE_URL: database.url,
    DATABASE_POOL: String(options.pool ?? 8),
    AUTH_SECRET: TEST_SECRET,
    WALLET_SECRETS: `${TEST_SECRET},${TEST_SECRET}-retiring`,
    PAYMENT_API_KEY: TEST_SECRET,
    PAYMENT_WEBHOOK_SECRETS: TEST_SECRET,
    REVALIDATE_SECRET: TEST_SECRET,
    VISITOR_SECRETS: TEST_SECRET,
    LOG_LEVEL: 'silent',
  });
  const kernel = createKernel(config, { now: () => new Date(Date.now() + clock.ahead) });
  const announced: string[] = [];
  const ledger = createLedgerService(kernel);
  const wallet = createWalletService(kernel, {
    notifications: { balanceChanged: (id) => announced.push(id) },
  });
  const play = createPlayService(kernel);
  const history = createHistoryService(kernel, {
    ledger,
    play,
    wallet,
    // A studio that shows every round but one.
    games: {
      replay: ({ gameId, roundId, language }) =>
        Promise.resolve(roundId === 'r2' ? null : `http://studio.test/${language}/${gameId}/${roundId}`),
    },
    // There are no payments behind these routes.
    payments: { steps: () => Promise.resolve([]), bonusOf: () => Promise.resolve(null) },
  });
  const player = (request: Request): PlayerSession | null => {
    const playerId = request.headers.get('x-test-player');
    return playerId ? { playerId, sessionId: 'test', currency: 'EUR', country: 'DE', language: 'en' } : null;
  };
  const app = createApplication(kernel, {
    routes: [
      ...ledgerRoutes({ ledger }),
      ...historyRoutes({ history, ledger }),
      ...spendingRoutes({ history }),
      ...walletRoutes(kernel, { wallet }),
    ],
    playerOf: async (request) => player(request),
    countryOf: () => null,
    blockOf: () => null,
    refuseAddress: () => Promise.resolve(),
    readiness: [],
  });
  const server = await new Promise<Server>((resolve) => {
    const started = serve({ fetch: app.fetch, hostname: '127.0.0.1', port: 0 }, () =>
      resolve(started as Server),
    );
  });
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  await seedGame(kernel.db);

  const harness: WalletHarness = {
    url,
    databaseUrl: database.url,
    kernel,
    ledger,
    wallet,
    play,
    secrets: config.walletSecrets,
    announced,
    clock,
    seat: (money) => seatPlayer(kernel, ledger, money),
    signature(operation, body, { secret = config.walletSecrets[0] ?? '', at } = {}) {
      return sign(secret, `/api/wallet/v1/${operation}`, body, at ?? kernel.clock.now().getTime() / 1000);
    },
    async post(operation, body, signature) {
      const response = await fetch(`${url}/api/wallet/v1/${operation}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...(signature ? { 'x-signature': signature } : {}) },
        body,
      });
      return { status: response.status, text: await response.text() };
    },
    async call(operation, seat, fields = {}) {
      const body = JSON.stringify({
        request_id: randomUUID(),
        session_token: seat.token,
        player_id: seat.playerId,
        currency: seat.currency,
        game_id: GAME,
        ...(operation === 'balance' ? {} : { round_id: 'round-1', round_closed: false, tx_id: randomUUID() }),
        ...fields,
      });
      const { status, text } = await harness.post(operation, body, harness.signature(operation, body));
      if (status !== 200) throw new Error(`${operation} answered ${status}: ${text}`);
      return JSON.parse(text) as WalletAnswer;
    },
    async money(seat) {
      const now = await ledger.balances(seat.playerId);
      return {
        real: Number(now.real),
        bonus: Number(now.bonus),
        held: Number(now.held),
        wager: Number(now.depositWager),
        version: Number(now.version),
      };
    },
    async countPostings() {
      const { rows } = await sql<{ count: number }>`select count(*)::integer from ledger.postings`.execute(
        kernel.db,
      );
      return rows[0]?.count ?? 0;
    },
    async setStatus(seat, status) {
      await sql`update identity.players set status = ${status} where id = ${seat.playerId}`.execute(
        kernel.db,
      );
    },
    async endGame(seat) {
      await endSessions(kernel.db, { sessionId: seat.sessionId }, kernel.clock.now());
    },
    async prove() {
      const report = await ledger.check();
      if (!report.holds) throw new Error(describeReport(report));
    },
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      await kernel.close();
      await database.drop();
    },
  };
  return harness;
}
