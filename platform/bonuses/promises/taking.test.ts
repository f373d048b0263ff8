import type { PlayerSession } from '@/platform/kernel/session';
import { openWorld, type World } from '@/tests/support/payments-harness';
import { addHalfOfDeposit } from '../testing/half-of-deposit';

let world: World;
let player: PlayerSession;
let codes: string[];

const add = () => addHalfOfDeposit(world);
beforeAll(async () => {
  world = await openWorld();
  codes = [await add(), await add()];
});
afterAll(() => world.close());
beforeEach(async () => {
  player = await world.newPlayer();
});

async function pay(at: number, taking?: 'now' | 'queue') {
  const deposit = await world.deposit(player, { promocode: codes[at], ...(taking && { taking }) });
  expect((await world.send(await world.event(deposit, 'charge.completed'))).status).toBe(200);
}
const states = async () =>
  (
    await world.query<{ state: string; reason: string | null }>(
      `select state::text as state, end_reason as reason from bonuses.grants where player_id = $1 order by offered_at`,
      [player.playerId],
    )
  ).map(({ state, reason }) => (reason === null ? state : `${state}, ${reason}`));
const bonusMoney = async () =>
  Number((await world.ledger.wallets(player.playerId)).find(({ currency }) => currency === 'EUR')?.bonus);

it('waits in the queue, also when nothing else is in play', async () => {
  await pay(0, 'queue');
  expect([await states(), await bonusMoney()]).toEqual([['queued'], 0]);
});

it('burns what is in play, and is active, when its player has said so', async () => {
  await pay(0);
  await pay(1, 'now');
  expect([await states(), await bonusMoney()]).toEqual([['cancelled, switched', 'active'], 2_500]);
});

it('waits in the queue behind what is in play', async () => {
  await pay(0);
  await pay(1, 'queue');
  expect([await states(), await bonusMoney()]).toEqual([['active', 'queued'], 2_500]);
});

it('waits for an answer behind what is in play, when nothing was said', async () => {
  await pay(0);
  await pay(1);
  expect([await states(), await bonusMoney()]).toEqual([['active', 'pending'], 2_500]);
});

it('is the same deposit for the same key alone when it is taken in the same way', async () => {
  const ask = (taking: 'now' | 'queue') =>
    world.payments
      .createDeposit(
        player,
        { method: 'card', amount: 5_000, ...(codes[0] && { promocode: codes[0] }), taking },
        { idempotencyKey: 'one', requestId: 'one' },
      )
      .then(
        ({ id }) => id,
        ({ status }: { status: number }) => status,
      );
  const first = await ask('queue');
  expect([await ask('queue'), await ask('now')]).toEqual([first, 422]);
});
