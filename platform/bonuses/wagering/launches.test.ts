import { startBonuses, type BonusesHarness, type BonusSeat } from '../testing/harness';
import { GAME, OTHER_GAME } from '@/tests/support/wallet-harness';

let world: BonusesHarness;
beforeAll(async () => {
  world = await startBonuses();
});
afterAll(() => world.wallet.close());

const launch = (seat: BonusSeat, id: string, categories: number[] = []) =>
  world.bonuses.refuseBelowMinimum(seat, { id, categories });
const refusal = { status: 409, code: 'client_api_73', extras: { minimum: 100, currency: 'EUR' } };

describe('the launch of a game of which the bonus counts nothing', () => {
  it('is refused below the house’s minimum of real money, and not at it', async () => {
    await expect(launch(await world.playerWith('twice', 99), OTHER_GAME)).rejects.toMatchObject(refusal);
    await expect(launch(await world.playerWith('twice', 100), OTHER_GAME)).resolves.toBeUndefined();
  });

  it('goes by the lowest weight of the categories that the game is in', async () => {
    const player = await world.playerWith('live-nothing');
    await expect(launch(player, GAME, [3])).resolves.toBeUndefined();
    await expect(launch(player, GAME, [3, 4])).rejects.toMatchObject(refusal);
  });

  it('is not refused in a game that counts, nor without a bonus in play, nor without bonus money', async () => {
    const player = await world.playerWith('twice');
    await expect(launch(player, GAME)).resolves.toBeUndefined();
    for (const stake of [500, 500]) await world.bet(player, stake);
    expect(await world.money(player)).toEqual([0, 0]);
    await expect(launch(player, OTHER_GAME)).resolves.toBeUndefined();
    const other = await world.playerWith('twice');
    await world.choose(other, 'Rejected');
    await expect(launch(other, OTHER_GAME)).resolves.toBeUndefined();
  });
});
