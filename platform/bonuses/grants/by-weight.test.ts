import { sql } from 'kysely';
import { CATEGORY_ID } from '@/lib/domain/game-categories';
import { GAME, OTHER_GAME } from '@/tests/support/wallet-harness';
import { startBonuses, type BonusesHarness } from '../testing/harness';

let world: BonusesHarness;
beforeAll(async () => {
  world = await startBonuses();
});
afterAll(() => world.wallet.close());

const isOf = (game: string, categories: number[], active = true) =>
  sql`
    update games.games set categories = ${categories}::integer[], active = ${active} where id = ${game}`.execute(
    world.wallet.kernel.db,
  );

it('tells games by what a stake counts for one’s own bonus, those on offer alone', async () => {
  const seat = await world.playerWith('live-nothing');
  await isOf(GAME, [CATEGORY_ID.slots]);
  await isOf(OTHER_GAME, [CATEGORY_ID.slots, CATEGORY_ID.live]);
  const games = () => world.bonuses.grants.games(world.sessionOf(seat), seat.grant);
  const [most, none, ...more] = await games();
  expect([most, none, more]).toEqual([
    { percent: 100, games: expect.any(Number), first: expect.arrayContaining([GAME]) },
    { percent: 0, games: 1, first: [OTHER_GAME] },
    [],
  ]);
  await isOf(OTHER_GAME, [CATEGORY_ID.live], false);
  expect(await games()).toEqual([expect.objectContaining({ percent: 100 })]);
  await isOf(OTHER_GAME, [CATEGORY_ID.slots]);
  const other = world.sessionOf(await world.wallet.seat());
  await expect(world.bonuses.grants.games(other, seat.grant)).rejects.toMatchObject({ status: 404 });
});
