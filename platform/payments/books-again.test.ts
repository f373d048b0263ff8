import { openBooksWorld, type BooksWorld } from './testing/books-harness';
import { BOOKS } from './books';
import type { PaymentProvider } from './provider';

jest.setTimeout(30_000);
const HOUR = 3_600_000;

let here: BooksWorld;
beforeEach(async () => {
  // Nothing here waits for a company that is silent: a slow machine is none.
  here = await openBooksWorld({ providerTimeoutMs: 6_000 });
});
afterEach(() => here.close());

describe('what is looked at again', () => {
  /** Books a deposit twice, as only a mistake of ours could. */
  const bookTwice = (deposit: { id: string }) =>
    here.world.query(
      "insert into payments.deposit_changes (deposit_id, from_status, to_status, cause) values ($1, 'processing', 'complete', 'a mistake')",
      [deposit.id],
    );
  const close = async () => {
    const [open] = await here.world.query<{ id: string }>(
      "select id from payments.differences where state = 'open'",
    );
    await here.world.payments.books.close(open?.id ?? '', 'it is known', {
      operatorId: 'op-1',
      requestId: 'r',
    });
  };

  it('what agreed once, when something is booked on it since', async () => {
    const { deposit } = await here.paid();
    await here.world.payments.books.read();
    await bookTwice(deposit);
    await here.world.payments.books.findUnlisted();
    await here.world.payments.books.read();
    expect(await here.differences()).toEqual([]);
    here.world.clock.advance(2 * HOUR);
    await here.world.payments.books.findUnlisted();
    expect(await here.differences()).toEqual(['payment amount 5000 EUR 10000 EUR complete open']);
  });

  it('what a person has closed, once the sums are others than then', async () => {
    const { deposit, charge } = await here.paid();
    await here.alter('payment', charge, { amount: 6_000 });
    await here.world.payments.books.read();
    here.world.clock.advance(HOUR);
    await here.world.payments.books.read();
    await close();
    await here.world.payments.books.read();
    expect(await here.differences()).toEqual(['payment amount 6000 EUR 5000 EUR complete closed']);
    await bookTwice(deposit);
    await here.world.payments.books.read();
    expect(await here.differences()).toEqual(['payment amount 6000 EUR 10000 EUR complete open']);
    await close();
    await here.world.payments.books.read();
    expect(await here.differences()).toEqual(['payment amount 6000 EUR 10000 EUR complete closed']);
  });

  it('what is not listed and was closed, once another sum is booked', async () => {
    const { deposit, charge } = await here.paid();
    await here.world.control('/movements/forget', { kind: 'payment', subject: charge });
    here.world.clock.advance(2 * HOUR);
    await here.world.payments.books.findUnlisted();
    await close();
    await here.world.payments.books.findUnlisted();
    expect(await here.differences()).toEqual(['payment missing_there 5000 EUR complete closed']);
    await bookTwice(deposit);
    await here.world.payments.books.findUnlisted();
    expect(await here.differences()).toEqual(['payment missing_there 10000 EUR complete open']);
  });
});

it.each([
  ['long ago', -30 * 24 * HOUR],
  ['in the future', 30 * 24 * HOUR],
])('a webhook has its time from the reading on, also where the company dates %s', async (_, shift) => {
  await here.paid({ told: false });
  const provider = here.world.provider();
  const dating: PaymentProvider = {
    ...provider,
    async listMovements(after, limit) {
      const page = await provider.listMovements(after, limit);
      if (typeof page === 'string') return page;
      const movements = page.movements.map((one) => ({ ...one, at: new Date(one.at.getTime() + shift) }));
      return { ...page, movements };
    },
  };
  await here.books(dating).read();
  here.world.clock.advance(BOOKS.grace - 1_000);
  await here.books(dating).read();
  expect(await here.differences()).toEqual([]);
  here.world.clock.advance(2_000);
  await here.books(dating).read();
  expect(await here.differences()).toEqual(['payment missing_here 5000 EUR processing open']);
});

it('a key that a player chose keeps nothing out of the books', async () => {
  const player = await here.world.newPlayer();
  const deposit = await here.world.deposit(player, {}, 'bank-money:mine');
  await here.world.control(`/charges/${await here.world.chargeOf(deposit.id)}/move`, {
    status: 'completed',
    silent: true,
  });
  await here.world.send(await here.world.event(deposit, 'charge.completed'));
  await here.world.payments.books.read();
  expect(await here.world.query('select 1 from payments.movements where agreed_at is not null')).toHaveLength(
    1,
  );
});
