import type { PlayerSession } from '@/platform/kernel/session';
import { openWorld, type World } from '@/tests/support/payments-harness';

let world: World;
let player: PlayerSession;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());
beforeEach(async () => {
  player = await world.newPlayer();
});

describe('what could be withdrawn', () => {
  it('can be asked for once a company pays out and the deposit is staked', async () => {
    const obstacleWith = async (paysOut: boolean) =>
      (await world.anotherService({ ...world.provider(), paysOut }).withdrawDetails(player.playerId))
        .obstacle;
    expect(await obstacleWith(false)).toBe('not_offered');
    expect(await obstacleWith(true)).toBeNull();
    const deposit = await world.deposit(player);
    await world.send(await world.event(deposit, 'charge.completed'));
    expect(await obstacleWith(true)).toBe('wager_open');
  });
});
