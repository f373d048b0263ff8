import type { PlayerSession } from '@/platform/kernel/session';
import { openWorld, type DepositJson, type World } from '@/tests/support/payments-harness';

let world: World;
let player: PlayerSession;
let deposit: DepositJson;
beforeAll(async () => {
  world = await openWorld();
  // These tests say themselves what comes when.
  await world.control('/delivery', { hold: true });
});
afterAll(() => world.close());
beforeEach(async () => {
  player = await world.newPlayer();
  deposit = await world.deposit(player);
  world.announced.length = 0;
});
afterEach(async () => {
  expect(await world.ledger.check()).toMatchObject({ holds: true });
});

const status = async () => (await world.read(player, deposit.id)).transaction.status;
const outcomeOf = async (eventId: string) => {
  const [row] = await world.query<{ outcome: string }>(
    'select outcome from payments.webhook_events where event_id = $1',
    [eventId],
  );
  return row?.outcome;
};
const send = async (type: string, changes: Parameters<World['event']>[2] = {}, eventId?: string) =>
  (await world.send(await world.event(deposit, type, changes), eventId === undefined ? {} : { eventId }))
    .status;

/** Takes minor units off the player's balance, as play would. */
async function takeAway(amount: number): Promise<void> {
  await world.query(
    `select ledger.post(
       p_transactions => array[row(new.id, $1::uuid, 'EUR', 'change_balance_dec', 'complete', $2::bigint, $2, null, null,
                                   null, null, null, null)::ledger.new_transaction],
       p_postings => array[row(new.posting, new.id, $1, 'EUR', 'take-' || new.id, -$2, null)::ledger.new_posting],
       p_lines => ledger.moving(new.posting, 'real', 'adjustments', $2))
       from (select ledger.new_id() as id, ledger.new_posting_id() as posting) as new`,
    [player.playerId, amount],
  );
}

describe('other endings', () => {
  it.each([
    ['charge.failed', 'failed'],
    ['charge.cancelled', 'cancel'],
  ])('%s closes the deposit as %s, in the ledger too', async (type, end) => {
    await send(type, { amount_received: 0 });
    expect(await status()).toBe(end);
    const [transaction] = await world.query<{ status: string }>(
      'select status from ledger.transactions where reference = $1',
      [deposit.id],
    );
    expect(transaction?.status).toBe(end);
    expect((await world.read(player, deposit.id)).checkoutUrl).toBeNull();
    expect(await world.real(player)).toBe(0n);
  });

  it('refund after completion takes the money back, once', async () => {
    await send('charge.completed');
    await Promise.all([send('charge.refunded'), send('charge.refunded')]);
    expect(await status()).toBe('refund');
    expect(await world.real(player)).toBe(0n);
    await send('charge.completed');
    expect(await world.real(player)).toBe(0n);
  });

  it('refund that comes before the completion books both, and the completion finds nothing to do', async () => {
    await send('charge.refunded');
    expect(await status()).toBe('refund');
    await send('charge.completed');
    expect(await world.real(player)).toBe(0n);
    const changes = await world.query<{ to_status: string }>(
      'select to_status from payments.deposit_changes where deposit_id = $1 order by id',
      [deposit.id],
    );
    expect(changes.map((change) => change.to_status)).toEqual([
      'creating',
      'processing',
      'complete',
      'refund',
    ]);
  });

  it('refund of money that is gone is noted, and collected when the balance covers it', async () => {
    await send('charge.completed');
    await takeAway(3000);
    expect(await send('charge.refunded', {}, `evt_refund_${deposit.id}`)).toBe(200);
    expect(await outcomeOf(`evt_refund_${deposit.id}`)).toBe('refund_due');
    expect(await status()).toBe('complete');
    expect(await world.real(player)).toBe(2000n);

    world.clock.advance(11 * 60_000);
    await world.payments.reconcile();
    expect(await status()).toBe('complete');
    const another = await world.deposit(player);
    await world.send(await world.event(another, 'charge.completed'));
    world.clock.advance(11 * 60_000);
    await world.payments.reconcile();
    expect(await status()).toBe('refund');
    expect(await world.real(player)).toBe(2000n);
  });
});
