import type { PlayerSession } from '@/platform/kernel/session';
import { openPayoutWorld, refusal, type PayoutWorld } from '../testing/withdrawals-harness';

let world: PayoutWorld;
let player: PlayerSession;

beforeAll(async () => {
  world = await openPayoutWorld({ providerTimeoutMs: 1_000 });
});
afterAll(() => world.close());
beforeEach(async () => {
  player = await world.richPlayer();
});
afterEach(() => world.checkLedger());

describe('taking back', () => {
  it('gives the money back once, as long as nobody has decided', async () => {
    const asked = await world.withdraw(player, { amount: 25_000 });
    const answers = await Promise.all([1, 2, 3].map(() => world.cancel(player, asked.id)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(await world.real(player)).toBe(50_000n);
    expect(await world.withdrawal(player, asked.id)).toMatchObject({
      status: 'cancel',
      isCancellable: false,
    });
    const next = await world.withdraw(player);
    expect(await refusal(world.cancel(player, next.id))).toMatchObject({
      status: 409,
      code: 'client_api_52',
    });
  });

  it('is somebody else’s to nobody', async () => {
    const asked = await world.withdraw(player, { amount: 25_000 });
    const stranger = await world.newPlayer();
    expect(await refusal(world.cancel(stranger, asked.id))).toMatchObject({
      status: 404,
      code: 'client_api_23',
    });
    expect((await world.request(`/api/v1/withdrawals/${asked.id}`, {}, stranger)).status).toBe(404);
    expect((await world.request('/api/v1/withdrawals/x', {}, player)).status).toBe(404);
  });

  it('and an approval at the same moment: one of the two, never both', async () => {
    for (let round = 0; round < 5; round += 1) {
      const rich = await world.richPlayer();
      const asked = await world.withdraw(rich, { amount: 25_000 });
      const [approved, cancelled] = await Promise.all([
        world.decide(asked.id).then(
          () => true,
          () => false,
        ),
        world.cancel(rich, asked.id).then(({ status }) => status === 200),
      ]);
      expect(approved).toBe(!cancelled);
      expect((await world.payout(asked.id)).count).toBe(approved ? 1 : 0);
      expect(await world.real(rich)).toBe(approved ? 25_000n : 50_000n);
      expect(await world.held(rich)).toBe(approved ? 25_000n : 0n);
    }
  });
});
