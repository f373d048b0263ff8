import { openPayoutWorld, type PayoutWorld } from '@/tests/support/withdrawals-harness';
import { BOOKS, createBooks } from './books';
import type { PaymentProvider } from './provider';

jest.setTimeout(30_000);
const HOUR = 3_600_000;

let world: PayoutWorld;
beforeEach(async () => {
  world = await openPayoutWorld({ providerTimeoutMs: 500 });
  await world.control('/delivery', { hold: true });
});
afterEach(async () => {
  await world.checkLedger();
  await world.close();
});

const differences = async () =>
  (
    await world.query<{ line: string }>(
      `select concat_ws(' ', kind, class, theirs, theirs_currency, ours, ours_currency, ours_status, state) as line
         from payments.differences order by found_at, kind, class`,
    )
  ).map(({ line }) => line);
const books = (provider: PaymentProvider = world.provider()) =>
  createBooks(world.kernel, new Map([[provider.name, provider]]));
/** A deposit that the company has as paid, and that was told to us by a webhook of its own. */
async function paid(changes: { told?: boolean; received?: number } = {}) {
  const player = await world.newPlayer();
  const deposit = await world.deposit(player);
  const charge = await world.chargeOf(deposit.id);
  const move = {
    status: 'completed',
    silent: true,
    ...(changes.received === undefined ? {} : { amount_received: changes.received }),
  };
  expect((await world.control(`/charges/${charge}/move`, move)).status).toBe(200);
  if (changes.told !== false) await world.send(await world.event(deposit, 'charge.completed'));
  return { player, deposit, charge };
}
const alter = (kind: string, subject: string, change: object) =>
  world.control('/movements/alter', { kind, subject, ...change });

describe('what differs', () => {
  it('nothing: payments, refunds and payouts that both sides have', async () => {
    const { deposit, charge } = await paid();
    await world.control(`/charges/${charge}/move`, { status: 'refunded', silent: true });
    await world.send(await world.event(deposit, 'charge.refunded'));
    const player = await world.richPlayer(50_000);
    const [rich] = await world.query<{ charge_id: string }>(
      'select charge_id from payments.deposits where player_id = $1',
      [player.playerId],
    );
    await world.control(`/charges/${rich?.charge_id}/move`, { status: 'completed', silent: true });
    const withdrawal = await world.withdraw(player);
    await world.movePayout(withdrawal.id, { status: 'completed', silent: true });
    await world.send((await world.payoutEvent(withdrawal, 'payout.completed')) as Record<string, unknown>);
    await world.movePayout(withdrawal.id, { status: 'returned', silent: true });
    await world.send((await world.payoutEvent(withdrawal, 'payout.returned')) as Record<string, unknown>);
    expect(await world.payments.books.read()).toBe(5);
    world.clock.advance(2 * HOUR);
    expect(await world.payments.books.read()).toBe(0);
    await world.payments.books.findUnlisted();
    expect(await differences()).toEqual([]);
    const agreed = await world.query('select 1 from payments.movements where agreed_at is not null');
    expect(agreed).toHaveLength(5);
  });

  it('missing here: a webhook was swallowed. Only after a while, and it resolves when it comes', async () => {
    const { deposit } = await paid({ told: false });
    await world.payments.books.read();
    expect(await differences()).toEqual([]);
    world.clock.advance(BOOKS.grace + 1_000);
    await world.payments.books.read();
    await world.payments.books.read();
    expect(await differences()).toEqual(['payment missing_here 5000 EUR processing open']);
    await world.send(await world.event(deposit, 'charge.completed'), { at: new Date() });
    await world.payments.books.read();
    expect(await differences()).toEqual(['payment missing_here 5000 EUR processing resolved']);
  });

  it('missing here: nobody knows what a payment belongs to', async () => {
    const { charge } = await paid({ told: false });
    // The company has it under another name, as if it were another casino's.
    const provider = world.provider();
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
    await books(stranger).read();
    world.clock.advance(HOUR);
    await books(stranger).read();
    expect(await differences()).toEqual(['payment missing_here 5000 EUR open']);
  });

  it('missing there: the company forgets; only what is an hour old, and its list may still have it later', async () => {
    const { charge } = await paid();
    expect((await world.control('/movements/forget', { kind: 'payment', subject: charge })).status).toBe(200);
    await world.payments.books.findUnlisted();
    expect(await differences()).toEqual([]);
    world.clock.advance(2 * HOUR);
    await world.payments.books.findUnlisted();
    await world.payments.books.findUnlisted();
    expect(await differences()).toEqual(['payment missing_there 5000 EUR complete open']);
  });

  it('another amount, another currency', async () => {
    const one = await paid();
    const other = await paid();
    await alter('payment', one.charge, { amount: 5_001 });
    await alter('payment', other.charge, { currency: 'USD' });
    await world.payments.books.read();
    world.clock.advance(HOUR);
    await world.payments.books.read();
    expect((await differences()).toSorted()).toEqual([
      'payment amount 5000 USD 5000 EUR complete open',
      'payment amount 5001 EUR 5000 EUR complete open',
    ]);
  });

  it('coins and bank money: one address with several payments; what is kept aside is booked', async () => {
    const player = await world.newPlayer();
    world.names.set(player.playerId, { name: 'Nora', surname: 'Winter' });
    const coins = await world.deposit(player, { method: 'ripple_XRP' });
    const charge = await world.chargeOf(coins.id);
    const asked = (coins.crypto?.amount ?? '').replace('.', '');
    for (const silent of [false, true]) {
      await world.control(`/charges/${charge}/coins`, { amount: asked, by_itself: false, silent });
      const { json } = await world.control(`/charges/${charge}`);
      const txid = (json.charge as { transfers: { txid: string }[] }).transfers.at(-1)?.txid;
      await world.control(`/charges/${charge}/coins/${txid}/block`, { silent });
    }
    const bank = await world.deposit(player, { method: 'banktransfer' });
    const account = await world.chargeOf(bank.id);
    await world.control(`/charges/${account}/bank-account`, { silent: true });
    const money = { amount: 5_000, name: 'Karl Sommer' };
    await world.control(`/charges/${account}/bank-money`, { ...money, description: 'no digits' });
    const { nonce } = (
      await world.query<{ nonce: string }>(
        "select ask ->> 'nonce' as nonce from payments.deposits where id = $1",
        [bank.id],
      )
    )[0] ?? { nonce: '' };
    await world.control(`/charges/${account}/bank-money`, { ...money, description: nonce });
    await world.control('/delivery', { hold: false });
    expect(await world.query('select reason from payments.bank_money order by reason')).toEqual([
      { reason: 'no_digits' },
      { reason: 'other_name' },
    ]);
    await world.payments.books.read();
    world.clock.advance(2 * HOUR);
    await world.payments.books.findUnlisted();
    // The second transfer of coins was told to nobody.
    expect(await differences()).toEqual([
      expect.stringMatching(/^payment amount (\d+) EUR (\d+) EUR complete open$/),
    ]);
    const [theirs = 0, ours = 0] = ((await differences())[0]?.match(/\d+/g) ?? []).map(Number);
    expect(Math.abs(theirs - 2 * ours)).toBeLessThanOrEqual(1);
    const agreed = await world.query<{ kind: string }>(
      'select kind from payments.movements where agreed_at is not null order by kind',
    );
    expect(agreed.map(({ kind }) => kind)).toEqual(['bank_money', 'payment']);
  });

  it('another state: paid out there, rejected here', async () => {
    const player = await world.richPlayer();
    const withdrawal = await world.withdraw(player);
    await world.movePayout(withdrawal.id, { status: 'completed', silent: true });
    await world.send(
      (await world.payoutEvent(withdrawal, 'payout.failed', {
        failure_code: 'account_closed',
      })) as Record<string, unknown>,
    );
    await world.payments.books.read();
    world.clock.advance(HOUR);
    await world.payments.books.read();
    expect(await differences()).toEqual(['payout state 10000 EUR rejected open']);
  });
});

describe('what is looked at again', () => {
  /** Books a deposit twice, as only a mistake of ours could. */
  const bookTwice = (deposit: { id: string }) =>
    world.query(
      "insert into payments.deposit_changes (deposit_id, from_status, to_status, cause) values ($1, 'processing', 'complete', 'a mistake')",
      [deposit.id],
    );
  const close = async () => {
    const [open] = await world.query<{ id: string }>(
      "select id from payments.differences where state = 'open'",
    );
    await world.payments.books.close(open?.id ?? '', 'it is known', { operatorId: 'op-1', requestId: 'r' });
  };

  it('what agreed once, when something is booked on it since', async () => {
    const { deposit } = await paid();
    await world.payments.books.read();
    await bookTwice(deposit);
    await world.payments.books.findUnlisted();
    await world.payments.books.read();
    expect(await differences()).toEqual([]);
    world.clock.advance(2 * HOUR);
    await world.payments.books.findUnlisted();
    expect(await differences()).toEqual(['payment amount 5000 EUR 10000 EUR complete open']);
  });

  it('what a person has closed, once the sums are others than then', async () => {
    const { deposit, charge } = await paid();
    await alter('payment', charge, { amount: 6_000 });
    await world.payments.books.read();
    world.clock.advance(HOUR);
    await world.payments.books.read();
    await close();
    await world.payments.books.read();
    expect(await differences()).toEqual(['payment amount 6000 EUR 5000 EUR complete closed']);
    await bookTwice(deposit);
    await world.payments.books.read();
    expect(await differences()).toEqual(['payment amount 6000 EUR 10000 EUR complete open']);
    await close();
    await world.payments.books.read();
    expect(await differences()).toEqual(['payment amount 6000 EUR 10000 EUR complete closed']);
  });

  it('what is not listed and was closed, once another sum is booked', async () => {
    const { deposit, charge } = await paid();
    await world.control('/movements/forget', { kind: 'payment', subject: charge });
    world.clock.advance(2 * HOUR);
    await world.payments.books.findUnlisted();
    await close();
    await world.payments.books.findUnlisted();
    expect(await differences()).toEqual(['payment missing_there 5000 EUR complete closed']);
    await bookTwice(deposit);
    await world.payments.books.findUnlisted();
    expect(await differences()).toEqual(['payment missing_there 10000 EUR complete open']);
  });
});

it.each([
  ['long ago', -30 * 24 * HOUR],
  ['in the future', 30 * 24 * HOUR],
])('a webhook has its time from the reading on, also where the company dates %s', async (_, shift) => {
  await paid({ told: false });
  const provider = world.provider();
  const dating: PaymentProvider = {
    ...provider,
    async listMovements(after, limit) {
      const page = await provider.listMovements(after, limit);
      if (typeof page === 'string') return page;
      const movements = page.movements.map((one) => ({ ...one, at: new Date(one.at.getTime() + shift) }));
      return { ...page, movements };
    },
  };
  await books(dating).read();
  world.clock.advance(BOOKS.grace - 1_000);
  await books(dating).read();
  expect(await differences()).toEqual([]);
  world.clock.advance(2_000);
  await books(dating).read();
  expect(await differences()).toEqual(['payment missing_here 5000 EUR processing open']);
});

it('a key that a player chose keeps nothing out of the books', async () => {
  const player = await world.newPlayer();
  const deposit = await world.deposit(player, {}, 'bank-money:mine');
  await world.control(`/charges/${await world.chargeOf(deposit.id)}/move`, {
    status: 'completed',
    silent: true,
  });
  await world.send(await world.event(deposit, 'charge.completed'));
  await world.payments.books.read();
  expect(await world.query('select 1 from payments.movements where agreed_at is not null')).toHaveLength(1);
});

describe('the place in the list', () => {
  it('survives a death between reading and writing down: what was read is read again', async () => {
    await paid({ told: false });
    await paid({ told: false });
    const provider = world.provider();
    const dying: PaymentProvider = {
      ...provider,
      async listMovements(after, limit) {
        await provider.listMovements(after, limit);
        throw new Error('killed');
      },
    };
    await expect(books(dying).read()).rejects.toThrow('killed');
    expect(await world.query('select 1 from payments.movements')).toEqual([]);
    expect(await books().read()).toBe(2);
    expect(await books().read()).toBe(0);
  });

  it('is one for several instances: each movement counts once', async () => {
    for (let count = 0; count < 7; count += 1) await paid({ told: false });
    const provider = world.provider();
    const small: PaymentProvider = {
      ...provider,
      listMovements: (after) => provider.listMovements(after, 2),
    };
    const read = await Promise.all([books(small).read(), books(small).read(), books().read()]);
    expect(read.reduce((sum, one) => sum + one, 0)).toBe(7);
    expect(await world.query('select 1 from payments.movements')).toHaveLength(7);
    world.clock.advance(HOUR);
    await Promise.all([books(small).read(), books().read()]);
    expect(await differences()).toHaveLength(7);
  });

  it('is begun anew when the company doesn’t know it any more: nothing counts twice', async () => {
    const { charge } = await paid();
    await world.payments.books.read();
    await world.control('/movements/forget', { kind: 'payment', subject: charge });
    await paid();
    expect(await world.payments.books.read()).toBe(1);
    expect(await world.query('select 1 from payments.movements')).toHaveLength(2);
  });

  it('a company without a list, and one that is away, are said', async () => {
    const without = { ...world.provider(), listMovements: () => Promise.resolve('none' as const) };
    expect(await books(without).read()).toBe(0);
    expect(await books(without).findUnlisted()).toBe(0);
    expect(await world.payments.books.readings()).toMatchObject([{ listed: false, problem: null }]);
    await world.companyAway();
    await world.payments.books.read();
    expect(await world.payments.books.readings()).toMatchObject([
      { listed: true, problem: expect.any(String), read_at: null },
    ]);
  });
});

it('adds up both sides by day, kind and currency', async () => {
  const { charge } = await paid();
  await paid({ told: false });
  await alter('payment', charge, { amount: 6_000 });
  await world.payments.books.read();
  world.clock.advance(HOUR);
  await world.payments.books.read();
  const [day, ...others] = await world.payments.books.totals(7);
  expect(others).toEqual([]);
  expect(day).toMatchObject({ kind: 'payment', currency: 'EUR', theirs: 11_000n, theirs_count: 2 });
  expect(day).toMatchObject({ ours: 5_000n, ours_count: 1, open: 2 });
});
