import type { PlayerSession } from '@/platform/kernel/session';
import { stakeAll } from '@/tests/support/stake';
import { openPayoutWorld, type PayoutWorld, type WithdrawalJson } from '../testing/withdrawals-harness';

/** A level has more paid out in a day without waiting for a person. */

let world: PayoutWorld;
beforeEach(async () => {
  world = await openPayoutWorld();
});
afterEach(async () => {
  await world.checkLedger();
  await world.close();
});

const DAY_MS = 24 * 60 * 60 * 1_000;
const WAITS = { status: 'pending', checks: ['amount'] };
const GOES = { status: 'processing', checks: [] };

const paid = async (withdrawal: WithdrawalJson) =>
  world.send((await world.payoutEvent(withdrawal, 'payout.completed')) as Record<string, unknown>);

/** Somebody of long standing, who has staked twice what was paid in and was paid before. */
async function knownPlayer(deposited: number): Promise<PlayerSession> {
  const player = await world.richPlayer(deposited);
  await stakeAll({ query: world.query }, { ...player, amount: deposited, wagered: 0 });
  await paid(await world.withdraw(player, { amount: 2_000 }));
  world.clock.advance(8 * DAY_MS);
  return player;
}

// 1,500 points are the fourth level, which has 300 euros a day.
it('goes by itself up to what the level says, counted by day', async () => {
  const player = await knownPlayer(150_000);
  const first = await world.withdraw(player, { amount: 30_000 });
  expect(first).toMatchObject(GOES);
  await paid(first);
  expect(await world.withdraw(player, { amount: 2_000 })).toMatchObject(WAITS);
});

it('a person decides about the same sum below that level', async () => {
  expect(await world.withdraw(await knownPlayer(149_000), { amount: 30_000 })).toMatchObject(WAITS);
});

it('a person decides while the player is new, whatever was paid in', async () => {
  const player = await world.richPlayer(150_000);
  expect(await world.withdraw(player, { amount: 30_000 })).toMatchObject(WAITS);
});

it('what two people decide about waits at every level', async () => {
  await world.query('update loyalty.levels set instant_payout = 500000 where level >= 4');
  const player = await knownPlayer(300_000);
  const waits = await world.withdraw(player, { amount: 200_000 });
  expect(waits).toMatchObject(WAITS);
  await world.cancel(player, waits.id);
  expect(await world.withdraw(player, { amount: 199_999 })).toMatchObject(GOES);
});
