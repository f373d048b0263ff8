import { randomUUID } from 'node:crypto';
import { rmSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { serve } from '@hono/node-server';
import { Hono } from 'hono';
import pino from 'pino';
import { sign, verify } from '@/lib/node/facts/signature';
import { fairRng } from '@/lib/domain/chance/seeds';
import { firstSeeds } from '@/sandbox/studio/engine-rounds/seats';
import { anySlot } from '@/sandbox/studio/slots/slot-engine';
import { turnsOf, type Turn } from '@/sandbox/studio/slots/turns';
import { createStudio, STUDIO_BASE, type Studio, type StudioConfig } from '@/sandbox/studio/studio';
import type { ChatReport } from '@/sandbox/studio/chat/books';
import type { PlayState } from '@/sandbox/studio/view';
import type { fakeReports } from './chat-reports';
import { scratchFolder } from './scratch';

export const SECRET = 'a wallet secret that is long enough for tests';
export const ORIGIN = 'http://studio.test';
export const WEB_ORIGIN = 'http://web.test';

/** What the wallet does with a call: book and answer, or one of the ways in which that goes wrong. */
export type Manner =
  | 'ok'
  | 'fail'
  | 'book-then-fail'
  | 'book-then-hang'
  | 'hang'
  | 'bad-request'
  | 'garbage'
  | { status: string };

export interface WalletCall {
  name: string;
  signature: string;
  body: Record<string, unknown>;
  /** Whether it moved something: a repeat, and what was refused, did not. */
  booked: boolean;
}

/** A wallet that keeps what docs/contracts/wallet.md promises for one player, and misbehaves on demand. */
export async function startFakeWallet({ reports }: { reports?: ReturnType<typeof fakeReports> } = {}) {
  const calls: WalletCall[] = [];
  const manners: Record<string, Manner[]> = {};
  const booked = new Map<string, number>();
  const rolledBack = new Set<string>();
  const hanging: (() => void)[] = [];
  let balance = 10_000;

  const book = (name: string, body: Record<string, unknown>): string => {
    const tx = String(body['tx_id']);
    if (booked.has(tx)) return 'OK';
    const amount = Number(body['amount']);
    const ref = String(body['ref_tx_id']);
    if (name === 'bet' && rolledBack.has(tx)) return 'TRANSACTION_ROLLED_BACK';
    if (name === 'bet' && amount > balance) return 'INSUFFICIENT_FUNDS';
    if (name === 'win' && !booked.has(ref)) return 'TRANSACTION_DOES_NOT_EXIST';
    const change = name === 'bet' ? -amount : name === 'win' ? amount : -(booked.get(ref) ?? 0);
    if (name === 'rollback') rolledBack.add(ref);
    booked.set(tx, change);
    balance += change;
    return 'OK';
  };

  const app = new Hono();
  app.post('/api/wallet/v1/:name', async (c) => {
    const name = c.req.param('name');
    const raw = await c.req.text();
    const signature = c.req.header('x-signature') ?? '';
    if (!verify([SECRET], signature, c.req.path, raw, Math.floor(Date.now() / 1000), 1e9))
      return c.json({}, 401);
    const body = JSON.parse(raw) as Record<string, unknown>;
    const call: WalletCall = { name, signature, body, booked: false };
    if (name !== 'balance') calls.push(call);
    wallet.onCall(name);
    const manner = manners[name]?.shift() ?? 'ok';
    const answer = (status: string) =>
      c.json({ request_id: body['request_id'], status, balance, currency: 'EUR', tx_id: body['tx_id'] });
    if (typeof manner === 'object') return answer(manner.status);
    if (manner === 'bad-request') return c.json({ error: 'no' }, 400);
    if (manner === 'garbage') return c.text('<html>proxy</html>');
    if (manner === 'fail') return c.json({}, 503);
    if (manner !== 'hang') {
      const isNew = !booked.has(String(body['tx_id']));
      const status = name === 'balance' ? 'OK' : book(name, body);
      call.booked = isNew && status === 'OK';
      if (manner === 'ok') return answer(status);
      if (manner === 'book-then-fail') return c.json({}, 500);
    }
    await new Promise<void>((resolve) => hanging.push(resolve));
    return c.json({}, 500);
  });
  app.post('/api/studio/v1/chat-reports', async (c) => {
    const raw = await c.req.text();
    if (!verify([SECRET], c.req.header('x-signature') ?? '', c.req.path, raw, 0, 1e12))
      return c.json({}, 401);
    return new Response('{}', { status: reports?.take(JSON.parse(raw) as ChatReport) ?? 200 });
  });
  const server = await new Promise<ReturnType<typeof serve>>((resolve) => {
    const started = serve({ fetch: app.fetch, hostname: '127.0.0.1', port: 0 }, () => resolve(started));
  });
  const wallet = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    calls,
    /** Hears of each call before the wallet does anything with it. */
    onCall: (_name: string): void => {},
    /** The next calls of this name go wrong in these ways, in order; afterwards all is well again. */
    next: (name: string, ...ways: Manner[]) => (manners[name] = ways),
    balance: () => balance,
    setBalance: (amount: number) => (balance = amount),
    names: () => calls.map((call) => call.name),
    async close() {
      hanging.forEach((end) => end());
      await new Promise((resolve) => server.close(resolve));
    },
  };
  return wallet;
}
export type FakeWallet = Awaited<ReturnType<typeof startFakeWallet>>;

const opened: { studio: Studio; directory: string | null; isStopped?: boolean }[] = [];

/** Studio instances of a test file are stopped, and their folders removed, by this. */
export async function closeStudios() {
  for (const { studio, directory, isStopped } of opened.splice(0)) {
    if (!isStopped) await studio.stop();
    if (directory) rmSync(directory, { recursive: true, force: true });
  }
}

/** Stops one of them before: it sends nothing more to the wallet, whatever it is asked. */
export async function stopStudio({ studio }: { studio: Studio }) {
  await studio.stop();
  for (const one of opened) if (one.studio === studio) one.isStopped = true;
}

/**
 * For a wallet that is silent on purpose: nobody waits for it long. Elsewhere a busy machine would look like silence, and
 * rounds that were played would be taken back.
 */
export const SHORT_PATIENCE = { walletTimeoutMs: 1_000 } as const;

/** A studio over its own folder, with a clock that the test moves and quick repeats. */
export async function openStudio(wallet: { url: string }, over: Partial<StudioConfig> = {}) {
  const directory = over.dataDir ? null : scratchFolder('studio-');
  const clock = { now: Date.now() };
  const dataDir = over.dataDir ?? directory ?? '';
  const studio = createStudio({
    origin: ORIGIN,
    webOrigin: WEB_ORIGIN,
    platformUrl: wallet.url,
    walletSecret: SECRET,
    log: pino({ level: 'silent' }),
    now: () => clock.now,
    // Long enough for a wallet that answers while the machine is busy: a stake without an answer is taken back.
    walletTimeoutMs: 8_000,
    patienceMs: 10_000,
    retry: { firstMs: 1, capMs: 4 },
    ...over,
    dataDir,
  });
  opened.push({ studio, directory });
  await studio.start();
  const app = new Hono().route(STUDIO_BASE, studio.routes);
  return { studio, app, clock, dataDir };
}
export type OpenStudio = Awaited<ReturnType<typeof openStudio>>;

export const REAL_LAUNCH = {
  game_id: 'g00042',
  title: 'Scarab of Nefer',
  theme: 'egypt',
  provider: 'Saffron Lane',
  volatility: 'medium',
  rtp: 9612,
  lines: 20,
  mode: 'real',
  currency: 'EUR',
  language: 'en',
  session_token: 'token-of-the-player',
  player_id: 'player-1',
  lobby_url: `${WEB_ORIGIN}/game/g00042`,
} as const;
export const DEMO_LAUNCH = { ...REAL_LAUNCH, mode: 'demo', session_token: null, player_id: null } as const;

export function postLaunch({ app, clock }: OpenStudio, launch: object, headers: Record<string, string> = {}) {
  const body = JSON.stringify(launch);
  const pathName = `${STUDIO_BASE}/api/v1/sessions`;
  const signature = sign(SECRET, pathName, body, Math.floor(clock.now / 1000));
  return app.request(pathName, { method: 'POST', body, headers: { 'x-signature': signature, ...headers } });
}

/** Launches a game and speaks its play API as the client does. */
export async function launchGame(studio: OpenStudio, launch: object = REAL_LAUNCH) {
  const answer = await postLaunch(studio, launch);
  expect(answer.status).toBe(201);
  const { url } = (await answer.json()) as { url: string };
  return playerAt(studio, new URL(url).pathname);
}

export function playerAt({ app }: OpenStudio, address: string) {
  const post = async (action: string, body: object, headers: Record<string, string> = {}) => {
    const answer = await app.request(`${address}/${action}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin: ORIGIN, ...headers },
      body: JSON.stringify(body),
    });
    return { status: answer.status, body: (await answer.json()) as PlayState & Record<string, unknown> };
  };
  const state = async () => (await (await app.request(`${address}/state`)).json()) as PlayState;
  return {
    address,
    post,
    state,
    spin: (stake = 100, clientRoundId: string = randomUUID()) => post('spin', { stake, clientRoundId }),
    /** Asks for the state until the round is as wanted; fails by the test's own time limit. */
    async until(wanted: (state: PlayState) => boolean): Promise<PlayState> {
      for (;;) {
        const seen = await state();
        if (wanted(seen)) return seen;
      }
    },
  };
}

/** A seed whose first round, as the studio of REAL_LAUNCH plays it at a stake of 1.00, is as wanted. */
export function seedWhere(
  wanted: (turns: readonly Turn[]) => boolean,
  slot = 'lines/medium/9600/20',
  buy = false,
): number {
  for (let seed = 1; ; seed++) {
    const state = anySlot.begin(fairRng(firstSeeds('', seed)), { slot, stake: 100, buy });
    if (wanted(turnsOf(state).turns)) return seed;
  }
}
export const LOSS = seedWhere((turns) => turns.length === 1 && turns[0]?.amount === 0);
export const WIN = seedWhere((turns) => turns.length === 1 && (turns[0]?.amount ?? 0) > 100);
export const FREE_SPINS = seedWhere((turns) => turns.length > 1 && turns.at(-1)?.amount === 0);
