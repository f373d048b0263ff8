import { sql } from 'kysely';
import { CATEGORY_ID } from '@/lib/domain/game-categories';
import { startBonuses, type BonusesHarness, type BonusSeat } from '../testing/harness';
import { GAME } from '@/tests/support/wallet-harness';

let world: BonusesHarness;
beforeAll(async () => {
  world = await startBonuses();
  await sql`
    update games.games set categories = ${[CATEGORY_ID.roulette]}::integer[] where id = ${GAME}`.execute(
    world.wallet.kernel.db,
  );
});
afterAll(() => world.wallet.close());
afterEach(() => world.wallet.prove());

const hitsOf = async ({ playerId }: BonusSeat) => {
  const filter = { playerId, offset: 0, limit: 20 };
  const [grant] = await world.bonuses.campaigns.grants.rows(filter);
  return [grant?.refusedStakes, grant?.refusedAmount, grant?.coveredRounds, grant?.coveredAmount].map(Number);
};
const rowsOf = async ({ grant }: BonusSeat) => {
  const { rows } = await sql<{ guard: string }>`
    select guard from bonuses.guard_hits where grant_id = ${grant}::uuid`.execute(world.wallet.kernel.db);
  return rows.map(({ guard }) => guard);
};

it('adds up the stakes above the max bet that were refused, in one row', async () => {
  const seat = await world.playerWith('long', 5_000);
  const repeated = await world.bet(seat, 501);
  expect(repeated.status).toBe('LIMIT_REACHED');
  await world.bet(seat, 501, { tx_id: repeated.tx, round_id: repeated.round });
  await world.bet(seat, 700);
  expect(await hitsOf(seat)).toEqual([2, 1_201, 0, 0]);
  expect(await rowsOf(seat)).toEqual(['max_bet']);
});

it('writes nothing for a stake that is taken, or refused for another reason', async () => {
  const seat = await world.playerWith('long');
  await world.round(seat, 500, 0);
  await world.round(seat, 500, 0);
  expect((await world.bet(seat, 100)).status).toBe('INSUFFICIENT_FUNDS');
  expect(await hitsOf(seat)).toEqual([0, 0, 0, 0]);
  expect(await rowsOf(seat)).toEqual([]);
});

it('counts rounds whose bets covered each other, also when their stakes are forgotten', async () => {
  const seat = await world.playerWith('long');
  await world.round(seat, 100, 100);
  const red = await world.bet(seat, 100);
  await world.bet(seat, 100, { round_id: red.round });
  await world.win(seat, red, 200);
  await world.round(seat, 100, 0);
  await world.catchUp();
  expect(await hitsOf(seat)).toEqual([0, 0, 2, 300]);
  await world.choose(seat, 'Rejected');
  world.wallet.clock.ahead = 17 * 24 * 3_600_000;
  await world.bonuses.forgetStakes();
  await world.bonuses.forgetStakes();
  world.wallet.clock.ahead = 0;
  expect(await rowsOf(seat)).toEqual(['covering']);
  expect(await hitsOf(seat)).toEqual([0, 0, 2, 300]);
});
