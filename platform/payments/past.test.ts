import { makeDemoDeposit } from '@/platform/demo/play-round';
import type { PlayerSession } from '@/platform/kernel/session';
import { RECONCILE } from './reconciliation';
import { openWorld, type DepositJson, type World } from '@/tests/support/payments-harness';

let world: World;
let player: PlayerSession;
beforeEach(async () => {
  world = await openWorld();
  player = await world.newPlayer();
});
afterEach(async () => {
  const report = await world.ledger.check();
  await world.close();
  expect(report).toMatchObject({ holds: true });
});

const make = (end: 'complete' | 'failed' | 'cancel') =>
  makeDemoDeposit(world.kernel, world.ledger, {
    playerId: player.playerId,
    amount: 5_000n,
    method: 'card',
    key: `past:${end}`,
    end,
  });
/** What the history's link to the reason names. */
const references = () =>
  world.query<{ reference: string }>('select reference from ledger.transactions where type = $1', [
    'deposit',
  ]);

describe("a deposit of the demo player's past", () => {
  it.each([
    ['complete', null, 5_000],
    ['failed', 'declined', null],
    ['cancel', null, null],
  ] as const)('that ended as %s can be read by what its movement names', async (end, failure, received) => {
    await make(end);
    const [movement] = await references();
    const deposit = await world.read(player, movement?.reference ?? '');
    expect(deposit).toMatchObject<Partial<DepositJson>>({
      checkoutUrl: null,
      transaction: {
        paymentMethod: 'card',
        amount: 5_000,
        received,
        currency: 'EUR',
        status: end,
        failure,
        exception: null,
      },
    });
    expect(await world.real(player)).toBe(BigInt(received ?? 0));
  });

  it('is made once, and nobody asks a payment company about it', async () => {
    await make('failed');
    await make('failed');
    expect(await references()).toHaveLength(1);
    world.clock.advance(RECONCILE.silentAfter * 2);
    expect(await world.payments.reconcile()).toBe(0);
  });
});
