import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { sql } from 'kysely';
import { startBonuses, type BonusesHarness, type BonusSeat } from '@/tests/support/bonuses-harness';
import { GAME } from '@/tests/support/wallet-harness';

let world: BonusesHarness;
beforeAll(async () => {
  world = await startBonuses();
});
afterAll(() => world.wallet.close());
afterEach(() => world.wallet.prove());

/** Makes the game one of some categories. */
const isOf = async (...categories: number[]) => {
  await sql`update games.games set categories = ${categories}::integer[] where id = ${GAME}`.execute(
    world.wallet.kernel.db,
  );
};
const wagered = async (seat: BonusSeat) => {
  await world.catchUp();
  return (await world.grantOf(seat))?.wagered;
};

describe.each([
  ['crash', 11],
  ['baccarat', 16],
  ['roulette', 18],
])('in %s', (_name, category) => {
  it.each([
    [0, 10_000],
    [89, 10_000],
    [90, 0],
    [100, 0],
    [110, 0],
    [111, 10_000],
    [200, 10_000],
  ])('a round of 1.00 that brings %d cents counts %d', async (won, counts) => {
    await isOf(category);
    const seat = await world.playerWith('long');
    await world.round(seat, 100, won);
    expect(await wagered(seat)).toBe(counts);
  });

  it('is seen over all stakes of a round, however a studio calls them', async () => {
    await isOf(category);
    const seat = await world.playerWith('long');
    const round = randomUUID();
    const red = await world.bet(seat, 100, { round_id: round });
    await world.bet(seat, 100, { round_id: round });
    // Red has won twice its stake: of both together that is all of it.
    await world.win(seat, { tx: red.tx, round }, 200);
    expect(await wagered(seat)).toBe(0);
    expect(await world.money(seat)).toEqual([0, 1_000]);
  });
});

it.each(['en', 'en-AU', 'de', 'de-CH', 'fr'])(
  'stands in the bonus terms in %s, in the same numbers',
  (locale) => {
    const terms = readFileSync(`cms/seed/pages/${locale}/bonus_terms_and_conditions.md`, 'utf8');
    expect(terms.match(/\d+(?=\s?%)/g)).toEqual(['90', '110']);
  },
);

it('counts a stake that comes back as it was in any other game', async () => {
  await isOf(3);
  const seat = await world.playerWith('long');
  await world.round(seat, 100, 100);
  expect(await wagered(seat)).toBe(10_000);
});
