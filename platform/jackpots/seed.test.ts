import { sql } from 'kysely';
import { JACKPOT_OPENINGS, JACKPOT_RANGES, JACKPOTS, JACKPOT_TOP } from '@/lib/domain/jackpots';
import { DEMO_PLAYERS, findDemoPlayer } from '@/platform/demo/players';
import { seedDatabase } from '@/platform/seed';
import { startTestPlatform, type TestPlatform } from '@/tests/support/platform';

let harness: TestPlatform;
beforeAll(async () => {
  // Whatever the operator is licensed for: a law that came later stands in nobody's past.
  harness = await startTestPlatform({ env: { LICENCES: 'gb,de,se,nl' } });
  await seedDatabase(harness.kernel.config);
}, 60_000);
afterAll(() => harness.close());

const amounts = async () => {
  const jackpots = await harness.services.jackpots.jackpots();
  return jackpots.map(({ jackpotInfo }) => jackpotInfo.amount);
};

test('a new database has jackpots that have grown, winners, and books that are right', async () => {
  const held = await amounts();
  expect(held).toHaveLength(JACKPOTS.length);
  for (const [index, name] of JACKPOTS.entries()) {
    expect(held[index]).toBeGreaterThan(JACKPOT_OPENINGS[name]);
    expect(held[index]).toBeLessThan(JACKPOT_RANGES[name].max);
  }
  expect((await harness.services.jackpots.winners(12)).length).toBe(12);
  const top = await harness.services.jackpots.top();
  expect(top).toHaveLength(JACKPOT_TOP);
  expect(new Set(top.map(({ login }) => login)).size).toBe(JACKPOT_TOP);
  expect((await harness.services.ledger.check()).holds).toBe(true);
});

test('the player that people log in with has a history of several pages, money and a level', async () => {
  const mara = await findDemoPlayer(harness.services.identity);
  if (!mara) throw new Error('the demo player is not there');
  const { total, rows } = await harness.services.ledger.transactions(mara, {
    sort: 'dateDesc',
    page: 1,
    perPage: 200,
  });
  expect(total).toBeGreaterThan(80);
  expect(new Set(rows.map(({ type }) => type))).toEqual(new Set(['deposit', 'bet', 'win']));
  expect(new Set(rows.map(({ status }) => status))).toEqual(new Set(['complete', 'failed', 'cancel']));
  expect((await harness.services.ledger.balances(mara)).real).toBeGreaterThan(10_000n);
  expect((await harness.services.loyalty.of(mara)).level?.code).toBe('house_guest');
});

test('the other players that people log in with have not played', async () => {
  const { rows } = await sql<{ lines: number }>`
    select count(t.id)::integer as lines from identity.players p join ledger.transactions t on t.player_id = p.id
     where p.email = any(${DEMO_PLAYERS.slice(1).map(({ email }) => email)}::text[])`.execute(
    harness.kernel.db,
  );
  expect(rows[0]?.lines).toBe(0);
});

test('seeding again plays nothing and moves nothing', async () => {
  const lines = async () =>
    (
      await sql<{ lines: number }>`select count(*)::integer as lines from ledger.transactions`.execute(
        harness.kernel.db,
      )
    ).rows;
  const before = [await amounts(), await harness.services.jackpots.winners(50), await lines()];
  await seedDatabase(harness.kernel.config);
  await harness.services.jackpots.catchUp();
  expect([await amounts(), await harness.services.jackpots.winners(50), await lines()]).toEqual(before);
});
