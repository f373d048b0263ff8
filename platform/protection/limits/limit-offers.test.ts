import { startProtected, type ProtectedPlatform } from '../testing/protected-platform';

jest.setTimeout(60_000);

let world: ProtectedPlatform;
beforeAll(async () => {
  world = await startProtected('de,se');
});
afterAll(() => world.close());

type Player = Awaited<ReturnType<ProtectedPlatform['newPlayer']>>;
const PATH = '/api/v1/me/limit-offers';
const offer = async (player: Player) => (await player.call('GET', PATH)).data;
const decline = (player: Player, place: string) => player.call('PUT', `${PATH}/${place}`, {});

it('is made at the sign-up and before the first deposit, each once', async () => {
  const player = await world.newPlayer('AT');
  expect(await offer(player)).toEqual({
    ...{ currency: 'EUR', places: ['sign_up', 'deposit'] },
    ...{ required: false, periods: ['month'] },
  });
  expect((await decline(player, 'sign_up')).data).toMatchObject({ places: ['deposit'] });
  await decline(player, 'sign_up');
  expect((await decline(player, 'deposit')).data).toMatchObject({ places: [] });
  expect((await decline(player, 'game')).status).toBe(404);
});

it('is over with a limit on deposits, not with another one', async () => {
  const player = await world.newPlayer('AT');
  await player.set('loss', 'week', 10_000);
  expect(await offer(player)).toMatchObject({ places: ['sign_up', 'deposit'] });
  await player.set('deposit', 'month', 10_000);
  expect(await offer(player)).toMatchObject({ places: [] });
});

it('is over with the first deposit, and one player’s answer is nobody else’s', async () => {
  const [one, other] = [await world.newPlayer('AT'), await world.newPlayer('AT')];
  await decline(one, 'deposit');
  expect(await offer(other)).toMatchObject({ places: ['sign_up', 'deposit'] });
  await other.deposit(5_000);
  expect(await offer(other)).toMatchObject({ places: [] });
});

it('can’t be declined where the law asks for a limit', async () => {
  const player = await world.newPlayer('DE');
  await decline(player, 'deposit');
  expect(await offer(player)).toMatchObject({ places: ['sign_up', 'deposit'], required: true });
  await player.set('deposit', 'month', 10_000);
  expect(await offer(player)).toMatchObject({ places: [] });
});

it('is made until there is a limit by each period that the law asks for', async () => {
  const player = await world.newPlayer('SE');
  const places = ['sign_up', 'deposit'];
  const periods = ['day', 'week', 'month'] as const;
  expect(await offer(player)).toMatchObject({ places, required: true, periods });
  for (const [index, period] of periods.entries()) {
    // What has a limit is left as it is.
    expect(await offer(player)).toMatchObject({ places, periods: periods.slice(index) });
    await player.set('deposit', period, 10_000);
  }
  expect(await offer(player)).toMatchObject({ places: [] });
});
