import { MISMATCHES, startMismatches, type MismatchHarness } from './testing/mismatch-harness';

jest.setTimeout(60_000);

let world: MismatchHarness;
beforeAll(async () => {
  world = await startMismatches();
});
afterAll(() => world.close());

describe('another payment beside an open deposit', () => {
  it('is credited as one of its own: the deposit’s own payment still comes, and each goes back alone', async () => {
    const one = await world.begun();
    await one.tell({ id: `other_${one.depositId}` });
    expect(await world.settle(await world.idOf(one), 'credit')).toBe(204);
    expect(await world.depositsOf(one)).toEqual([
      { status: 'processing', exception: null, received: null },
      { status: 'complete', exception: 'late', received: 5_000 },
    ]);
    await one.tell();
    expect(await world.real(one)).toBe(10_000n);
    const { rows: all } = await world.owner.query<{ id: string }>(
      'select id from payments.deposits where player_id = $1 order by created_at, id',
      [one.player.id],
    );
    const { services, kernel } = world.office.platform;
    for (const { id } of all) {
      const obstacle = kernel.db.transaction().execute((trx) => services.payments.refunds.obstacle(trx, id));
      expect(await obstacle).toBeNull();
    }
    await one.tell({ id: `other_${one.depositId}` });
    await one.tell({ id: `other_${one.depositId}`, status: 'refunded' }, 'refunded');
    expect(await world.real(one)).toBe(5_000n);
    expect((await world.depositsOf(one)).map(({ status }) => status)).toEqual(['complete', 'refund']);
    await one.tell({}, 'refunded');
    expect(await world.real(one)).toBe(0n);
    expect(await world.listed(one)).toEqual([]);
    const { rows } = await world.owner.query(
      `select kind, amount::integer from payments.own_movements where their_id = $1 order by kind`,
      [`other_${one.depositId}`],
    );
    expect(rows).toEqual([
      { kind: 'payment', amount: 5_000 },
      { kind: 'refund', amount: 5_000 },
    ]);
  });

  it.each(['return', 'nothing'])('and %s leaves the deposit open', async (decision) => {
    const one = await world.begun();
    await one.tell({ id: `other_${one.depositId}` });
    expect(await world.settle(await world.idOf(one), decision)).toBe(204);
    expect(await world.depositsOf(one)).toEqual([{ status: 'processing', exception: null, received: null }]);
    await one.tell();
    expect(await world.real(one)).toBe(5_000n);
  });

  it('is credited once, whatever is told of it, and not when it goes back or belongs to a deposit', async () => {
    const one = await world.begun();
    const id = `other_${one.depositId}`;
    await one.tell({ id });
    await one.tell({ id, amount_received: 5_500 });
    const [first, second] = (await world.listed(one)).map((row) => String(row.id));
    expect(await world.settle(String(first), 'credit')).toBe(204);
    for (const decision of ['credit', 'return'])
      expect(await world.settle(String(second), decision)).toBe(409);
    expect(await world.real(one)).toBe(5_000n);

    const back = await world.begun();
    await back.tell({ id: `back_${back.depositId}` });
    await back.tell({ id: `back_${back.depositId}`, amount_received: 5_500 });
    const [gone, again] = (await world.listed(back)).map((row) => String(row.id));
    expect(await world.settle(String(gone), 'return')).toBe(204);
    expect(await world.settle(String(again), 'credit')).toBe(409);

    const thief = await world.begun();
    await thief.tell({ id: one.charge });
    for (const decision of ['credit', 'return'])
      expect(await world.settle(await world.idOf(thief), decision)).toBe(409);
  });
});

it('stays open when something else of its deposit is settled, and doesn’t open again', async () => {
  const one = await world.begun();
  await one.tell({ amount_received: 9_000 });
  await one.tell({ id: `other_${one.depositId}` });
  await one.tell();
  expect(await world.depositsOf(one)).toEqual([
    { status: 'complete', exception: 'mismatch', received: 5_000 },
  ]);
  expect((await world.listed(one)).map(({ reason }) => reason)).toEqual(['charge']);
  expect((await world.listed(one, 'state=settled')).map(({ reason }) => reason)).toEqual(['over']);
  expect(await world.settle(await world.idOf(one), 'return')).toBe(204);
  expect(await world.depositsOf(one)).toEqual([{ status: 'complete', exception: null, received: 5_000 }]);
});

it.each([
  ['amount', { amount: 9_000, amount_received: 9_000 }, false],
  ['over', { amount_received: 9_000 }, true],
  ['over', { amount_received: 9_000 }, false],
])('what was credited goes back with its payment: %s', async (_, told, isClosed) => {
  const one = await world.begun();
  if (isClosed) await one.tell({ status: 'failed' }, 'failed');
  await one.tell(told);
  expect(await world.settle(await world.idOf(one), 'credit')).toBe(204);
  expect(await world.real(one)).toBe(9_000n);
  await one.tell({ ...told, status: 'charged_back' }, 'charged_back');
  expect(await world.real(one)).toBe(0n);
  expect((await world.depositsOf(one)).at(-1)).toMatchObject({ status: 'refund' });
  // Nothing contradicts; what was won with the money is for people to look at.
  const left =
    (await world.call('GET', `${MISMATCHES}?q=${one.player.id}&state=open`, world.cookies.fay)).data ?? [];
  expect((left as { reason: string }[]).map(({ reason }) => reason)).toEqual(['reversed']);
});

it('that is sent back agrees with the company once it says so, and is kept aside in the books', async () => {
  const one = await world.begun();
  await one.tell({ currency: 'USD' });
  const booked = async () =>
    (
      await world.owner.query(
        'select kind, amount::integer, currency from payments.own_movements where their_id = $1 order by kind',
        [one.charge],
      )
    ).rows;
  const came = { kind: 'payment', amount: 5_000, currency: 'USD' };
  expect(await booked()).toEqual([came]);
  expect(await world.settle(await world.idOf(one), 'return')).toBe(204);
  expect(await booked()).toEqual([came]);
  await one.tell({ currency: 'USD' }, 'refunded');
  expect(await world.listed(one)).toEqual([]);
  expect(await booked()).toEqual([came, { ...came, kind: 'refund' }]);
});

it('of one player waits for a colleague beside another one', async () => {
  const one = await world.begun();
  await one.tell({ id: `a_${one.depositId}` });
  await one.tell({ id: `b_${one.depositId}` });
  const ids = (await world.listed(one)).map((row) => String(row.id));
  for (const id of ids) expect((await world.decide(id, 'credit')).status).toBe(200);
  for (const id of ids) expect((await world.decide(id, 'return')).status).toBe(409);
});

it('of coins is never credited: their transfers are', async () => {
  const one = await world.begun();
  await world.owner.query(`update payments.deposits set ask = '{"kind":"address"}' where id = $1`, [
    one.depositId,
  ]);
  await one.tell({ id: `other_${one.depositId}` });
  expect(await world.listed(one)).toMatchObject([{ ofCoins: true }]);
  expect((await world.decide(await world.idOf(one), 'credit')).detail).toBe(
    'coins are credited by their transfers',
  );
});
