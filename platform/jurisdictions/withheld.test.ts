import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { API_CODES } from '@/lib/domain/api-codes';
import { createCatalogueDatabase } from '@/tests/support/catalogue-database';
import type { TestDatabase } from '@/tests/support/database';
import { callAt, freshAddress } from '@/tests/support/call';
import { GOOD_PASSWORD } from '@/tests/support/identity-harness';
import { startTestPlatform, type TestPlatform } from '@/tests/support/platform';

jest.setTimeout(60_000);

const GERMAN = '91.0.0.1';
const BRITISH = '81.2.69.142';
let database: TestDatabase;
let platform: TestPlatform;
/** One game of each sort that the demo of a table can be asked for. */
const games: Record<'slot' | 'table', string> = { slot: '', table: '' };
beforeAll(async () => {
  database = await createCatalogueDatabase();
  platform = await startTestPlatform({
    databaseUrl: database.url,
    env: { LICENCES: 'de', STUDIO_URL: 'http://127.0.0.1:9/studio' },
  });
  await sql`update games.games set playable = true`.execute(platform.kernel.db);
  const one = async (kind: string) => {
    const { rows } = await sql<{ id: string }>`
      select id from games.games where kind = ${kind} and has_demo order by id limit 1`.execute(
      platform.kernel.db,
    );
    return String(rows[0]?.id);
  };
  games.slot = await one('slot');
  games.table = await one('roulette');
});
afterAll(async () => {
  await platform.close();
  await database.drop();
});

const call = (method: string, path: string, { body, cookie = '', from = freshAddress() }: Asked = {}) =>
  callAt(platform.url, method, path, {
    ...(body !== undefined && { body }),
    cookie,
    from,
    headers: { 'idempotency-key': randomUUID() },
  });
interface Asked {
  body?: unknown;
  cookie?: string;
  from?: string;
}
const demo = (game: string, asked: Asked = {}) =>
  call('POST', `/api/v1/games/${game}/sessions`, { ...asked, body: { mode: 'demo', language: 'en' } });
const registered = async (country: string) =>
  (
    await call('POST', '/api/v1/auth/register', {
      body: { email: `${randomUUID()}@example.com`, password: GOOD_PASSWORD, country, ageConfirmed: true },
    })
  ).cookie;

const WITHHELD = { status: 403, body: { code: API_CODES.gameUnavailableRegion } };
const UNPROVED = { status: 403, body: { code: API_CODES.demoUnproved } };
/** The law had nothing against it: no studio answers here. */
const ADMITTED = { status: 502 };

it('a visitor in Germany opens no tables, and slots once they are verified; elsewhere both are open to anybody', async () => {
  expect(await demo(games.table, { from: GERMAN })).toMatchObject(WITHHELD);
  expect(await demo(games.slot, { from: GERMAN })).toMatchObject(UNPROVED);
  for (const [country, from] of [
    ['DE', BRITISH],
    ['GB', GERMAN],
  ] as const) {
    const cookie = await registered(country);
    expect(await demo(games.slot, { from, cookie })).toMatchObject(UNPROVED);
    await sql`insert into verification.cases (player_id, status)
      select id, 'verified' from identity.players order by created_at desc limit 1`.execute(
      platform.kernel.db,
    );
    expect(await demo(games.slot, { from, cookie })).toMatchObject(ADMITTED);
  }
  expect(await demo(games.slot, { from: BRITISH })).toMatchObject(ADMITTED);
  expect(await demo(games.table, { from: BRITISH })).toMatchObject(ADMITTED);
});

it('the law of a player’s country goes with them, and the one of the place holds for everybody', async () => {
  expect(await demo(games.table, { from: BRITISH, cookie: await registered('DE') })).toMatchObject(WITHHELD);
  const british = await registered('GB');
  expect(await demo(games.table, { from: GERMAN, cookie: british })).toMatchObject(WITHHELD);
  expect(await demo(games.table, { from: BRITISH, cookie: british })).toMatchObject(ADMITTED);
});

it('says beforehand what is withheld and what is not shown: by the player’s law, else by that of the place', async () => {
  const told = async (asked: Asked) => (await call('GET', '/api/v1/law', asked)).body;
  const withheld = ['table', 'crash', 'instant', 'live'];
  const german = { data: { withheld, provedDemo: true, jackpots: false, wheel: false, mostStake: 100 } };
  const open = { data: { withheld: [], provedDemo: false, jackpots: true, wheel: true, mostStake: null } };
  expect(await told({ from: GERMAN })).toEqual(german);
  expect(await told({ from: BRITISH })).toEqual(open);
  expect(await told({ from: BRITISH, cookie: await registered('DE') })).toEqual(german);
  expect(await told({ from: GERMAN, cookie: await registered('GB') })).toEqual({
    data: { ...open.data, withheld, provedDemo: true },
  });
});

it('keeps to every licence for a visitor whose country is not known', async () => {
  expect((await call('GET', '/api/v1/law', { from: '10.0.0.9' })).body).toEqual({
    data: { withheld: [], provedDemo: true, jackpots: false, wheel: false, mostStake: 100 },
  });
  const nowhere = { from: '10.0.0.9' };
  for (const game of [games.slot, games.table]) expect(await demo(game, nowhere)).toMatchObject(UNPROVED);
  // Whose country is known has its law alone.
  const cookie = await registered('GB');
  expect(await demo(games.slot, { ...nowhere, cookie })).toMatchObject(ADMITTED);
});
