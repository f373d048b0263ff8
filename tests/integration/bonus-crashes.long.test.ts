import { randomUUID } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import { sql } from 'kysely';
import { createPlatform, type Platform } from '@/platform/app';
import { migratePlatform } from '@/platform/db/migrate';
import { checkLedger, describeReport } from '@/platform/ledger/check';
import { isBehind } from '@/platform/play/store';
import { BUDGET, campaignsOf, giveAll, GIVEN, WORTH } from '@/platform/bonuses/testing/giving';
import { testConfig } from '@/tests/support/platform';
import { GAME, seatPlayer, seedGame, type Seat } from '@/tests/support/wallet-harness';
import { createCrashHarness, type CrashHarness } from './crash-harness';
import { studioOf } from './crash-studio';

/**
 * Bonuses are given by deposits, a code, a job and an operator's hand, activated and wagered, while the platform, PostgreSQL and
 * the process that gives are killed. Then everybody has everything once, each bonus began once with its money, and each player
 * has what was paid in, given, won and lost, to the cent.
 */
const CRASHES = 9;
const PLAYERS = 4;
const STRETCH = 40;
const START = 500;

let harness: CrashHarness;
let platform: Platform;
let seats: Seat[];

beforeAll(async () => {
  harness = await createCrashHarness({ beside: 'tests/integration/bonuses-giving.ts' });
  await harness.startPostgres();
  await migratePlatform(harness.databaseUrl);
  platform = await createPlatform(testConfig(harness.databaseUrl), { jobs: false });
  const { kernel, services } = platform;
  await seedGame(kernel.db);
  await services.bonuses.add(campaignsOf(new Date().getUTCDay() || 7));
  const all = Array.from({ length: PLAYERS }, () => seatPlayer(kernel, services.ledger, { real: START }));
  seats = await Promise.all(all);
  // The job gives to accounts that are older than its day.
  await sql`update identity.players set created_at = now() - interval '30 days'`.execute(kernel.db);
  await harness.startPlatform();
  while ((await begun()) === 0) await setTimeout(50);
  await harness.startBeside();
}, 180_000);
afterAll(async () => {
  await platform.close(0);
  await harness.remove();
}, 60_000);

const begun = async () => {
  const { rows } = await sql`select 1 from play.cursors where follower = 'bonus-wagering'`.execute(
    platform.kernel.db,
  );
  return rows.length;
};

const { attempt, insist } = studioOf(() => harness);

const figures = { rounds: 0, unknown: 0 };
const won = new Map<string, number>();
let playing = true;

/** Stakes and wins in turn; a stake without an answer is rolled back. */
async function playAt(seat: Seat): Promise<void> {
  for (let round = 0; playing; round += 1) {
    const [tx, stake] = [randomUUID(), 150 + (round % 7) * 10];
    const shared = {
      ...{ request_id: randomUUID(), session_token: seat.token, player_id: seat.playerId },
      ...{ currency: seat.currency, game_id: GAME, round_id: `round-${tx}` },
    };
    const answer = await attempt('bet', JSON.stringify({ ...shared, tx_id: tx, amount: stake }));
    const refers = { ...shared, tx_id: randomUUID(), ref_tx_id: tx };
    if (!answer) {
      figures.unknown += 1;
      expect((await insist('rollback', JSON.stringify(refers))).status).toBe('OK');
      continue;
    }
    if (answer.status !== 'OK') {
      expect(answer.status).toBe('INSUFFICIENT_FUNDS');
      await setTimeout(100);
      continue;
    }
    const amount = round % 2 === 0 ? 2 * stake - 7 : 0;
    const settled = await insist('win', JSON.stringify({ ...refers, amount, round_closed: true }));
    expect(settled.status).toBe('OK');
    won.set(seat.playerId, (won.get(seat.playerId) ?? 0) + amount - stake);
    figures.rounds += 1;
  }
}

const KILLS = [
  ['Beside'],
  ['Platform'],
  ['Postgres'],
  ['Beside', 'Platform'],
  ['Beside', 'Platform', 'Postgres'],
] as const;

async function crash(at: number): Promise<void> {
  const killed: readonly string[] = KILLS[at % KILLS.length] ?? [];
  const has = (one: string) => killed.includes(one);
  await Promise.all([
    ...(has('Beside') ? [harness.killBeside()] : []),
    ...(has('Platform') ? [harness.killPlatform()] : []),
    ...(has('Postgres') ? [harness.killPostgres()] : []),
  ]);
  if (has('Postgres')) await harness.startPostgres();
  await Promise.all([
    ...(has('Platform') ? [harness.startPlatform()] : []),
    ...(has('Beside') ? [harness.startBeside()] : []),
  ]);
}

interface Row {
  playerId: string;
  bonus: string;
  state: string;
  amount: bigint;
  activations: number;
  credited: bigint | null;
  wagered: bigint;
  target: bigint;
  counted: bigint;
  burned: bigint;
}

it(
  'gives nothing twice, loses nothing, and accounts for every unit',
  async () => {
    const { kernel, services } = platform;
    const players = Promise.all(seats.map(playAt));
    for (let at = 0; at < CRASHES; at += 1) {
      const wanted = figures.rounds + STRETCH;
      while (figures.rounds < wanted) {
        expect(harness.fallen).toEqual([]);
        await Promise.race([players, setTimeout(20)]);
      }
      await crash(at);
    }
    playing = false;
    await players;
    await harness.killBeside();
    await giveAll(kernel, services);
    while (await isBehind(kernel.db, 'bonus-wagering')) await setTimeout(50);

    expect(figures.unknown).toBeGreaterThan(0);
    const { rows } = await sql<Row>`
      select g.player_id as "playerId", g.bonus_id as bonus, g.state::text as state, g.amount, g.wagered, g.target,
             (select count(*)::integer from bonuses.steps s where s.grant_id = g.id and s.step = 'activated') as activations,
             (select p.amount from ledger.posted p where p.idempotency_key = 'grant:' || g.id || ':credit') as credited,
             (select coalesce(sum(s.counts), 0)::bigint from bonuses.stakes s where s.grant_id = g.id and s.state = 'settled') as counted,
             (select coalesce(sum(s.amount), 0)::bigint from bonuses.steps s
               where s.grant_id = g.id and s.step in ('burned', 'late_burned')) as burned
        from bonuses.grants g`.execute(kernel.db);
    for (const { state, activations, amount, credited, wagered, target, counted } of rows) {
      expect(activations).toBe(state === 'active' || state === 'completed' ? 1 : 0);
      expect(credited).toBe(activations === 1 ? amount : null);
      // Each settled stake once; one that is settled after the end counts for nothing.
      if (state === 'active') expect(wagered).toBe(counted);
      else expect(wagered).toBeLessThanOrEqual(counted);
      if (state === 'completed' && wagered < target) expect(counted).toBe(wagered);
    }
    expect(
      rows.filter(({ state, wagered, target }) => state === 'completed' && wagered >= target),
    ).not.toEqual([]);
    for (const { playerId } of seats) {
      const own = rows.filter((row) => row.playerId === playerId);
      for (const [bonus, number] of Object.entries(GIVEN))
        expect([bonus, own.filter((row) => row.bonus === bonus).length]).toEqual([bonus, number]);
      const given = own.reduce(
        (sum, { credited, burned }) => sum + Number(credited ?? 0n) - Number(burned),
        0,
      );
      const { real, bonus } = await services.ledger.balances(playerId);
      const paidIn = START + GIVEN['by-deposit'] * WORTH;
      expect(Number(real + bonus)).toBe(paidIn + given + (won.get(playerId) ?? 0));
    }
    const { rows: budgets } = await sql<{ bonus: string; granted: bigint; budget: bigint }>`
      select bonus_id as bonus, granted, budget from bonuses.amounts order by bonus_id`.execute(kernel.db);
    expect(budgets).toEqual(
      Object.entries(GIVEN)
        .map(([bonus, number]) => ({
          bonus,
          granted: BigInt(number * WORTH * PLAYERS),
          budget: BigInt(BUDGET),
        }))
        .sort((one, other) => (one.bonus < other.bonus ? -1 : 1)),
    );
    const report = await checkLedger(kernel.db);
    expect({ report: describeReport(report), holds: report.holds }).toMatchObject({ holds: true });
  },
  180_000 + CRASHES * 15_000,
);
