import { openBooksWorld, type BooksWorld } from './testing/books-harness';
import { BOOKS } from './books';
import type { PaymentProvider } from './provider';

jest.setTimeout(30_000);

let here: BooksWorld;
beforeEach(async () => {
  here = await openBooksWorld();
});
afterEach(() => here.close());

const statusOf = async (deposit: string) =>
  (
    await here.world.query<{ status: string }>('select status from payments.deposits where id = $1', [
      deposit,
    ])
  )[0]?.status;

it.each(['refunded', 'charged_back'] as const)(
  'missing here: %s, and never told; the company is asked',
  async (state) => {
    const { deposit, charge } = await here.paid();
    await here.world.control(`/charges/${charge}/move`, { status: state, silent: true });
    await here.world.payments.books.read();
    await here.world.payments.reconcile();
    expect(await statusOf(deposit.id)).toBe('complete');
    here.world.clock.advance(BOOKS.grace + 1_000);
    await here.world.payments.books.read();
    const kind = state === 'refunded' ? 'refund' : 'chargeback';
    expect(await here.differences()).toEqual([`${kind} missing_here 5000 EUR complete open`]);
    await here.world.payments.reconcile();
    expect(await statusOf(deposit.id)).toBe('refund');
    await here.world.payments.books.read();
    expect(await here.differences()).toEqual([`${kind} missing_here 5000 EUR complete resolved`]);
  },
);

it('state: failed, and paid after that without a word; the company is asked', async () => {
  const { deposit, charge } = await here.paid({ told: false });
  await here.world.send(await here.world.event(deposit, 'charge.failed', { amount_received: 0 }));
  await here.world.payments.books.read();
  here.world.clock.advance(BOOKS.grace + 1_000);
  await here.world.payments.books.read();
  expect(await here.differences()).toEqual(['payment state 5000 EUR failed open']);
  await here.world.payments.reconcile();
  const [late] = await here.world.query<{ id: string }>(
    "select id from payments.deposits where late_of = $1 and status = 'complete' and received = 5000",
    [deposit.id],
  );
  await here.world.payments.books.read();
  expect(await here.differences()).toEqual(['payment state 5000 EUR failed resolved']);
  // It is charged back, which nobody tells either: what it became goes back.
  await here.world.control(`/charges/${charge}/move`, { status: 'charged_back', silent: true });
  await here.world.payments.books.read();
  here.world.clock.advance(BOOKS.grace + 1_000);
  await here.world.payments.books.read();
  await here.world.payments.reconcile();
  expect(await statusOf(late?.id ?? '')).toBe('refund');
  await here.world.payments.books.read();
  expect(await here.differences()).toEqual([
    'payment state 5000 EUR failed resolved',
    'chargeback missing_here 5000 EUR complete resolved',
  ]);
});

it('missing here: a payout that came back, and never told; the company is asked', async () => {
  const player = await here.world.richPlayer();
  const withdrawal = await here.world.withdraw(player);
  const move = (status: string) => here.world.movePayout(withdrawal.id, { status, silent: true });
  const told = async () =>
    (
      await here.world.query('select status, recheck from payments.withdrawals where id = $1', [
        withdrawal.id,
      ])
    )[0];
  await move('completed');
  await here.world.send(
    (await here.world.payoutEvent(withdrawal, 'payout.completed')) as Record<string, unknown>,
  );
  await move('returned');
  await here.world.payments.books.read();
  here.world.clock.advance(BOOKS.grace + 1_000);
  await here.world.payments.books.read();
  expect((await here.differences()).at(-1)).toMatch(/^payout_return missing_here .* complete open$/);
  await here.world.payments.reconcile();
  expect(await told()).toEqual({ status: 'refund', recheck: false });
  await here.world.payments.books.read();
  expect((await here.differences()).at(-1)).toMatch(/^payout_return missing_here .* complete resolved$/);
});

it('state: a payout that the company lists and does not know is asked about once', async () => {
  const player = await here.world.richPlayer();
  const withdrawal = await here.world.withdraw(player);
  await here.world.movePayout(withdrawal.id, { status: 'failed', silent: true });
  await here.world.send(
    (await here.world.payoutEvent(withdrawal, 'payout.failed')) as Record<string, unknown>,
  );
  const provider = here.world.provider();
  const inventing: PaymentProvider = {
    ...provider,
    async listMovements(after, limit) {
      const page = await provider.listMovements(after, limit);
      if (typeof page === 'string') return page;
      const made = {
        id: 'made up',
        kind: 'payout',
        subject: 'po_made_up',
        reference: withdrawal.id,
      } as const;
      return { ...page, movements: [{ ...made, amount: 1_000n, currency: 'EUR', at: new Date() }] };
    },
    getPayout: () => Promise.resolve(null),
  };
  await here.books(inventing).read();
  here.world.clock.advance(BOOKS.grace + 1_000);
  await here.books(inventing).read();
  expect((await here.differences()).at(-1)).toMatch(/^payout state .* rejected open$/);
  const isAskedAbout = async () =>
    (await here.world.query('select recheck from payments.withdrawals where id = $1', [withdrawal.id]))[0];
  expect(await isAskedAbout()).toEqual({ recheck: true });
  await here.world.anotherService(inventing).reconcile();
  expect(await isAskedAbout()).toEqual({ recheck: false });
});

it('a late payment that people have sent back is not credited, whatever the company says of it', async () => {
  const { deposit, charge } = await here.paid({ told: false });
  await here.world.send(await here.world.event(deposit, 'charge.failed', { amount_received: 0 }));
  await here.world.query(
    `insert into payments.mismatches (deposit_id, reason, charge_id, told_status, amount, received, currency, told_at,
                                      resolution, resolved_at, resolved_by)
     values ($1, 'over', $2, 'completed', 5000, 9000, 'EUR', now(), 'return', now(), 'op-1')`,
    [deposit.id, charge],
  );
  await here.world.query('update payments.deposits set recheck = true, checked_at = null where id = $1', [
    deposit.id,
  ]);
  await here.world.payments.reconcile();
  expect(await here.world.query('select id from payments.deposits where late_of = $1', [deposit.id])).toEqual(
    [],
  );
  expect(await statusOf(deposit.id)).toBe('failed');
});
