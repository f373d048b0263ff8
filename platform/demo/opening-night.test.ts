import { sql } from 'kysely';
import { startTestPlatform, type TestPlatform } from '@/tests/support/platform';
import { seedPlatform } from '../seed';
import { OPENING_NIGHT } from './programme';
import { findDemoPlayer } from './players';

let harness: TestPlatform;
beforeAll(async () => {
  harness = await startTestPlatform();
  await seedPlatform(harness.kernel, harness.services);
}, 90_000);
afterAll(() => harness.close());

test('the crowd takes part in what is on, with points', async () => {
  const { tournaments } = harness.services;
  const running = await tournaments.list('active', 'en');
  expect(running.length).toBeGreaterThanOrEqual(3);
  const boards = await Promise.all(
    running.filter(({ id }) => id !== OPENING_NIGHT.code).map(({ id }) => tournaments.board(id)),
  );
  const places = boards.flatMap(({ lines }) => lines);
  expect(places.length).toBeGreaterThanOrEqual(boards.length);
  expect(places.every(({ points }) => points > 0)).toBe(true);
});

test('what the crowd played is in the sums of cashback from the start', async () => {
  const { rows } = await sql<{ played: number }>`
    select sum(played)::integer as played from loyalty.cashback_counts`.execute(harness.kernel.db);
  expect(rows[0]?.played).toBeGreaterThanOrEqual(3);
});

test('the first evening is over at once, with places, prizes and a result of the demo player', async () => {
  const { tournaments, identity, ledger } = harness.services;
  // Stakes of the last moment are given a while to arrive; here they have.
  await sql`update tournaments.tournaments set ends_at = ends_at - interval '1 minute' where id = ${OPENING_NIGHT.code}`.execute(
    harness.kernel.db,
  );
  await tournaments.settle();
  const board = await tournaments.board(OPENING_NIGHT.code);
  expect(board.isFinal).toBe(true);
  expect(board.lines.length).toBeGreaterThanOrEqual(3);
  const mara = await findDemoPlayer(identity);
  if (!mara) throw new Error('the demo player is not there');
  const { rows } = await ledger.transactions(mara, { sort: 'dateDesc', page: 1, perPage: 200 });
  expect(rows.filter(({ type }) => type === 'money_prize')).toHaveLength(1);
  expect((await ledger.check()).holds).toBe(true);
}, 60_000);

test('a casino with a licence is seeded, too, also where the law asks more of a player before a tournament', async () => {
  const licensed = await startTestPlatform({ env: { LICENCES: 'de' } });
  try {
    await seedPlatform(licensed.kernel, licensed.services);
    const { identity } = licensed.services;
    expect(await identity.playerIdOf('henrik.lang@parlour.example')).not.toBeNull();
    expect(await identity.playerIdOf('marcel.huber@parlour.example')).not.toBeNull();
  } finally {
    await licensed.close();
  }
}, 90_000);
