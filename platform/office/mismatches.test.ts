import { randomUUID } from 'node:crypto';
import { MISMATCHES, requestOf, startMismatches, type MismatchHarness } from './testing/mismatch-harness';

jest.setTimeout(60_000);

let world: MismatchHarness;
beforeAll(async () => {
  world = await startMismatches();
});
afterAll(() => world.close());

it.each([
  ['over', { amount_received: 9_000 }, { received: 9_000 }],
  ['amount', { amount: 9_000 }, { amount: 9_000 }],
  ['currency', { currency: 'USD' }, { currency: 'USD' }],
  ['empty', { amount_received: 0 }, { received: 0 }],
  ['charge', { id: 'ch_other' }, { charge: 'ch_other' }],
  ['words', { status: 'failed' }, { status: 'failed' }],
])('shows what was asked and what came: %s', async (reason, changes, told) => {
  const one = await world.begun();
  await one.tell(changes);
  await one.tell(changes);
  expect(await world.listed(one)).toMatchObject([
    {
      depositId: one.depositId,
      playerId: one.player.id,
      email: one.player.email,
      asked: 5_000,
      currency: 'EUR',
      booked: null,
      depositStatus: 'processing',
      reason,
      told,
      state: 'open',
    },
  ]);
  expect(await world.real(one)).toBe(0n);
});

it('credits what came once a colleague agrees, once, and takes the company at its word then', async () => {
  const one = await world.begun();
  await one.tell({ amount_received: 9_000 });
  const id = await world.idOf(one);
  const request = requestOf(await world.decide(id, 'credit'));
  expect((await world.decide(id, 'return', world.cookies.pia)).status).toBe(409);
  expect((await world.approve(request, world.cookies.paul)).status).toBe(403);
  expect((await world.office.deeds(one.player.id)).at(-1)).toMatch(/^paul approvals\.refused /);
  const answers = await Promise.all([1, 2, 3].map(() => world.approve(request)));
  expect(answers.map(({ status }) => status).sort()).toEqual([204, 409, 409]);
  expect(await world.real(one)).toBe(9_000n);
  await one.tell({ amount_received: 9_000 });
  expect(await world.depositsOf(one)).toEqual([{ status: 'complete', exception: 'over', received: 9_000 }]);
  expect(await world.listed(one, 'state=credit')).toMatchObject([{ id, resolvedAt: expect.any(String) }]);
  expect((await world.office.deeds(one.player.id)).at(-1)).toBe(
    'paul payments.decide-mismatch asked the company',
  );
});

it('sends back: its deposit has failed, nothing moves, and it is not marked again', async () => {
  const one = await world.begun();
  await one.tell({ currency: 'USD' });
  const id = await world.idOf(one);
  expect((await world.decide(id, 'credit')).detail).toBe('the money is of another currency');
  expect((await world.approve(requestOf(await world.decide(id, 'return')))).status).toBe(204);
  await one.tell({ currency: 'USD' });
  expect(await world.depositsOf(one)).toEqual([{ status: 'failed', exception: null, received: null }]);
  expect(await world.listed(one)).toEqual([]);
});

it('is closed by one person with a reason where nothing came, and by two where money did', async () => {
  const one = await world.begun();
  await one.tell({ status: 'failed' });
  const id = await world.idOf(one);
  expect((await world.decide(id, 'credit')).detail).toBe('the company does not say that money came');
  expect(await world.decide(id, 'nothing')).toMatchObject({ status: 200, data: { request: null } });
  // The payment may still come.
  expect(await world.depositsOf(one)).toEqual([{ status: 'processing', exception: null, received: null }]);
  const other = await world.begun();
  await other.tell({ amount_received: 9_000 });
  const request = requestOf(await world.decide(await world.idOf(other), 'nothing'));
  const { rows } = await world.owner.query<{ parameters: object }>(
    'select parameters from approvals.requests where id = $1',
    [request],
  );
  expect(rows[0]?.parameters).toMatchObject({ depositId: other.depositId, received: 9_000, currency: 'EUR' });
  expect((await world.decide(await world.idOf(other), 'credit', world.cookies.pia)).status).toBe(409);
  expect((await world.approve(request)).status).toBe(204);
  expect(await world.depositsOf(other)).toEqual([{ status: 'failed', exception: null, received: null }]);
  expect(await world.real(other)).toBe(0n);
  // Nobody was refused it: it doesn't keep the player from paying.
  const closed = await world.owner.query('select failure from payments.deposits where id = $1', [
    other.depositId,
  ]);
  expect(closed.rows).toEqual([{ failure: 'aggregator' }]);
});

it('of another payment beside one that is booked becomes a deposit of its own', async () => {
  const one = await world.begun();
  await one.tell();
  const { kernel, services } = world.office.platform;
  const isOpen = () => services.payments.hasUnfinished(kernel.db, one.player.id);
  expect(await isOpen()).toBe(false);
  await one.tell({ id: 'ch_second' });
  // Until it is decided, nobody closes the account that it came for.
  expect(await isOpen()).toBe(true);
  const id = await world.idOf(one);
  expect((await world.approve(requestOf(await world.decide(id, 'credit')))).status).toBe(204);
  expect(await isOpen()).toBe(false);
  expect(await world.real(one)).toBe(10_000n);
  expect(await world.depositsOf(one)).toEqual([
    { status: 'complete', exception: null, received: 5_000 },
    { status: 'complete', exception: 'late', received: 5_000 },
  ]);
});

it('can’t be credited when its payment was booked between asking and agreeing', async () => {
  const one = await world.begun();
  await one.tell({ amount_received: 9_000 });
  const request = requestOf(await world.decide(await world.idOf(one), 'credit'));
  await one.tell();
  expect(await world.listed(one, 'state=settled')).toHaveLength(1);
  expect((await world.approve(request)).detail).toBe('the company has told the truth meanwhile');
  expect(await world.real(one)).toBe(5_000n);
});

it('is neither shown, decided nor taken away without the right', async () => {
  const one = await world.begun();
  await one.tell({ amount_received: 9_000 });
  const id = await world.idOf(one);
  expect((await world.call('GET', MISMATCHES, world.cookies.sue)).status).toBe(403);
  expect((await world.call('GET', `${MISMATCHES}/export`, world.cookies.sue)).status).toBe(403);
  for (const cookie of [world.cookies.fay, world.cookies.sue])
    expect((await world.decide(id, 'nothing', cookie)).status).toBe(403);
  expect((await world.decide(randomUUID(), 'nothing')).status).toBe(404);
  expect((await world.decide(randomUUID(), 'credit')).status).toBe(404);
  const table = await world.call('GET', `${MISMATCHES}/export?q=${id}`, world.cookies.fay);
  expect(table.text).toContain('over,completed,5000,9000,EUR');
});

it('what was told is never rewritten, and decided once, by the owner either', async () => {
  const one = await world.begun();
  await one.tell({ amount_received: 9_000 });
  const id = await world.idOf(one);
  await expect(
    world.owner.query('update payments.mismatches set received = 1 where id = $1', [id]),
  ).rejects.toThrow(/decided once/);
  expect(await world.settle(id, 'nothing')).toBe(204);
  await expect(
    world.owner.query("update payments.mismatches set resolution = 'credit' where id = $1", [id]),
  ).rejects.toThrow(/decided once/);
});
