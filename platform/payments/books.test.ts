import { openBooksWorld, type BooksWorld } from './testing/books-harness';
import { BOOKS } from './books';
import type { PaymentProvider } from './provider';

jest.setTimeout(30_000);
const HOUR = 3_600_000;

let here: BooksWorld;
beforeEach(async () => {
  here = await openBooksWorld();
});
afterEach(() => here.close());

describe('what differs', () => {
  it('nothing: payments, refunds and payouts that both sides have', async () => {
    const { deposit, charge } = await here.paid();
    await here.world.control(`/charges/${charge}/move`, { status: 'refunded', silent: true });
    await here.world.send(await here.world.event(deposit, 'charge.refunded'));
    const player = await here.world.richPlayer(50_000);
    const [rich] = await here.world.query<{ charge_id: string }>(
      'select charge_id from payments.deposits where player_id = $1',
      [player.playerId],
    );
    await here.world.control(`/charges/${rich?.charge_id}/move`, { status: 'completed', silent: true });
    const withdrawal = await here.world.withdraw(player);
    await here.world.movePayout(withdrawal.id, { status: 'completed', silent: true });
    await here.world.send(
      (await here.world.payoutEvent(withdrawal, 'payout.completed')) as Record<string, unknown>,
    );
    await here.world.movePayout(withdrawal.id, { status: 'returned', silent: true });
    await here.world.send(
      (await here.world.payoutEvent(withdrawal, 'payout.returned')) as Record<string, unknown>,
    );
    expect(await here.world.payments.books.read()).toBe(5);
    here.world.clock.advance(2 * HOUR);
    expect(await here.world.payments.books.read()).toBe(0);
    await here.world.payments.books.findUnlisted();
    expect(await here.differences()).toEqual([]);
    const agreed = await here.world.query('select 1 from payments.movements where agreed_at is not null');
    expect(agreed).toHaveLength(5);
  });

  it('missing here: a webhook was swallowed. Only after a while, and it resolves when it comes', async () => {
    const { deposit } = await here.paid({ told: false });
    await here.world.payments.books.read();
    expect(await here.differences()).toEqual([]);
    here.world.clock.advance(BOOKS.grace + 1_000);
    await here.world.payments.books.read();
    await here.world.payments.books.read();
    expect(await here.differences()).toEqual(['payment missing_here 5000 EUR processing open']);
    await here.world.send(await here.world.event(deposit, 'charge.completed'), { at: new Date() });
    await here.world.payments.books.read();
    expect(await here.differences()).toEqual(['payment missing_here 5000 EUR processing resolved']);
  });

  it('missing here: nobody knows what a payment belongs to', async () => {
    const { charge } = await here.paid({ told: false });
    // The company has it under another name, as if it were another casino's.
    const provider = here.world.provider();
    const stranger = {
      ...provider,
      async listMovements(after: string | null, limit: number) {
        const page = await provider.listMovements(after, limit);
        if (typeof page === 'string') return page;
        const movements = page.movements.map((one) => ({ ...one, subject: 'ch_x', reference: 'x' }));
        return { ...page, movements };
      },
    };
    expect(charge).not.toBe('');
    await here.books(stranger).read();
    here.world.clock.advance(HOUR);
    await here.books(stranger).read();
    expect(await here.differences()).toEqual(['payment missing_here 5000 EUR open']);
  });

  it('missing there: the company forgets; only what is an hour old, and its list may still have it later', async () => {
    const { charge } = await here.paid();
    expect((await here.world.control('/movements/forget', { kind: 'payment', subject: charge })).status).toBe(
      200,
    );
    await here.world.payments.books.findUnlisted();
    expect(await here.differences()).toEqual([]);
    here.world.clock.advance(2 * HOUR);
    await here.world.payments.books.findUnlisted();
    await here.world.payments.books.findUnlisted();
    expect(await here.differences()).toEqual(['payment missing_there 5000 EUR complete open']);
  });

  it('another amount, another currency', async () => {
    const one = await here.paid();
    const other = await here.paid();
    await here.alter('payment', one.charge, { amount: 5_001 });
    await here.alter('payment', other.charge, { currency: 'USD' });
    await here.world.payments.books.read();
    here.world.clock.advance(HOUR);
    await here.world.payments.books.read();
    expect((await here.differences()).toSorted()).toEqual([
      'payment amount 5000 USD 5000 EUR complete open',
      'payment amount 5001 EUR 5000 EUR complete open',
    ]);
  });

  it('coins and bank money: one address with several payments; what is kept aside is booked', async () => {
    const player = await here.world.newPlayer();
    here.world.names.set(player.playerId, { name: 'Nora', surname: 'Winter' });
    const coins = await here.world.deposit(player, { method: 'ripple_XRP' });
    const charge = await here.world.chargeOf(coins.id);
    const asked = (coins.crypto?.amount ?? '').replace('.', '');
    for (const silent of [false, true]) {
      await here.world.control(`/charges/${charge}/coins`, { amount: asked, by_itself: false, silent });
      const { json } = await here.world.control(`/charges/${charge}`);
      const txid = (json.charge as { transfers: { txid: string }[] }).transfers.at(-1)?.txid;
      await here.world.control(`/charges/${charge}/coins/${txid}/block`, { silent });
    }
    const bank = await here.world.deposit(player, { method: 'banktransfer' });
    const account = await here.world.chargeOf(bank.id);
    await here.world.control(`/charges/${account}/bank-account`, { silent: true });
    const money = { amount: 5_000, name: 'Karl Sommer' };
    await here.world.control(`/charges/${account}/bank-money`, { ...money, description: 'no digits' });
    const { nonce } = (
      await here.world.query<{ nonce: string }>(
        "select ask ->> 'nonce' as nonce from payments.deposits where id = $1",
        [bank.id],
      )
    )[0] ?? { nonce: '' };
    await here.world.control(`/charges/${account}/bank-money`, { ...money, description: nonce });
    await here.world.control('/delivery', { hold: false });
    expect(await here.world.query('select reason from payments.bank_money order by reason')).toEqual([
      { reason: 'no_digits' },
      { reason: 'other_name' },
    ]);
    await here.world.payments.books.read();
    here.world.clock.advance(2 * HOUR);
    await here.world.payments.books.findUnlisted();
    // The second transfer of coins was told to nobody.
    expect(await here.differences()).toEqual([
      expect.stringMatching(/^payment amount (\d+) EUR (\d+) EUR complete open$/),
    ]);
    const [theirs = 0, ours = 0] = ((await here.differences())[0]?.match(/\d+/g) ?? []).map(Number);
    expect(Math.abs(theirs - 2 * ours)).toBeLessThanOrEqual(1);
    const agreed = await here.world.query<{ kind: string }>(
      'select kind from payments.movements where agreed_at is not null order by kind',
    );
    expect(agreed.map(({ kind }) => kind)).toEqual(['bank_money', 'payment']);
  });

  it('another state: paid out there, rejected here', async () => {
    const player = await here.world.richPlayer();
    const withdrawal = await here.world.withdraw(player);
    await here.world.movePayout(withdrawal.id, { status: 'completed', silent: true });
    await here.world.send(
      (await here.world.payoutEvent(withdrawal, 'payout.failed', {
        failure_code: 'account_closed',
      })) as Record<string, unknown>,
    );
    await here.world.payments.books.read();
    here.world.clock.advance(HOUR);
    await here.world.payments.books.read();
    expect(await here.differences()).toEqual(['payout state 10000 EUR rejected open']);
  });
});

describe('the place in the list', () => {
  it('survives a death between reading and writing down: what was read is read again', async () => {
    await here.paid({ told: false });
    await here.paid({ told: false });
    const provider = here.world.provider();
    const dying: PaymentProvider = {
      ...provider,
      async listMovements(after, limit) {
        await provider.listMovements(after, limit);
        throw new Error('killed');
      },
    };
    await expect(here.books(dying).read()).rejects.toThrow('killed');
    expect(await here.world.query('select 1 from payments.movements')).toEqual([]);
    expect(await here.books().read()).toBe(2);
    expect(await here.books().read()).toBe(0);
  });

  it('is one for several instances: each movement counts once', async () => {
    for (let count = 0; count < 7; count += 1) await here.paid({ told: false });
    const provider = here.world.provider();
    const small: PaymentProvider = {
      ...provider,
      listMovements: (after) => provider.listMovements(after, 2),
    };
    const read = await Promise.all([here.books(small).read(), here.books(small).read(), here.books().read()]);
    expect(read.reduce((sum, one) => sum + one, 0)).toBe(7);
    expect(await here.world.query('select 1 from payments.movements')).toHaveLength(7);
    here.world.clock.advance(HOUR);
    await Promise.all([here.books(small).read(), here.books().read()]);
    expect(await here.differences()).toHaveLength(7);
  });

  it('is begun anew when the company doesn’t know it any more: nothing counts twice', async () => {
    const { charge } = await here.paid();
    await here.world.payments.books.read();
    await here.world.control('/movements/forget', { kind: 'payment', subject: charge });
    await here.paid();
    expect(await here.world.payments.books.read()).toBe(1);
    expect(await here.world.query('select 1 from payments.movements')).toHaveLength(2);
  });

  it('a company without a list, and one that is away, are said', async () => {
    const without = { ...here.world.provider(), listMovements: () => Promise.resolve('none' as const) };
    expect(await here.books(without).read()).toBe(0);
    expect(await here.books(without).findUnlisted()).toBe(0);
    expect(await here.world.payments.books.readings()).toMatchObject([{ listed: false, problem: null }]);
    await here.world.companyAway();
    await here.world.payments.books.read();
    expect(await here.world.payments.books.readings()).toMatchObject([
      { listed: true, problem: expect.any(String), read_at: null },
    ]);
  });
});

it('adds up both sides by day, kind and currency', async () => {
  const { charge } = await here.paid();
  await here.paid({ told: false });
  await here.alter('payment', charge, { amount: 6_000 });
  await here.world.payments.books.read();
  here.world.clock.advance(HOUR);
  await here.world.payments.books.read();
  const [day, ...others] = await here.world.payments.books.totals(7);
  expect(others).toEqual([]);
  expect(day).toMatchObject({ kind: 'payment', currency: 'EUR', theirs: 11_000n, theirs_count: 2 });
  expect(day).toMatchObject({ ours: 5_000n, ours_count: 1, open: 2 });
});
