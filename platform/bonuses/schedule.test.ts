import { startBonuses, type BonusesHarness } from './testing/harness';
import { campaign } from './testing/campaigns';

const HOUR = 3_600_000;
let world: BonusesHarness;
/** From in one hour until in three. */
beforeAll(async () => {
  world = await startBonuses();
  const at = (hours: number) => new Date(world.wallet.kernel.clock.now().getTime() + hours * HOUR);
  const scheduled = { startsAt: at(1), endsAt: at(3) };
  await world.bonuses.add([
    campaign('by-link', scheduled),
    campaign('by-code', { ...scheduled, type: 3, promocode: 'LATER' }),
    campaign('by-deposit', { ...scheduled, type: 5, promocode: 'LATERMORE', percent: 50 }),
    campaign('welcome', {
      ...scheduled,
      type: 5,
      tag: 'vip-pack',
      promocode: 'LATERPACK',
      percent: 50,
      depositsFrom: 1,
      depositsTo: 1,
    }),
    campaign('arrival', { ...scheduled, type: 0 }),
    campaign('each-day', {
      ...scheduled,
      type: 6,
      trigger: { every: 'days', weekdays: [1, 2, 3, 4, 5, 6, 7] },
    }),
  ]);
});
afterAll(() => world.wallet.close());
beforeEach(() => {
  world.wallet.clock.ahead = 0;
});
afterAll(() => {
  world.wallet.clock.ahead = 0;
});

/** What of these campaigns a player sees, and what comes of asking for each. */
async function standing() {
  const { bonuses, wallet } = world;
  const seat = await wallet.seat({ real: 0 });
  const session = world.sessionOf(seat);
  const isDone = (asked: Promise<unknown>) => asked.then(() => true).catch(() => false);
  const ids = (rows: readonly { id: string }[]) => rows.map(({ id }) => id).toSorted();
  const mine = ids(await bonuses.offers(['standard', 'vip-pack'], 'en')).filter((id) =>
    ['arrival', 'by-code', 'by-deposit', 'by-link', 'each-day', 'welcome'].includes(id),
  );
  return {
    page: mine,
    tiles: ids((await bonuses.depositOffers(seat.playerId, 'EUR', 'en')).bonuses),
    welcome: (await bonuses.welcome(seat.playerId, 'en', null))?.id ?? null,
    shown: await isDone(bonuses.byCode(seat.playerId, 'LATER', 'en')),
    arrival: await bonuses.giveForArrival({ playerId: seat.playerId, what: 'registered', promocode: null }),
    code: await isDone(bonuses.claims.byCode(session, 'LATER', 'now')),
    link: await isDone(world.link(seat, 'by-link')),
  };
}
const NOTHING = {
  page: [],
  tiles: [],
  welcome: null,
  shown: false,
  arrival: 0,
  code: false,
  link: false,
};

it('is neither seen nor given before its start, nor from its end on', async () => {
  expect(await standing()).toEqual(NOTHING);
  expect(await world.bonuses.giveDue()).toBe(0);
  world.wallet.clock.ahead = 3 * HOUR;
  expect(await standing()).toEqual(NOTHING);
});

it('is seen and given from the moment of its start, by the clock that the engine goes by', async () => {
  await world.bonuses.tellOffers();
  world.wallet.clock.ahead = HOUR + 60_000;
  expect(await standing()).toEqual({
    page: ['arrival', 'by-code', 'by-deposit', 'by-link', 'each-day', 'welcome'],
    tiles: ['by-deposit', 'welcome'],
    welcome: 'welcome',
    shown: true,
    arrival: 1,
    code: true,
    link: true,
  });
  expect(await world.bonuses.tellOffers()).toBe(true);
  expect(await world.bonuses.tellOffers()).toBe(false);
});
