import { randomUUID } from 'node:crypto';
import type { PlayerSession } from '@/platform/kernel/session';
import { BOOKS } from '@/platform/payments/books';
import { ProviderError } from '@/platform/payments/provider';
import { openBooksWorld, type BooksWorld } from '../testing/books-harness';
import type { WithdrawalJson } from '../testing/withdrawals-harness';
import { PAYOUT_RECONCILE } from './reconciliation';

/** Withdrawals of which the company told what can't be true, until it says how it is, or a person has looked. */

let here: BooksWorld;
let player: PlayerSession;

beforeEach(async () => {
  here = await openBooksWorld();
  player = await here.world.richPlayer();
});
afterEach(() => here.close());

const tell = async (withdrawal: WithdrawalJson, type: string, changes = {}) =>
  here.world.send((await here.world.payoutEvent(withdrawal, type, changes)) as Record<string, unknown>);
const later = (ms: number = PAYOUT_RECONCILE.askAgainAfter + 1_000) => {
  here.world.clock.advance(ms);
  return here.world.payments.reconcile();
};
const isUnfinished = () => here.world.payments.hasUnfinished(here.world.kernel.db, player.playerId);
const row = async (id: string) => {
  const { status, exception, recheck } = await here.world.payments.withdrawals.find(id);
  return { status, exception, recheck };
};

it.each([
  ['complete', 'completed'],
  ['refund', 'returned'],
  ['rejected', 'failed'],
])('one that is %s is asked about, and is as it was booked', async (status, told) => {
  const asked = await here.world.withdraw(player);
  if (told === 'returned') await here.world.movePayout(asked.id, { status: 'completed', silent: true });
  await here.world.movePayout(asked.id, { status: told, silent: true });
  await tell(asked, `payout.${told}`);
  await tell(asked, 'payout.completed', { amount: 1 });
  expect(await row(asked.id)).toEqual({ status, exception: 'mismatch', recheck: true });
  await later();
  expect(await row(asked.id)).toEqual({ status, exception: null, recheck: false });
  expect(await isUnfinished()).toBe(false);
});

it.each(['pending', 'cancel'])('one that is %s has no payout, when the company has none', async (status) => {
  const asked = await here.world.withdraw(player, { amount: 25_000 });
  if (status === 'cancel') await here.world.cancel(player, asked.id);
  await tell(asked, 'payout.completed', { id: 'po_early' });
  expect(await row(asked.id)).toEqual({ status, exception: 'mismatch', recheck: true });
  await later();
  expect(await row(asked.id)).toEqual({ status, exception: null, recheck: false });
});

it('one that has a payout before it was decided is not paid again', async () => {
  const asked = await here.world.withdraw(player, { amount: 25_000 });
  const { payout_request: request } = await here.world.payments.withdrawals.find(asked.id);
  if (!request) throw new Error('nothing to send');
  await here.world.provider().createPayout(request, 'somebody-else');
  await here.world.movePayout(asked.id, { status: 'completed', silent: true });
  await tell(asked, 'payout.completed');
  expect(await row(asked.id)).toMatchObject({ status: 'pending', exception: 'mismatch' });
  await here.world.decide(asked.id);
  expect(await row(asked.id)).toMatchObject({ status: 'complete', exception: null });
  expect((await here.world.payout(asked.id)).count).toBe(1);
  expect(await here.world.real(player)).toBe(25_000n);
});

it('one that the company paid after all stays marked until a person closes what differs', async () => {
  const provider = here.world.provider();
  const service = here.world.anotherService({
    ...provider,
    async createPayout(request, key) {
      await provider.createPayout(request, key);
      throw new ProviderError('refused', 'not this account');
    },
    findPayout: () => Promise.resolve(null),
  });
  const input = { method: 'card', amount: 10_000 };
  const call = { idempotencyKey: randomUUID(), requestId: 'test', country: null };
  const { id } = (await service.withdrawals.create(player, input, call)).row;
  await here.world.movePayout(id, { status: 'completed', silent: true });
  await tell(await here.world.withdrawal(player, id), 'payout.completed');
  expect(await row(id)).toEqual({ status: 'rejected', exception: 'mismatch', recheck: true });
  await later();
  expect(await row(id)).toEqual({ status: 'rejected', exception: 'mismatch', recheck: false });
  // It was asked, and isn't asked for ever.
  expect(await later()).toBe(0);

  await here.world.payments.books.read();
  here.world.clock.advance(BOOKS.grace + 1_000);
  await here.world.payments.books.read();
  const open = await here.world.query<{ id: string; class: string }>(
    "select id, class from payments.differences where withdrawal_id = $1 and state = 'open'",
    [id],
  );
  expect(open.map((one) => one.class)).toEqual(['state']);
  expect(await isUnfinished()).toBe(true);
  const by = { operatorId: 'op-1', requestId: 'test' };
  await here.world.payments.books.close(open[0]?.id ?? '', 'The player pays it back.', by);
  expect(await row(id)).toMatchObject({ status: 'rejected', exception: null });
});
