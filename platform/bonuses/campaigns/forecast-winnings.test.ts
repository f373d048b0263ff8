import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { campaign, type CampaignFields } from '../testing/campaigns';
import { startBonuses, type BonusesHarness } from '../testing/harness';
import { GAME, OTHER_GAME, type Seat } from '@/tests/support/wallet-harness';

const DAY_MS = 86_400_000;
const ERRORS = 1.96;
let world: BonusesHarness;
let owner: pg.Client;
beforeAll(async () => {
  world = await startBonuses();
  // Nobody else may change what was played.
  owner = new pg.Client({ connectionString: world.wallet.databaseUrl });
  await owner.connect();
});
afterAll(async () => {
  await owner.end();
  await world.wallet.close();
});

const run = (text: string, values: unknown[] = []) => world.wallet.kernel.pool.query(text, values);
async function players(country: string, count: number): Promise<Seat[]> {
  const seats = [];
  for (let made = 0; made < count; made += 1) seats.push(await world.wallet.seat({ real: 100_000 }));
  await run('update identity.players set country = $1 where id = any ($2)', [
    country,
    seats.map(({ playerId }) => playerId),
  ]);
  return seats;
}
async function add(fields: CampaignFields): Promise<string> {
  const id = `w-${randomUUID()}`;
  const amounts = { EUR: { maxBonus: 1_000, minDeposit: 0, maxBet: 500, freeSpinBet: 20 } };
  await world.bonuses.add([
    campaign(id, {
      ...{ type: 7, percent: 15, trigger: { every: 'day' }, grantsPerPlayer: 100, amounts },
      ...fields,
    }),
  ]);
  return id;
}
/** What was played until now counts as of so many days ago. */
async function playedDaysAgo(days: number, play: () => Promise<unknown>) {
  await play();
  await owner.query(
    `update play.movements set created_at = created_at - make_interval(days => $1)
              where created_at > now() - interval '1 day'`,
    [days],
  );
  await world.wallet.play.catchUp('bonus-won-days');
}
const sums = async (id: string) => (await world.bonuses.campaigns.forecast(id)).sums[0];

test('raised winnings of the last ninety days, counted by hand', async () => {
  const [one, two] = (await players('NO', 3)) as [Seat, Seat, Seat];
  await playedDaysAgo(5, async () => {
    // 4.34 of one day: 15 % are 65.1 cents, 65 of them given.
    await world.round(one, 100, 333);
    await world.round(one, 50, 101);
    // 100.00: 15.00, of which the most is 10.00.
    await world.round(two, 100, 10_000);
  });
  await playedDaysAgo(12, async () => {
    await world.round(one, 100, 200);
    // 6 cents: 0.9 of a cent is nothing.
    await world.round(two, 100, 6);
  });
  // Longer ago than the forecast looks, and of today, which is not over.
  await playedDaysAgo(95, () => world.round(one, 100, 5_000));
  await playedDaysAgo(0, () => world.round(one, 100, 5_000));
  const expected = [65 + 30, 1_000];
  const forecast = await world.bonuses.campaigns.forecast(await add({ countries: ['NO'] }));
  expect(forecast).toMatchObject({ basis: 'play', looked: forecast.of });
  expect(forecast.sums).toEqual([
    {
      currency: 'EUR',
      players: 2,
      grants: 3,
      value: 1_095,
      valueError: Math.round(ERRORS * Math.hypot(...expected)),
      budgetDay: null,
      cost: null,
      costError: null,
    },
  ]);
  // Once for each player: the earlier day.
  expect(await sums(await add({ countries: ['NO'], grantsPerPlayer: 1 }))).toMatchObject({
    grants: 2,
    value: 30 + 1_000,
  });
  // Half of it uses the budget up on day 46.
  const amounts = { EUR: { maxBonus: 1_000, minDeposit: 0, maxBet: 500, freeSpinBet: 20, budget: 548 } };
  expect((await sums(await add({ countries: ['NO'], amounts })))?.budgetDay).toBe(46);
});

test('of weeks, of games and of a time by its length', async () => {
  const [one] = (await players('FI', 1)) as [Seat];
  await playedDaysAgo(40, () => world.round(one, 100, 1_000));
  await playedDaysAgo(41, () => world.round(one, 100, 1_000));
  await playedDaysAgo(60, () => world.round(one, 100, 1_000));
  const of = async (fields: CampaignFields) => {
    const found = await sums(await add({ countries: ['FI'], ...fields }));
    return [found?.grants, found?.value];
  };
  expect(await of({ trigger: { every: 'day' } })).toEqual([3, 450]);
  // Two days beside each other are of one week, but for a Sunday and its Monday.
  const [weeks, value] = await of({ trigger: { every: 'week' } });
  expect([2, 3]).toContain(weeks);
  expect(value).toBe(450);
  expect(await of({ trigger: { every: 'day', games: [OTHER_GAME] } })).toEqual([0, 0]);
  expect(await of({ trigger: { every: 'day', games: [GAME] } })).toEqual([3, 450]);
  const now = Date.now();
  const whole = (days: number) => ({
    trigger: {},
    startsAt: new Date(now),
    endsAt: new Date(now + days * DAY_MS),
  });
  expect(await of(whole(50))).toEqual([1, 300]);
  expect(await of(whole(80))).toEqual([1, 450]);
  expect(await of(whole(10))).toEqual([0, 0]);
});

test('neither bonus money nor what free spins bring is raised', async () => {
  const [one] = (await players('IS', 1)) as [Seat];
  await playedDaysAgo(3, async () => {
    const seat = await world.link(one, 'spins-alone');
    const [spins] = await world.bonuses.freeSpins.own(world.sessionOf(seat), 'en');
    const fields = { free_spin_grant_id: spins?.id };
    await world.win(seat, await world.bet(seat, 20, fields), 900);
  });
  expect((await sums(await add({ countries: ['IS'] })))?.grants).toBe(0);
});

test('what no forecast looks at any more is forgotten', async () => {
  await run(`update bonuses.won_days set day = day - 101`);
  await world.bonuses.forgetWonDays();
  expect((await run('select from bonuses.won_days')).rowCount).toBe(0);
});
