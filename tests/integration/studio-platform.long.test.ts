import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { serve } from '@hono/node-server';
import { Hono } from 'hono';
import pino from 'pino';
import { seedCatalogue } from '@/platform/demo/catalogue/seed';
import { createStudio, STUDIO_BASE, type Studio } from '@/sandbox/studio/studio';
import type { PlayState } from '@/sandbox/studio/view';
import { PLAYABLE_PROFILE } from '@/tests/support/profile';
import {
  startTestPlatform,
  TEST_SECRETS,
  TEST_WEB_ORIGIN,
  type TestPlatform,
} from '@/tests/support/platform';

const ROUNDS = 40;
const STAKE = 100;

/** The real platform and the real studio, each behind its own port, playing with each other. */
let platform: TestPlatform;
let studio: Studio;
let server: ReturnType<typeof serve>;
let dataDir: string;
let cookie: string;
const clock = { ahead: 0 };

beforeAll(async () => {
  const app = new Hono();
  server = await new Promise((resolve) => {
    const started = serve({ fetch: (request) => app.fetch(request), hostname: '127.0.0.1', port: 0 }, () =>
      resolve(started),
    );
  });
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  platform = await startTestPlatform({ env: { STUDIO_URL: origin + STUDIO_BASE } });
  await seedCatalogue(platform.kernel);
  dataDir = mkdtempSync(path.join(tmpdir(), 'studio-'));
  studio = createStudio({
    origin,
    webOrigin: TEST_WEB_ORIGIN,
    platformUrl: platform.url,
    walletSecret: TEST_SECRETS.WALLET_SECRETS.split(',')[0] ?? '',
    dataDir,
    log: pino({ level: 'silent' }),
    seed: 2026,
    // Wallet calls are signed with this time: far ahead would be refused, so the pace is met by real steps.
    now: () => Date.now() + clock.ahead,
    retry: { firstMs: 5, capMs: 50 },
  });
  await studio.start();
  app.route(STUDIO_BASE, studio.routes);
}, 180_000);

afterAll(async () => {
  await studio.stop();
  await platform.close();
  await new Promise((resolve) => server.close(resolve));
  rmSync(dataDir, { recursive: true, force: true });
});

async function call<T>(method: string, address: string, body?: object): Promise<{ status: number; body: T }> {
  const answer = await fetch(platform.url + address, {
    method,
    headers: {
      origin: TEST_WEB_ORIGIN,
      ...(cookie && { cookie }),
      ...(body && { 'content-type': 'application/json' }),
    },
    ...(body && { body: JSON.stringify(body) }),
  });
  const set = answer.headers.getSetCookie();
  if (set.length > 0) cookie = set.map((one) => one.split(';')[0]).join('; ');
  return { status: answer.status, body: (await answer.json()) as T };
}

async function play(url: string, action: string, body: object): Promise<PlayState & { error?: string }> {
  const answer = await fetch(`${url}/${action}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  return (await answer.json()) as PlayState & { error?: string };
}

test('a player plays for money: every round settles and the ledger adds up', async () => {
  cookie = '';
  const registered = await call<{ data: { userId: string } }>('POST', '/api/v1/auth/register', {
    email: 'reels@example.com',
    password: 'lantern-lamp-18',
    currency: 'EUR',
    country: 'DE',
    ageConfirmed: true,
  });
  expect(registered.status).toBe(201);
  const playerId = registered.body.data.userId;
  const told = await call('PATCH', '/api/v1/me/profile', PLAYABLE_PROFILE);
  expect(told.status).toBe(200);
  const { ledger } = platform.services;
  const { db } = platform.kernel;
  const { transactionId } = await ledger.beginDeposit(db, {
    playerId,
    currency: 'EUR',
    amount: 20_000n,
    idempotencyKey: randomUUID(),
    reference: randomUUID(),
    method: 'card',
  });
  await ledger.completeDeposit(db, { transactionId, amount: 20_000n, idempotencyKey: randomUUID() });

  const games = await call<{ data: { id: string; source: number; theme: string }[] }>(
    'GET',
    '/api/v1/games?category=slots',
  );
  const game = games.body.data.find((one) => one.source === 0);
  const session = await call<{ data: { url: string } }>('POST', `/api/v1/games/${game?.id}/sessions`, {
    mode: 'real',
    language: 'de',
  });
  expect(session.status).toBe(201);
  const { url } = session.body.data;

  let expected = 20_000;
  let state: PlayState & { error?: string } = await (await fetch(`${url}/state`)).json();
  expect(state.balance).toBe(expected);
  for (let round = 0; round < ROUNDS; round++) {
    clock.ahead += 2_500;
    state = await play(url, 'spin', { stake: STAKE, clientRoundId: randomUUID() });
    expect(state.error).toBeUndefined();
    for (let step = 1; state.round?.phase === 'free-spins'; step++) {
      clock.ahead += 2_500;
      state = await play(url, 'step', { roundId: state.round.id, step });
    }
    expect(state.round?.phase).toBe('settled');
    expected += (state.round?.won ?? 0) - STAKE;
    expect(state.balance).toBe(expected);
  }
  const balances = await ledger.balances(playerId);
  expect(balances.real + balances.bonus).toBe(BigInt(expected));
  const report = await ledger.check();
  expect(report.results.filter((result) => result.broken > 0)).toEqual([]);
  const bets = await call<{ meta: { total: number } }>('GET', '/api/v1/me/transactions?type=bet');
  expect(bets.body.meta.total).toBe(ROUNDS);
}, 120_000);
