import { writeFileSync } from 'node:fs';
import { randomUUID } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import { sql } from 'kysely';
import type pg from 'pg';
import { createPlatform, type Platform } from '@/platform/app';
import { migratePlatform } from '@/platform/db/migrate';
import { createSession } from '@/platform/games/sessions';
import { checkLedger, describeReport } from '@/platform/ledger/check';
import { openPool } from '@/tests/support/database';
import { createChance } from '@/platform/payments/testing/other-company/chance';
import { startOtherCompany, type OtherCompany } from '@/platform/payments/testing/other-company/company';
import { readAccount, unsettled } from '@/platform/payments/testing/account';
import { openCustomer, type Customer } from '@/platform/payments/testing/customer';
import { createStorm, noFigures } from '@/platform/payments/testing/storm';
import { TEST_SECRETS, TEST_WEB_ORIGIN, testConfig } from '@/tests/support/platform';
import { CONTACTS, PLAYABLE_PROFILE } from '@/tests/support/profile';
import { GAME, seedGame } from '@/tests/support/wallet-harness';
import { createCrashHarness, type CrashHarness } from './crash-harness';

/**
 * Players pay in and take out, operators decide, and all the while everything of the casino is killed: the platform, the
 * database, and the process that asks the payment company. The company was written from the contract alone, and has a bad
 * day. Then every unit is where both of them say it is. PAYMENT_CRASHES says how often something is killed, PAYMENT_TIMES how
 * many deposits and how many withdrawals each of PAYMENT_CUSTOMERS makes.
 */
const CRASHES = Number(process.env.PAYMENT_CRASHES ?? 2);
const CUSTOMERS = Number(process.env.PAYMENT_CUSTOMERS ?? 4);
const TIMES = Number(process.env.PAYMENT_TIMES ?? 2);
const SEED = Number(process.env.PAYMENT_SEED ?? 1);
const CALM_MS = 90_000;

let company: OtherCompany;
let harness: CrashHarness;
let platform: Platform;
let owner: pg.Pool;
let customers: Customer[];
const ends = new AbortController();

const OPERATORS = ['paul', 'pia'] as const;
/** Before a token is over, which lasts a quarter of an hour. */
const ENTER_EVERY_MS = 5 * 60_000;

/** An operator's token: this process only lets them in, it serves nobody. */
async function enter(id: string): Promise<string> {
  const one = { id, email: `${id}@parlour.example`, name: '', administrator: false };
  const { token } = await platform.services.operators.exchange(one, randomUUID(), randomUUID());
  return `parlour.office=${token}`;
}
const enterAll = async () => [await enter(OPERATORS[0]), await enter(OPERATORS[1])] as const;

/** Gives an operator what they need to decide. Nobody has it who is merely known. */
async function appoint(id: string): Promise<void> {
  await expect(enter(id)).rejects.toMatchObject({ status: 403 });
  await owner.query(`update operators.operators set roles = '{payments}' where id = $1`, [id]);
}

async function arrive(at: number): Promise<Customer> {
  // Every tenth one is asked for codes, which come each half a minute.
  const opened = await openCustomer(harness.url, at, at % 10 === 9);
  const { playerId } = opened;
  const { kernel, services } = platform;
  await services.players.saveProfile(playerId, { ...PLAYABLE_PROFILE, ...CONTACTS }, 'test');
  await owner.query("insert into verification.cases (player_id, status) values ($1, 'verified')", [playerId]);
  await owner.query('update identity.players set email_verified = true where id = $1', [playerId]);
  const session = { playerId, authSessionId: randomUUID(), gameId: GAME, currency: 'EUR' } as const;
  const { token } = await createSession(kernel.db, session, kernel.clock.now());
  return {
    ...opened,
    token,
    sentCode: null,
    deposits: new Set(),
    withdrawals: new Set(),
    isLarge: at % 4 === 3,
  };
}

beforeAll(async () => {
  company = await startOtherCompany({
    seed: SEED,
    apiKey: TEST_SECRETS.PAYMENT_API_KEY,
    webhookSecret: TEST_SECRETS.PAYMENT_WEBHOOK_SECRETS,
    methods: ['card', 'skrill', 'neteller'],
    currencies: ['EUR'],
  });
  harness = await createCrashHarness({
    beside: 'tests/integration/payments-ahead.ts',
    env: (port) => ({
      ...TEST_SECRETS,
      SIGN_UPS_PER_DAY: '10000',
      WEB_ORIGIN: TEST_WEB_ORIGIN,
      PAYMENT_API_URL: company.url,
      PAYMENT_WEBHOOK_URL: `http://127.0.0.1:${port}/api/payments/v1/webhooks/sandbox`,
      CLOCK_SINCE: String(Date.now()),
    }),
  });
  await harness.startPostgres();
  await migratePlatform(harness.databaseUrl);
  owner = openPool(harness.databaseUrl, { max: 2 });
  platform = await createPlatform(testConfig(harness.databaseUrl), { jobs: false });
  await seedGame(platform.kernel.db);
  await harness.startPlatform();
  for (const id of OPERATORS) await appoint(id);
  customers = [];
  for (let at = 0; at < CUSTOMERS; at += 1) customers.push(await arrive(at));
  await harness.startBeside();
}, 180_000);
afterAll(async () => {
  ends.abort();
  await company.close();
  await owner.end();
  await platform.close(0);
  await harness.remove();
}, 60_000);

/** What is killed in turn, each at once and by the system. */
const KILLS = [
  ['Platform'],
  ['Beside', 'Postgres'],
  ['Platform', 'Beside'],
  ['Postgres'],
  ['Platform', 'Postgres', 'Beside'],
] as const;

async function crash(at: number): Promise<void> {
  const killed: readonly string[] = KILLS[at % KILLS.length] ?? [];
  const { killPlatform, killPostgres, killBeside, startPlatform, startPostgres, startBeside } = harness;
  await Promise.all([
    ...(killed.includes('Platform') ? [killPlatform()] : []),
    ...(killed.includes('Postgres') ? [killPostgres()] : []),
    ...(killed.includes('Beside') ? [killBeside()] : []),
  ]);
  if (killed.includes('Postgres')) await startPostgres();
  await Promise.all([
    ...(killed.includes('Platform') ? [startPlatform()] : []),
    ...(killed.includes('Beside') ? [startBeside()] : []),
  ]);
}

it(
  'accounts for every unit',
  async () => {
    const started = Date.now();
    const people = noFigures();
    const storm = createStorm(harness.url, createChance(SEED), people, ends.signal);
    const isOver = new AbortController();
    const lives = Promise.all(customers.map((one) => storm.live(one, TIMES))).finally(() => isOver.abort());
    const deciding = (async () => {
      let operators = await enterAll();
      let entered = Date.now();
      while (!isOver.signal.aborted || (await unsettled(owner)) > 0) {
        if (Date.now() - entered >= ENTER_EVERY_MS) {
          // The database may be gone at this moment: what they have is good for a while yet.
          operators = await enterAll().catch(() => operators);
          entered = Date.now();
        }
        await storm.decide(operators);
        await setTimeout(500);
      }
    })();
    // Nobody's money is paid out any more then, and nothing else ends.
    const broken = deciding.then(() => lives);

    // Spread evenly over what they do.
    const all = 2 * CUSTOMERS * TIMES;
    for (let crashes = 0; crashes < CRASHES; crashes += 1) {
      const wanted = (all * crashes) / CRASHES + 1;
      while (people.deposits + people.withdrawals < wanted && !isOver.signal.aborted) {
        expect(harness.fallen).toEqual([]);
        await Promise.race([broken, setTimeout(100)]);
      }
      await crash(crashes);
    }
    await Promise.race([lives, broken]);
    const busy = Date.now() - started;

    await Promise.race([deciding, setTimeout(CALM_MS, undefined, { ref: false })]);
    await company.quiet();
    const deadline = Date.now() + CALM_MS;
    let account = await readAccount(owner, company.books);
    while (account.faults.length > 0 && Date.now() < deadline) {
      await setTimeout(1_000);
      account = await readAccount(owner, company.books);
    }

    const { events, neverTold, delivered, repeated, forged, wronged } = company.post;
    const figures = {
      seconds: Math.round(busy / 1_000),
      toCalmDown: Math.round((Date.now() - started - busy) / 1_000),
      crashes: CRASHES,
      people,
      charges: company.books.charges.size,
      payouts: company.books.payouts.size,
      calls: company.calls,
      webhooks: { events, neverTold, delivered, repeated, forged },
      money: account.figures,
      faults: account.faults,
    };
    if (process.env.PAYMENT_FIGURES) writeFileSync(process.env.PAYMENT_FIGURES, JSON.stringify(figures));
    expect(harness.fallen).toEqual([]);
    expect(wronged).toEqual([]);
    expect(account.faults).toEqual([]);
    expect(people.deposits).toBeGreaterThanOrEqual(CUSTOMERS * TIMES);
    expect(people.withdrawals).toBeGreaterThanOrEqual(CUSTOMERS * TIMES);
    const report = await checkLedger(platform.kernel.db);
    expect({ report: describeReport(report), holds: report.holds }).toMatchObject({ holds: true });
    const { rows } = await sql<{ outcome: string }>`
      select outcome from payments.webhook_events where outcome in ('mismatch', 'altered', 'unknown_reference')
      union all
      select outcome from payments.payout_events where outcome in ('mismatch', 'altered', 'unknown_reference')`.execute(
      platform.kernel.db,
    );
    expect(rows).toEqual([]);
  },
  420_000 + CUSTOMERS * TIMES * 10_000,
);
