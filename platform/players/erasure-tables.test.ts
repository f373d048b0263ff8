import { randomUUID } from 'node:crypto';
import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { keptUntil } from '@/lib/domain/retention';
import { startTestPlatform, type TestPlatform } from '@/tests/support/platform';
import { addGameAndCup, fullPlayer, tablesOfPlayers } from './testing/player-tables';

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
  'history.rounds': 'the books: what was played, round by round',
  'history.quarters': 'the books: sums of what was played',
  'history.last_stakes': 'the books: when the last stake was made',
  'bonuses.grants': 'the books: which bonus was given for what, and what came of it',
  'bonuses.free_spin_grants': 'the books: which free spins came with it, and what became of them',
  'jackpots.rounds': 'the books: whom a draw chose, without a name',
  'jackpots.tickets': 'the books: what proves who won a jackpot',
  'tournaments.corrections': 'the books: which prizes were given anew, without why',
  'tournaments.places': 'the books: who had which place and prize, by an id that leads to nobody',
  'tournaments.network_prizes': 'the books: what was paid for which place, by an id that leads to nobody',
  'loyalty.cashback': 'the books: what came back of which period, by an id that leads to nobody',
  'loyalty.exchanges': 'the books: which points became money, by an id that leads to nobody',
  'payments.deposits': 'the books: sums and the numbers of the payment company, without an address',
  'payments.withdrawals': 'the books: sums, without where they went',
  'audit.entries': 'who did what, and when, without what it says of the player',
  'kernel.idempotency_keys': 'is gone after a day, by itself',
  'identity.social_pending': 'is gone after minutes, and of nobody who is a player',
};

/** What nobody but the full player's rows say; and what others' say, too. */
const PERSONAL = [
  'Nora',
  'for colleagues',
  'passport.jpg',
  'Where is it?',
  'new@',
  'old@',
  'utm_',
  'sealed',
  'no***a',
];
const SHARED = ['player.test', '203.0.113.9', 'Test browser'];

const CLOSED = new Date('2026-03-01T12:00:00.000Z');
let now = CLOSED;
let harness: TestPlatform;
let documents: string;
let playerId: string;
let bystander: string;
let ofBystander: Map<string, number>;
let email: string;
let tables: string[];
let before: Map<string, number>;

const query = async <Row extends object>(text: string, values: unknown[] = []) =>
  (await harness.kernel.pool.query<Row>(text, values)).rows;
const rowsOf = async (table: string, part: string) =>
  (
    await query<{ rows: number }>(
      `select count(*)::integer as rows from ${table} as t where t::text like '%' || $1 || '%'`,
      [part],
    )
  )[0]?.rows ?? 0;
const rowsIn = async (names: readonly string[], part: string) => {
  const found = new Map<string, number>();
  for (const name of names) found.set(name, await rowsOf(name, part));
  return found;
};

/** Somebody else, of whom all stays. */
async function register(): Promise<string> {
  const { playerId: id } = await harness.services.identity.register(
    {
      email: `${randomUUID()}@player.test`,
      password: 'Lantern-light-18',
      country: 'DE',
      language: 'de',
      ageConfirmed: true,
    },
    { address: '203.0.113.9', userAgent: 'Test browser', cookie: null, requestId: 'test' },
  );
  await query(`insert into players.profiles (player_id, name, updated_at) values ($1, 'Mara', now())`, [id]);
  await query(
    `insert into office.notes (player_id, operator, text, created_at) values ($1, 'op', 'a', now())`,
    [id],
  );
  await query(`insert into games.favourites (player_id, game_id) values ($1, 'g900')`, [id]);
  return id;
}

beforeAll(async () => {
  documents = await mkdtemp(path.join(os.tmpdir(), 'parlour-erasure-'));
  harness = await startTestPlatform({ env: { DOCUMENTS_DIR: documents }, clock: { now: () => now } });
  await addGameAndCup(harness.kernel);
  bystander = await register();
  ({ playerId, email } = await fullPlayer(harness, { others: true }));
  await query(
    `insert into players.closures (player_id, closed_at, reason) values ($1, $2, 'Nora is tired of it')`,
    [playerId, CLOSED],
  );
  const tx = randomUUID();
  await query(`update identity.players set status = 'blocked' where id = $1`, [playerId]);
  await query(
    `update payments.deposits set status = 'processing', charge_id = 'ch_1', checkout_url = 'http://pay.test/Nora',
                                  charge_request = '{"email":"nora@player.test"}', ask = '{"params":{"name":"Nora"}}',
                                  instrument = 'ins_Nora', name_match = 'exact', network = sha256('Nora') where player_id = $1`,
    [playerId],
  );
  await query(
    `insert into payments.bank_money (provider, money_id, deposit_id, amount, currency, sender_name, description, reason,
                                      received_at)
     select 'sandbox', 'bm_1', id, 500, 'EUR', 'Nora', 'from Nora', 'no_digits', now()
       from payments.deposits where player_id = $1`,
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
  before = await rowsIn(tables, playerId);
  ofBystander = await rowsIn(tables, bystander);
  now = keptUntil(CLOSED);
  expect(await harness.services.erasure.eraseDue()).toEqual({ erased: 1, failed: 0 });
});
afterAll(async () => {
  await harness.close();
  await rm(documents, { recursive: true, force: true });
});

it('is in tables that a list names, with why, and in no other', async () => {
  const left = [];
  for (const table of tables) if ((await rowsOf(table, playerId)) > 0) left.push(table);
  expect(Object.keys(STAYS).filter((table) => !tables.includes(table))).toEqual([]);
  expect(left.filter((table) => !(table in STAYS))).toEqual([]);
  // There was something to delete in each of the others.
  expect(tables.filter((table) => !(table in STAYS) && before.get(table) === 0)).toEqual([]);
});

it('is gone, and nobody else', async () => {
  expect([...ofBystander.values()].filter((rows) => rows > 0).length).toBeGreaterThan(8);
  expect(await rowsIn(tables, bystander)).toEqual(ofBystander);
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
    email: expect.stringMatching(/^[\da-f-]{36}@erased\.invalid$/),
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
  const entries = await query<{
    actor: string;
    action: string;
    before: unknown;
    after: unknown;
    reason: unknown;
  }>(
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
  const list = await office.players.rows({
    text: playerId,
    sort: 'created',
    descending: true,
    offset: 0,
    limit: 9,
  });
  expect(list).toEqual([]);
  for (const ask of [office.player, office.notes, office.sessions]) {
    await expect(ask(playerId)).rejects.toMatchObject({ status: 404, extras: { erasedAt } });
  }
  await expect(office.player(randomUUID())).rejects.toMatchObject({ status: 404, extras: {} });
});
