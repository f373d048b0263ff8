import { randomUUID } from 'node:crypto';
import http, { type Server } from 'node:http';
import type { Currency } from '@/lib/money/money';
import { serve } from '@hono/node-server';
import type { ProfileField } from '@/lib/domain/player-profile';
import { gameMarksRoutes } from '@/platform/games/marks-routes';
import { gamesRoutes } from '@/platform/games/routes';
import { createPlayService } from '@/platform/play/service';
import { createGamesService, type GamesService } from '@/platform/games/service';
import { createApplication } from '@/platform/kernel/hono-app';
import { createKernel, type Kernel } from '@/platform/kernel/kernel';
import type { PlayerSession } from '@/platform/kernel/session';
import { createLedgerService, type LedgerService } from '@/platform/ledger/service';
import { ledgerRoutes } from '@/platform/ledger/routes';
import { notificationsRoutes } from '@/platform/notifications/routes';
import { createGeographyService } from '@/platform/geography/service';
import { createLiveService, type LiveService } from '@/platform/live/service';
import { createNotificationsService, type NotificationsService } from '@/platform/notifications/service';
import { testConfig, TEST_WEB_ORIGIN } from '@/tests/support/platform';
import { listenOnLoopback } from '@/tests/support/loopback';

/** One platform instance with games, ledger and notifications; who is logged in is told by the test. */
/** Of a law that says nothing of play. */
const NO_RULES = {
  slotMs: null,
  otherMs: null,
  mostStake: null,
  oneGame: false,
  autoplay: false,
  turbo: false,
  celebrateAbove: 1,
} as const;

export interface GamesHarness {
  url: string;
  kernel: Kernel;
  games: GamesService;
  ledger: LedgerService;
  notifications: NotificationsService;
  live: LiveService;
  /** Milliseconds that the clock runs ahead. */
  clock: { ahead: number };
  /** Players who may not play. */
  blocked: Set<string>;
  /** What players have not told, who may else play. */
  missing: Map<string, ProfileField[]>;
  call(
    method: string,
    path: string,
    options?: { player?: PlayerSession; body?: unknown; headers?: HeadersInit },
  ): Promise<{
    status: number;
    body: Record<string, unknown>;
    headers: Headers;
  }>;
  close(): Promise<void>;
}

/** A logged-in player that the harness knows by its session id. */
export function playerSession(currency: Currency = 'EUR'): PlayerSession {
  return { playerId: randomUUID(), sessionId: randomUUID(), currency, country: 'DE', language: 'de' };
}

/** What a browser would send for a session. */
export const cookieOf = (player: PlayerSession) =>
  `session=${Buffer.from(JSON.stringify(player)).toString('base64url')}`;

function playerOfCookie(header: string | null): PlayerSession | null {
  const value = /session=([\w-]+)/.exec(header ?? '')?.[1];
  return value ? (JSON.parse(Buffer.from(value, 'base64url').toString()) as PlayerSession) : null;
}

export async function startGames(
  databaseUrl: string,
  options: { env?: Record<string, string>; heartbeatMs?: number } = {},
): Promise<GamesHarness> {
  const clock = { ahead: 0 };
  const kernel = createKernel(testConfig(databaseUrl, options.env), {
    now: () => new Date(Date.now() + clock.ahead),
  });
  const blocked = new Set<string>();
  const missing: GamesHarness['missing'] = new Map();
  /** Sessions that are over: the cookie stays in the browser, as it does after a log-out elsewhere. */
  const ended = new Set<string>();
  /** Of players, as their session says. */
  const currencies = new Map<string, Currency>();
  const ledger = createLedgerService(kernel);
  const live = createLiveService(kernel, { heartbeatMs: options.heartbeatMs });
  const notifications = createNotificationsService(kernel, {
    ledger,
    geography: createGeographyService(kernel, { live }),
    live,
  });
  const games = createGamesService(kernel, {
    bonuses: {
      freeSpins: { forGame: () => Promise.resolve(null) },
      refuseBelowMinimum: () => Promise.resolve(),
    },
    chat: { standingOf: () => Promise.resolve(null) },
    identity: {
      isPlayable: (playerId) => Promise.resolve(!blocked.has(playerId)),
      currencyInUse: (_trx, playerId) => Promise.resolve(currencies.get(playerId) ?? null),
    },
    jurisdictions: {
      refuseUnproved: () => Promise.resolve(),
      refuseUnprovedDemo: () => Promise.resolve(),
      refuseWithheld: () => undefined,
    },
    play: createPlayService(kernel),
    players: { missingForPlay: (playerId) => Promise.resolve(missing.get(playerId) ?? []) },
    protection: {
      admitPresent: () => Promise.resolve(),
      refuseAway: () => Promise.resolve(),
      refuseOnBreak: () => Promise.resolve(),
      refuseWithoutLimits: () => Promise.resolve(),
      refusePaused: () => Promise.resolve(),
      beginPlay: () => Promise.resolve(NO_RULES),
      rulesOfDemo: () => Promise.resolve(NO_RULES),
      endPlay: () => Promise.resolve(),
    },
  });
  const app = createApplication(kernel, {
    routes: [
      ...gamesRoutes({ games }),
      ...gameMarksRoutes({ games }),
      ...ledgerRoutes({ ledger }),
      ...notificationsRoutes({ notifications }),
    ],
    playerOf: (request) => {
      const player = playerOfCookie(request.headers.get('cookie'));
      if (player) currencies.set(player.playerId, player.currency);
      return Promise.resolve(player && !ended.has(player.sessionId) ? player : null);
    },
    countryOf: () => null,
    blockOf: () => null,
    refuseAddress: () => Promise.resolve(),
    readiness: [],
  });
  await live.start();
  const { server, port } = await new Promise<{ server: Server; port: number }>((resolve) => {
    const started = serve({ fetch: app.fetch, hostname: '127.0.0.1', port: 0 }, (info) =>
      resolve({ server: started, port: info.port }),
    ) as Server;
  });
  const url = `http://127.0.0.1:${port}`;
  return {
    url,
    kernel,
    games,
    ledger,
    notifications,
    live,
    clock,
    blocked,
    missing,
    async call(method, path, { player, body, headers } = {}) {
      const response = await fetch(url + path, {
        method,
        headers: {
          origin: TEST_WEB_ORIGIN,
          ...(player ? { cookie: cookieOf(player) } : {}),
          ...(body === undefined ? {} : { 'content-type': 'application/json' }),
          ...Object.fromEntries(new Headers(headers)),
        },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      });
      const text = await response.text();
      return {
        status: response.status,
        body: (text === '' ? {} : JSON.parse(text)) as Record<string, unknown>,
        headers: response.headers,
      };
    },
    async close() {
      await live.stop();
      await notifications.stop();
      await new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      });
      await kernel.close();
    },
  };
}

/** As if the studio had an engine for every game of the catalogue: nothing of it is left out. */
export async function offerEverything({ pool }: Pick<Kernel, 'pool'>): Promise<void> {
  await pool.query('select games.offer_kinds(array(select distinct kind from games.games))');
}

export interface StudioCall {
  path: string;
  signature: string | undefined;
  rawBody: string;
  body: Record<string, unknown>;
}

export interface StudioStub {
  /** What STUDIO_URL is set to. */
  url: string;
  calls: StudioCall[];
  /** How the next calls are answered; null leaves them without an answer. */
  answer: { status: number; body: string } | null;
  close(): Promise<void>;
}

/** A game studio at the other end of a real connection. */
export async function startStudio(): Promise<StudioStub> {
  const good = { status: 201, body: JSON.stringify({ url: 'http://studio.test/studio/play/abc' }) };
  const server = http.createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const rawBody = Buffer.concat(chunks).toString();
      stub.calls.push({
        path: request.url ?? '',
        signature: request.headers['x-signature'] as string | undefined,
        rawBody,
        body: (rawBody === '' ? {} : JSON.parse(rawBody)) as Record<string, unknown>,
      });
      if (!stub.answer) return;
      response.writeHead(stub.answer.status, { 'content-type': 'application/json' });
      response.end(stub.answer.body);
    });
  });
  const origin = await listenOnLoopback(server);
  const stub: StudioStub = {
    url: `${origin}/studio`,
    calls: [],
    answer: good,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
  return stub;
}
