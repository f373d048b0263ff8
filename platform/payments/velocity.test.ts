import { randomUUID } from 'node:crypto';
import type { PlayerSession } from '@/platform/kernel/session';
import { MOST_OPEN } from './deposits';
import { VELOCITY } from './instruments';
import { openWorld, type DepositJson, type World } from '@/tests/support/payments-harness';

let world: World;
let player: PlayerSession;
beforeEach(async () => {
  world = await openWorld();
  await world.control('/delivery', { hold: true });
  player = await world.newPlayer();
});
afterEach(async () => {
  const report = await world.ledger.check();
  await world.close();
  expect(report).toMatchObject({ holds: true });
});

const body = { method: 'card', amount: 5_000 };
const begin = (by = player) =>
  world.payments.createDeposit(by, body, { idempotencyKey: randomUUID(), requestId: 'test' });
const refuse = async ({ id }: { id: string }, fingerprint?: string) => {
  const deposit = { id, transaction: { amount: 5_000, currency: 'EUR' } } as DepositJson;
  const payer = fingerprint === undefined ? {} : { payer: { name: 'N WINTER', fingerprint } };
  await world.send(await world.event(deposit, 'charge.failed', { amount_received: 0, ...payer }));
};
const times = (count: number) => Array.from({ length: count }, (_, index) => index);
const answerOf = async (by = player) => {
  const answer = await world.post(by, body);
  return [
    answer.status,
    ((await answer.json()) as { code?: string }).code,
    answer.headers.get('Retry-After'),
  ];
};

describe('open deposits', () => {
  it('are five at most, until one is over', async () => {
    const [first] = await Promise.all(times(MOST_OPEN).map(() => world.deposit(player)));
    expect(await answerOf()).toEqual([409, 'deposits_open', null]);
    expect((await world.post(await world.newPlayer(), body)).status).toBe(201);
    await world.payments.cancelDeposit(player.playerId, first?.id ?? '', 'test');
    expect((await world.post(player, body)).status).toBe(201);
  });

  it('begun all at once are no more', async () => {
    const answers = await Promise.all(times(10).map(() => world.post(player, body)));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(MOST_OPEN);
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(10 - MOST_OPEN);
  });

  it('do not keep one from being read again by its key', async () => {
    const first = await world.deposit(player, {}, 'key');
    for (const _ of times(MOST_OPEN - 1)) await begin();
    expect((await world.deposit(player, {}, 'key')).id).toBe(first.id);
  });
});

describe('refused payments', () => {
  it('count from when they were refused, also without a reason', async () => {
    const early = [];
    for (const _ of times(MOST_OPEN)) early.push(await begin());
    world.clock.advance(VELOCITY.windowMs + 1);
    for (const deposit of early) await refuse(deposit);
    for (const _ of times(VELOCITY.ofPlayer - MOST_OPEN - 1)) await refuse(await begin());
    const last = await begin();
    expect(await world.query('select distinct failure from payments.deposits')).toEqual([{ failure: null }]);
    await refuse(last);
    expect((await answerOf()).slice(0, 2)).toEqual([429, 'payments_refused']);
    world.clock.advance(VELOCITY.windowMs);
    expect((await world.post(player, body)).status).toBe(201);
  });

  it('are not those that the player took back', async () => {
    for (const _ of times(VELOCITY.ofPlayer)) {
      const { id } = await begin();
      await world.payments.cancelDeposit(player.playerId, id, 'test');
    }
    expect((await world.post(player, body)).status).toBe(201);
  });
});

describe('refused payments with one card', () => {
  it('hold up whoever has used it lately, and nobody else', async () => {
    const stranger = await world.newPlayer();
    await refuse(await begin(), 'card-1');
    await refuse(await begin(stranger), 'card-2');
    for (let left = VELOCITY.ofInstrument - 1; left > 0;) {
      const other = await world.newPlayer();
      for (const _ of times(Math.min(left, 3))) {
        // Until then the player may still pay.
        await world.payments.cancelDeposit(player.playerId, (await begin()).id, 'test');
        await refuse(await begin(other), 'card-1');
        left -= 1;
      }
    }
    expect((await answerOf()).slice(0, 2)).toEqual([429, 'payments_refused']);
    expect((await world.post(stranger, body)).status).toBe(201);
    world.clock.advance(VELOCITY.windowMs);
    expect((await world.post(player, body)).status).toBe(201);
  });

  it('are its, whatever is told later without saying of which', async () => {
    const deposit = await begin();
    const told = { id: deposit.id, transaction: { amount: 5_000, currency: 'EUR' } } as DepositJson;
    world.names.set(player.playerId, { name: 'Mara', surname: 'Klein' });
    const payer = { name: 'Otto Weiss', fingerprint: 'card-1' };
    await world.send(await world.event(told, 'charge.processing', { amount_received: 0, payer }));
    const event = await world.event(told, 'charge.completed');
    const unsaid = {
      ...event,
      data: { ...(event.data as object), payer: { name: null, fingerprint: null } },
    };
    await world.send(unsaid);
    expect(
      await world.query('select status, instrument, name_match from payments.deposits where id = $1', [
        deposit.id,
      ]),
    ).toEqual([{ status: 'complete', instrument: 'card-1', name_match: 'different' }]);
  });
});

describe('refused payments of one network', () => {
  const from = async (address: string, by: PlayerSession) =>
    world.payments.createDeposit(by, body, { idempotencyKey: randomUUID(), requestId: 'test', address });

  it('hold up whoever comes from it, and nobody else', async () => {
    for (let left = VELOCITY.ofNetwork; left > 0;) {
      const stranger = await world.newPlayer();
      for (const _ of times(Math.min(left, MOST_OPEN))) {
        await refuse(await from('203.0.113.7', stranger));
        left -= 1;
      }
    }
    await expect(from('203.0.113.7', player)).rejects.toMatchObject({
      status: 429,
      code: 'payments_refused',
    });
    await expect(from('198.51.100.7', player)).resolves.toMatchObject({ status: 'processing' });
    world.clock.advance(VELOCITY.windowMs);
    await expect(from('203.0.113.7', player)).resolves.toMatchObject({ status: 'processing' });
  });

  it('are counted by a hash that nobody can read an address from', async () => {
    await from('203.0.113.7', player);
    const [kept] = await world.query<{ text: string; bytes: number }>(
      'select d::text as text, octet_length(network) as bytes from payments.deposits d',
    );
    expect(kept?.bytes).toBe(32);
    expect(kept?.text).not.toContain('203.0.113');
  });
});

it('a deposit of a session that has another currency by now is not begun', async () => {
  await expect(begin({ ...player, currency: 'USD' })).rejects.toMatchObject({
    status: 409,
    code: 'client_api_52',
  });
  expect(await world.query('select 1 from payments.deposits')).toEqual([]);
});
