import { randomUUID } from 'node:crypto';
import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { KEPT_AFTER_CLOSING_YEARS, keptUntil } from '@/lib/domain/retention';
import { startTestPlatform, TEST_WEB_ORIGIN, type TestPlatform } from '@/tests/support/platform';
import { addGameAndCup, fullPlayer, tablesOfPlayers } from '@/tests/support/player-tables';
import { createErasureService } from './erasure';
import { playersJobs } from './jobs';

jest.setTimeout(60_000);

/** What of an erased player stays, and why. In every other table that names a player nothing is left. */
const STAYS: Record<string, string> = {
  'identity.players': 'the row that sums are kept under, with nothing of a person in it',
  'identity.erasures': 'that it was done, and when',
  'players.closures': 'that the account was closed, and when',
  'ledger.accounts': 'the books: sums, and an id that leads to nobody',
  'ledger.transactions': 'the books',
  'ledger.holds': 'the books',
  'wallet.calls': 'the books: what studios asked and were answered',
  'play.movements': 'the books: what was played, in order',
  'payments.deposits': 'the books: sums and the numbers of the payment company, without an address',
  'audit.entries': 'who did what, and when, without what it says of the player',
  'kernel.idempotency_keys': 'is gone after a day, by itself',
  'identity.social_pending': 'is gone after minutes, and of nobody who is a player',
};

/** What nobody but the full player's rows say; and what others' say, too. */
const PERSONAL = ['Nora', 'for colleagues', 'passport.jpg', 'Where is it?', 'new@', 'old@', 'utm_', 'sealed', 'no***a'];
const SHARED = ['player.test', '203.0.113.9', 'Test browser'];

const DAY_MS = 24 * 60 * 60 * 1000;
const CLOSED = new Date('2026-03-01T12:00:00.000Z');
let now = CLOSED;
let harness: TestPlatform;
let documents: string;

beforeAll(async () => {
  documents = await mkdtemp(path.join(os.tmpdir(), 'parlour-erasure-'));
  harness = await startTestPlatform({ env: { DOCUMENTS_DIR: documents }, clock: { now: () => now } });
  await addGameAndCup(harness.kernel);
});
afterAll(async () => {
  await harness.close();
  await rm(documents, { recursive: true, force: true });
});
beforeEach(() => {
  now = CLOSED;
});

const query = async <Row extends object>(text: string, values: unknown[] = []) =>
  (await harness.kernel.pool.query<Row>(text, values)).rows;
const closedOn = (playerId: string, at: Date) =>
  query(`insert into players.closures (player_id, closed_at, reason) values ($1, $2, 'Tired of it')`, [
    playerId,
    at,
  ]);
const wait = (closed: Date, days: number) => {
  now = new Date(keptUntil(closed).getTime() + days * DAY_MS);
};
const erase = () => harness.services.erasure.eraseDue();
const rowsOf = async (table: string, part: string) =>
  (
    await query<{ rows: number }>(
      `select count(*)::integer as rows from ${table} as t where t::text like '%' || $1 || '%'`,
      [part],
    )
  )[0]?.rows ?? 0;

async function register() {
  const email = `${randomUUID()}@player.test`;
  const { playerId, cookies } = await harness.services.identity.register(
    { email, password: 'Lantern-light-18', country: 'DE', language: 'de', ageConfirmed: true },
    { address: '203.0.113.9', userAgent: 'Test browser', cookie: null, requestId: 'test' },
  );
  return { playerId, email, cookie: cookies.map((line) => line.split(';', 1)[0]).join('; ') };
}

it('comes for an account when the law’s years are over, not a day before', async () => {
  const { playerId, email, cookie } = await register();
  const answer = await fetch(`${harness.url}/api/v1/me/closure`, {
    method: 'POST',
    headers: { Origin: TEST_WEB_ORIGIN, cookie, 'content-type': 'application/json' },
    body: JSON.stringify({ password: 'Lantern-light-18', reason: 'Tired of it' }),
  });
  expect(answer.status).toBe(204);
  const open = await register();
  wait(CLOSED, -1);
  expect(await erase()).toEqual({ erased: 0, failed: 0 });
  expect(await harness.services.identity.player(playerId)).toMatchObject({ email });
  wait(CLOSED, 1);
  expect(now.getUTCFullYear()).toBe(2026 + KEPT_AFTER_CLOSING_YEARS);
  expect(await erase()).toEqual({ erased: 1, failed: 0 });
  expect(await harness.services.identity.player(playerId)).toBeNull();
  expect(await harness.services.identity.erasedAt(playerId)).toEqual(now);
  expect(await harness.services.identity.player(open.playerId)).toMatchObject({ email: open.email });
  expect(await erase()).toEqual({ erased: 0, failed: 0 });
  // The address is free for whoever has it now.
  await harness.services.identity.register(
    { email, password: 'Lantern-light-18', country: 'DE', language: 'de', ageConfirmed: true },
    { address: '203.0.113.9', userAgent: null, cookie: null, requestId: 'test' },
  );
});

describe('what is left of an erased player', () => {
  let playerId: string;
  let email: string;
  let tables: string[];
  let before: Map<string, number>;

  beforeAll(async () => {
    now = CLOSED;
    ({ playerId, email } = await fullPlayer(harness, { others: true }));
    await closedOn(playerId, CLOSED);
    await query(`update players.closures set reason = 'Nora is tired of it' where player_id = $1`, [playerId]);
    const tx = randomUUID();
    await query(`update identity.players set status = 'blocked' where id = $1`, [playerId]);
    await query(
      `update payments.deposits set status = 'processing', charge_id = 'ch_1', checkout_url = 'http://pay.test/Nora',
                                    charge_request = '{"email":"nora@player.test"}' where player_id = $1`,
      [playerId],
    );
    await query(`update payments.deposits set status = 'failed' where player_id = $1`, [playerId]);
    await harness.kernel.db.transaction().execute((trx) =>
      harness.services.ledger.creditBonus(trx, {
        playerId,
        currency: 'EUR',
        type: 'bonus',
        amount: 500n,
        idempotencyKey: `wallet:${tx}`,
        reference: 'test',
      }),
    );
    await query(
      `insert into jackpots.winners (tx_id, login, game_id, jackpot, currency, amount, won_at)
       values ($1, 'no***a', 'g900', true, 'EUR', 500, now())`,
      [tx],
    );
    await mkdir(path.join(documents, 'of-nora'), { recursive: true });
    await writeFile(path.join(documents, 'of-nora', '1.jpg'), 'a picture');
    await query(
      `update verification.files set state = 'ready', folder = 'of-nora', pages = 1, sha256 = repeat('a', 64)
        where player_id = $1`,
      [playerId],
    );
    tables = await tablesOfPlayers(harness.kernel.pool);
    before = new Map();
    for (const table of tables) before.set(table, await rowsOf(table, playerId));
    wait(CLOSED, 1);
    expect(await erase()).toMatchObject({ erased: 1 });
  });

  it('is in tables that a list names, with why, and in no other', async () => {
    const left = [];
    for (const table of tables) if ((await rowsOf(table, playerId)) > 0) left.push(table);
    expect(Object.keys(STAYS).filter((table) => !tables.includes(table))).toEqual([]);
    expect(left.filter((table) => !(table in STAYS))).toEqual([]);
    // There was something to delete in each of the others.
    expect(tables.filter((table) => !(table in STAYS) && before.get(table) === 0)).toEqual([]);
  });

  it('says nothing of the person, in whatever table', async () => {
    const all = await query<{ name: string }>(
      `select format('%I.%I', table_schema, table_name) as name from information_schema.tables
        where table_type = 'BASE TABLE' and table_schema not in ('pg_catalog', 'information_schema')`,
    );
    const found = [];
    for (const { name } of all) {
      const rows = await query<{ row: string }>(
        `select t::text as row from ${name} as t where t::text like any ($1)`,
        [[...PERSONAL, ...SHARED, email].map((word) => `%${word}%`)],
      );
      const says = [...PERSONAL, email];
      for (const { row } of rows) {
        if (row.includes(playerId) || says.some((word) => row.includes(word))) found.push({ name, row });
      }
    }
    expect(found).toEqual([]);
    const [account] = await query<Record<string, unknown>>('select * from identity.players where id = $1', [
      playerId,
    ]);
    expect(account).toMatchObject({
      email: `${playerId}@erased.invalid`,
      email_verified: false,
      name: '',
      status: 'blocked',
      tracking: {},
    });
    expect(await query('select reason from players.closures where player_id = $1', [playerId])).toEqual([
      { reason: null },
    ]);
  });

  it('leaves no picture in the store', async () => {
    expect(await readdir(documents)).not.toContain('of-nora');
  });

  it('leaves who did what in the audit, and the erasure itself', async () => {
    const entries = await query<{ actor: string; action: string; before: unknown; after: unknown; reason: unknown }>(
      'select actor, action, before, after, reason from audit.entries where subject = $1 or actor = $1 order by id',
      [playerId],
    );
    const bare = { before: null, after: null, reason: null };
    expect(entries).toContainEqual({ actor: 'op', action: 'players.change', ...bare });
    expect(entries.at(-1)).toEqual({ actor: 'jobs', action: 'players.erase', ...bare });
    for (const entry of entries) expect(entry).toMatchObject(bare);
  });

  it('leaves the books', async () => {
    expect(await harness.services.ledger.balances(playerId)).toMatchObject({ currency: 'EUR', bonus: 500n });
    expect(await query('select amount from payments.deposits where player_id = $1', [playerId])).toEqual([
      { amount: expect.anything() },
    ]);
  });

  it('is found by no operator, who is told why', async () => {
    const erasedAt = (await harness.services.identity.erasedAt(playerId))?.toISOString();
    const { office } = harness.services;
    const list = await office.players({ text: playerId, sort: 'created', descending: true, offset: 0, limit: 9 });
    expect(list).toEqual({ players: [], total: 0 });
    for (const ask of [office.player, office.notes, office.sessions]) {
      await expect(ask(playerId)).rejects.toMatchObject({ status: 404, extras: { erasedAt } });
    }
    await expect(office.player(randomUUID())).rejects.toMatchObject({ status: 404, extras: {} });
  });
});

describe('an account that can’t be erased', () => {
  const erasing = (parts: object) =>
    createErasureService(harness.kernel, { ...harness.services, ...parts }).eraseDue();

  it('stops no other one, and is erased at the next run', async () => {
    const [first, second] = [await register(), await register()];
    for (const { playerId } of [first, second]) await closedOn(playerId, CLOSED);
    wait(CLOSED, 0);
    const { support } = harness.services;
    const broken = {
      support: {
        erase: (playerId: string) =>
          playerId === first.playerId ? Promise.reject(new Error('away')) : support.erase(playerId),
      },
    };
    const logged = jest.spyOn(harness.kernel.log, 'error').mockImplementation();
    expect(await erasing(broken)).toEqual({ erased: 1, failed: 1 });
    expect(logged).toHaveBeenCalledWith(
      expect.objectContaining({ playerId: first.playerId }),
      expect.stringContaining('tried again'),
    );
    logged.mockRestore();
    expect(await harness.services.identity.erasedAt(first.playerId)).toBeNull();
    expect(await harness.services.identity.erasedAt(second.playerId)).toEqual(now);
    const [daily] = playersJobs(harness.services);
    expect(daily?.cron).toMatch(/^\d+ \d+ \* \* \*$/);
    await daily?.run({});
    expect(await harness.services.identity.erasedAt(first.playerId)).toEqual(now);
  });

  it('keeps its owner’s name while there is money in it', async () => {
    const { playerId } = await register();
    const key = randomUUID();
    await harness.kernel.db.transaction().execute(async (trx) => {
      const { ledger } = harness.services;
      const money = { playerId, currency: 'EUR', amount: 2_000n } as const;
      const { transactionId } = await ledger.beginDeposit(trx, {
        ...money,
        idempotencyKey: `begin-${key}`,
        reference: key,
        method: 'card',
      });
      await ledger.completeDeposit(trx, {
        transactionId,
        amount: money.amount,
        idempotencyKey: `complete-${key}`,
      });
    });
    await closedOn(playerId, CLOSED);
    wait(CLOSED, 1);
    expect(await erase()).toEqual({ erased: 0, failed: 1 });
    expect(await harness.services.identity.player(playerId)).not.toBeNull();
  });
});

it('keeps to the years that it was built with, on the 29th of February, too', () => {
  const leap = new Date('2024-02-29T10:00:00.000Z');
  expect(keptUntil(leap, 5).toISOString()).toBe('2029-03-01T10:00:00.000Z');
  expect(keptUntil(leap, 4).toISOString()).toBe('2028-02-29T10:00:00.000Z');
});
