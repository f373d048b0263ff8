import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { Kysely, PostgresDialect } from 'kysely';
import type pg from 'pg';
import { freePort } from '@/lib/tools/free-port.mjs';
import { migratePlatform } from '@/platform/db/migrate';
import { seedCatalogue } from '@/platform/demo/catalogue/seed';
import { checkLedger, describeReport } from '@/platform/ledger/check';
import { createLedgerService } from '@/platform/ledger/service';
import { isBehind } from '@/platform/play/store';
import { seededRng } from '@/sandbox/studio/maths/rng';
import type { SandboxEnvironment } from '@/sandbox/config';
import { STUDIO_BASE } from '@/sandbox/studio/studio';
import { callAt, freshAddress } from '@/tests/support/call';
import { openPool } from '@/tests/support/database';
import { GOOD_PASSWORD } from '@/tests/support/identity-harness';
import { openPage } from '@/tests/support/play-any-game';
import { TEST_SECRETS, TEST_WEB_ORIGIN } from '@/tests/support/platform';
import { PLAYABLE_PROFILE } from '@/tests/support/profile';
import { CRASH_SECRET, createCrashHarness, type CrashHarness } from './crash-harness';
import { KINDS, seatAt, type CrashSeat } from './play-crash-seats';

/**
 * kill -9 of the real studio, of the real platform and of both, while players are in the middle of rounds of crash, blackjack
 * and live tables. Each asks on until there is an answer, as a client does. Then no stake is lost and none paid twice: every round
 * of the wallet's history is one of the studio's, with the same stakes and the same pay, or was given back; balances and
 * ledger agree. PLAY_CRASHES says how often something is killed; PLAY_SEED what is killed, after how many answers.
 */
const CRASHES = Number(process.env.PLAY_CRASHES ?? 2);
const SEED = Number(process.env.PLAY_SEED ?? 1);
const PLAYERS_EACH = 2;
const START = 10_000_000;
/** Answers between two kills: from here, and up to as many more. Some twenty come in a second. */
const [LEAST_ANSWERS, MORE_ANSWERS] = [100, 300];

interface Player {
  id: string;
  cookie: string;
  seat: CrashSeat;
}
interface HistoryRound {
  roundId: string;
  staked: number;
  returned: number;
  won: number;
  closed: boolean;
}

const rng = seededRng(SEED);
const dataDir = mkdtempSync(path.join(os.tmpdir(), 'parlour-play-crash-'));
let harness: CrashHarness;
let pool: pg.Pool;
let db: Kysely<unknown>;
const players: Player[] = [];
const answers = { count: 0, wanted: Infinity, reached: () => {} };

beforeAll(async () => {
  const [studioPort, mailPort] = [await freePort(), await freePort()];
  const studio = `http://127.0.0.1:${studioPort}`;
  harness = await createCrashHarness({
    beside: 'sandbox/main.ts',
    env: (port) =>
      ({
        WEB_ORIGIN: TEST_WEB_ORIGIN,
        STUDIO_URL: studio + STUDIO_BASE,
        VISITOR_SECRETS: TEST_SECRETS.VISITOR_SECRETS,
        SANDBOX: 'on',
        SANDBOX_PORT: String(studioPort),
        SANDBOX_ORIGIN: studio,
        SANDBOX_DATA: dataDir,
        PLATFORM_URL: `http://127.0.0.1:${port}`,
        SMTP_PORT: String(mailPort),
        WALLET_SECRET: CRASH_SECRET,
        PAYMENT_WEBHOOK_SECRET: 'whsec_dGVzdC13ZWJob29rLXNlY3JldC10ZXN0LXdlYmhvb2s=',
        OPENID_GOOGLE_SECRET: CRASH_SECRET,
        OPENID_MICROSOFT_SECRET: CRASH_SECRET,
        OPENID_TELEGRAM_SECRET: CRASH_SECRET,
        OPENID_APPLE_PUBLIC_KEY: '-----BEGIN PUBLIC KEY-----',
        STUDIO_SEED: String(SEED),
        PAYMENT_API_KEY: CRASH_SECRET,
        REGISTER_API_KEY: TEST_SECRETS.REGISTER_API_KEY,
      }) satisfies SandboxEnvironment & Record<string, string>,
  });
  await harness.startPostgres();
  await migratePlatform(harness.databaseUrl);
  pool = openPool(harness.databaseUrl, { max: 4 });
  db = new Kysely<unknown>({ dialect: new PostgresDialect({ pool }) });
  await seedCatalogue({ pool });
  await Promise.all([harness.startPlatform(), harness.startBeside()]);
  for (const kind of KINDS) {
    const { rows } = await pool.query<{ id: string }>(
      'select id from games.games where offered and kind = $1 order by id',
      [kind],
    );
    const game = rows[rng.below(rows.length)]?.id ?? '';
    for (let at = 0; at < PLAYERS_EACH; at += 1) players.push(await sitDown(kind, game, at));
  }
}, 180_000);
afterAll(async () => {
  await db.destroy();
  await harness.remove();
  rmSync(dataDir, { recursive: true, force: true });
}, 60_000);

/** Somebody new, who has paid in and opens a game. */
async function sitDown(kind: CrashSeat['kind'], game: string, at: number): Promise<Player> {
  const from = freshAddress();
  const body = {
    email: `${randomUUID()}@example.com`,
    password: GOOD_PASSWORD,
    currency: 'EUR',
    country: 'DE',
    ageConfirmed: true,
  };
  const { data, cookie } = await callAt(harness.url, 'POST', '/api/v1/auth/register', { body, from });
  const call = (method: string, to: string, content: object) =>
    callAt(harness.url, method, to, { body: content, cookie, from });
  expect((await call('PATCH', '/api/v1/me/profile', PLAYABLE_PROFILE)).status).toBe(200);
  const id = String(data.userId);
  const ledger = createLedgerService({ db, clock: { now: () => new Date() } });
  const amount = BigInt(START);
  const deposit = { playerId: id, currency: 'EUR', amount, method: 'card' } as const;
  const keys = { idempotencyKey: randomUUID(), reference: randomUUID() };
  const { transactionId } = await ledger.beginDeposit(db, { ...deposit, ...keys });
  await ledger.completeDeposit(db, { transactionId, amount, idempotencyKey: randomUUID() });
  const launched = await call('POST', `/api/v1/games/${game}/sessions`, { mode: 'real', language: 'en' });
  expect([kind, launched.status]).toEqual([kind, 201]);
  const url = String(launched.data.url);
  const boot = await openPage(url);
  const least = 'limits' in boot && 'total' in boot.limits ? boot.limits.total.min : 100;
  const onAnswer = () => {
    answers.count += 1;
    if (answers.count >= answers.wanted) answers.reached();
  };
  return { id, cookie, seat: seatAt(url, { kind, at, least, rng: seededRng(rng.below(2 ** 31)), onAnswer }) };
}

const stretch = () =>
  new Promise<void>((resolve) => {
    answers.wanted = answers.count + LEAST_ANSWERS + rng.below(MORE_ANSWERS);
    answers.reached = resolve;
  });

/** All rounds of a player's, as the platform tells them. */
async function historyOf({ cookie }: Player): Promise<HistoryRound[]> {
  const rounds: HistoryRound[] = [];
  for (let page = 1; ; page += 1) {
    const { status, body } = await callAt(harness.url, 'GET', `/api/v1/me/rounds?page=${page}`, { cookie });
    expect(status).toBe(200);
    const { data, meta } = body as unknown as { data: HistoryRound[]; meta: { lastPage: number } };
    rounds.push(...data);
    if (page >= meta.lastPage) return rounds;
  }
}

/** What the studio knows of a player's rounds, by the wallet's name: what was staked for good, and what it paid. */
async function knownOf({ seat }: Player): Promise<Map<string, { staked: number; won: number }>> {
  const known = new Map<string, { staked: number; won: number }>();
  for (const [ticket, bets] of seat.shared) {
    const played = bets.filter(({ state }) => state === 'paid' || state === 'closed');
    if (played.length === 0) continue;
    known.set(ticket, {
      staked: played.reduce((sum, { stake }) => sum + stake, 0),
      won: played.reduce((sum, { pay }) => sum + (pay ?? 0), 0),
    });
  }
  for (const { round, staked, pay } of await seat.records()) {
    const followed = known.get(round);
    const told = { staked, won: pay };
    // What its player saw of the round is what its record says.
    if (followed) expect({ round, ...followed }).toEqual({ round, ...told });
    known.set(round, told);
  }
  return known;
}

it(
  'no stake is lost and none paid twice, whatever is killed amid rounds',
  async () => {
    let playing = true;
    const played = Promise.all(players.map(({ seat }) => seat.play(() => !playing)));
    const killed: Record<string, number> = {};
    const amid: Record<string, number> = {};
    for (let crash = 0; crash < CRASHES; crash += 1) {
      await stretch();
      const which = (['studio', 'platform', 'both'] as const)[rng.below(3)] ?? 'both';
      for (const { seat } of players) if (seat.phase() !== null) amid[seat.kind] = (amid[seat.kind] ?? 0) + 1;
      killed[which] = (killed[which] ?? 0) + 1;
      await Promise.all([
        which !== 'platform' && harness.killBeside(),
        which !== 'studio' && harness.killPlatform(),
      ]);
      await Promise.all([
        which !== 'platform' && harness.startBeside(),
        which !== 'studio' && harness.startPlatform(),
      ]);
    }
    await stretch();
    playing = false;
    const rounds = await played;
    for (const { seat } of players) await seat.finish();
    expect(harness.fallen).toEqual([]);
    // Somebody of each kind was in the middle of a round.
    expect(Object.keys(amid).sort()).toEqual([...KINDS].sort());

    while (await isBehind(db, 'rounds')) await setTimeout(50);
    let givenBack = 0;
    for (const player of players) {
      const { kind } = player.seat;
      const known = await knownOf(player);
      const history = await historyOf(player);
      let net = 0;
      for (const { roundId, staked, won, returned, closed } of history) {
        net += won - staked;
        const told = known.get(roundId) ?? { staked: 0, won: 0 };
        known.delete(roundId);
        expect({ kind, roundId, staked, won }).toEqual({ kind, roundId, ...told });
        if (returned > 0) givenBack += 1;
        expect({ kind, roundId, closed: closed || staked === 0 }).toEqual({ kind, roundId, closed: true });
      }
      // Nothing was played that the wallet does not know.
      expect([...known.keys()]).toEqual([]);
      const { rows } = await pool.query<{ real: string }>(
        'select "real" from ledger.wallets where player_id = $1',
        [player.id],
      );
      expect({ kind, real: Number(rows[0]?.real) }).toEqual({ kind, real: START + net });
      expect({ kind, told: await player.seat.balance() }).toEqual({ kind, told: START + net });
    }
    const report = await checkLedger(db);
    expect({ report: describeReport(report), holds: report.holds }).toMatchObject({ holds: true });
    if (process.env.PLAY_FIGURES) {
      const all = rounds.reduce((sum, count) => sum + count, 0);
      writeFileSync(process.env.PLAY_FIGURES, JSON.stringify({ killed, amid, rounds: all, givenBack }));
    }
  },
  180_000 + CRASHES * 60_000,
);
