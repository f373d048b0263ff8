import { sql } from 'kysely';
import { startBonuses, type BonusesHarness } from '../testing/harness';
import { effectOf, type CampaignSums, type ListedCampaign } from './list';

jest.setTimeout(60_000);

let world: BonusesHarness;
beforeAll(async () => {
  world = await startBonuses();
});
afterAll(() => world.wallet.close());

const list = (filter: object = {}) =>
  world.bonuses.campaigns.list.rows({ sort: 'name', descending: false, offset: 0, limit: 50, ...filter });
const one = async (id: string) => {
  await world.catchUp();
  await world.wallet.play.catchUp('bonus-results');
  return (await list({ text: id })).find((campaign) => campaign.id === id);
};
const sums = async (id: string): Promise<CampaignSums | undefined> => (await one(id))?.sums[0];

it('says nothing of a campaign that nobody was given', async () => {
  expect((await one('long'))?.sums).toEqual([]);
});

it('adds up what was given, taken and finished, to the cent', async () => {
  // Loses everything, is cancelled with 4.00 left, and is never begun: another one is active.
  const loser = await world.playerWith('twice');
  await world.round(loser, 500, 0);
  await world.round(loser, 500, 0);
  const quitter = await world.playerWith('twice', 300);
  await world.round(quitter, 300, 0);
  await world.round(quitter, 500, 0);
  await world.round(quitter, 100, 0);
  await world.choose(quitter, 'Rejected');
  const waiting = await world.link(await world.playerWith('long'), 'twice');
  expect(waiting.grant).toBeTruthy();

  const all = await sums('twice');
  expect(all).toMatchObject({
    given: 3,
    waiting: 1,
    active: 0,
    taken: 2,
    completed: 1,
    cancelled: 1,
    expired: 0,
  });
  expect(all).toMatchObject({ bonusMoney: 2_000n, burned: 400n, converted: 0n, staked: 1_900n, won: 0n });
  expect(all && effectOf(all)).toEqual({ cost: 1_600n, ggr: 1_900n, ngrEffect: 300n });
});

it('counts what comes of a wagered bonus, and no stake that was given back', async () => {
  const player = await world.playerWith('capped');
  for (let round = 0; round < 4; round += 1) await world.round(player, 500, 500);
  await world.catchUp();
  const more = await world.playerWith('capped');
  const stake = await world.bet(more, 500);
  await world.rollback(more, stake, 500);
  const all = await sums('capped');
  expect(all).toMatchObject({ taken: 2, completed: 1, active: 1, converted: 700n, burned: 300n });
  expect(all).toMatchObject({ bonusMoney: 2_000n, staked: 2_000n, won: 2_000n });
  expect(all && effectOf(all)).toEqual({ cost: 1_700n, ggr: 0n, ngrEffect: -1_700n });
});

it('tells how campaigns stand, and finds them', async () => {
  const set = (id: string, to: string) =>
    sql`update bonuses.definitions set ${sql.raw(to)} where id = ${id}`.execute(world.wallet.kernel.db);
  await set('tenth', 'active = false');
  await set('long', "ends_at = now() - interval '1 day'");
  await set('few-spins', 'active = false, begun_at = null');
  const standing = Object.fromEntries((await list()).map(({ id, state }) => [id, state])) as Record<
    string,
    ListedCampaign['state']
  >;
  expect(standing).toMatchObject({ twice: 'running', tenth: 'paused', long: 'ended', 'few-spins': 'draft' });
  expect((await list({ state: 'draft' })).map(({ id }) => id)).toEqual(['few-spins']);
  expect((await list({ text: 'SPINS', type: 8 })).map(({ id }) => id).sort()).toEqual([
    'few-spins',
    'real-spins',
    'spins',
    'spins-alone',
  ]);
  expect(await list({ text: '%' })).toEqual([]);
  expect(
    await world.bonuses.campaigns.list.count({
      sort: 'name',
      descending: true,
      offset: 0,
      limit: 1,
      type: 5,
    }),
  ).toBe(0);
});

it('knows which budget is used up', async () => {
  await sql`update bonuses.amounts set budget = 5000 where bonus_id = 'live-nothing'`.execute(
    world.wallet.kernel.db,
  );
  await world.playerWith('live-nothing');
  expect((await one('live-nothing'))?.budgets).toEqual({ EUR: { most: 5_000, used: 1_000 } });
});
