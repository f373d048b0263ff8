import { startProtected, type ProtectedPlatform } from '../testing/protected-platform';

jest.setTimeout(60_000);

let world: ProtectedPlatform;
beforeAll(async () => {
  world = await startProtected('de');
});
afterAll(() => world.close());
beforeEach(() => {
  world.clock.ahead = 0;
});

const DAY_MS = 24 * 60 * 60 * 1_000;
const PATH = '/api/v1/me/self-tests';
type Player = Awaited<ReturnType<ProtectedPlatform['newPlayer']>>;
const scores = async (player: Player) =>
  ((await player.call('GET', PATH)).data as unknown as { score: number }[]).map(({ score }) => score);
const keep = (player: Player, score: number) => player.call('PUT', PATH, { score });

it('keeps what its player asks for, the newest first, and of one day the last', async () => {
  const player = await world.newPlayer();
  expect(await scores(player)).toEqual([]);
  await keep(player, 9);
  await keep(player, 4);
  expect(await scores(player)).toEqual([4]);
  const { protection } = world.platform.services;
  world.clock.ahead = DAY_MS;
  await protection.keepSelfTest(player.playerId, 2);
  const all = await protection.selfTests(player.playerId);
  expect(all.map(({ score }) => score)).toEqual([2, 4]);
});

it.each([-1, 28, 1.5, null])('refuses %s points', async (score) => {
  const player = await world.newPlayer();
  expect((await player.call('PUT', PATH, { score })).status).toBe(422);
  expect(await scores(player)).toEqual([]);
});

it('is the player’s alone, and goes when they say so', async () => {
  const [one, other] = [await world.newPlayer(), await world.newPlayer()];
  await keep(one, 3);
  await keep(other, 5);
  expect(await scores(other)).toEqual([5]);
  expect((await one.call('DELETE', PATH)).data).toEqual([]);
  expect([await scores(one), await scores(other)]).toEqual([[], [5]]);
});

it('is there for twelve months', async () => {
  const { protection } = world.platform.services;
  const player = await world.newPlayer();
  await keep(player, 3);
  world.clock.ahead = 364 * DAY_MS;
  expect(await protection.selfTests(player.playerId)).toHaveLength(1);
  world.clock.ahead = 367 * DAY_MS;
  expect(await protection.selfTests(player.playerId)).toEqual([]);
  expect(await protection.forgetOldSelfTests()).toBeGreaterThanOrEqual(1);
  world.clock.ahead = 0;
  expect(await protection.selfTests(player.playerId)).toEqual([]);
});

it('stays open to who takes a break', async () => {
  const player = await world.newPlayer();
  await player.takeBreak('24h');
  await keep(player, 11);
  expect(await scores(player)).toEqual([11]);
});
