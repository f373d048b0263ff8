import { sql } from 'kysely';
import { API_CODES } from '@/lib/domain/api-codes';
import { startProtected, type ProtectedPlatform } from '../testing/protected-platform';

jest.setTimeout(120_000);

let world: ProtectedPlatform;
beforeAll(async () => {
  world = await startProtected('de,se');
});
afterAll(() => world.close());
beforeEach(() => {
  world.clock.ahead = 0;
});

/** It has begun, and would be paid. */
const BEGUN = { status: 502, body: { code: API_CODES.paymentAggregator } };

it('shows each kind in each period, with what is used where nothing is limited', async () => {
  const player = await world.newPlayer('AT');
  await player.deposit(5_000);
  const { limits, currency, required, raiseAfterHours } = await player.limits();
  expect({ currency, required, raiseAfterHours }).toEqual({
    currency: 'EUR',
    required: [],
    raiseAfterHours: 24,
  });
  expect(limits.map(({ kind, period }) => `${kind} ${period}`)).toEqual(
    ['deposit', 'loss', 'wager', 'time'].flatMap((kind) =>
      ['day', 'week', 'month'].map((period) => `${kind} ${period}`),
    ),
  );
  expect(limits.find(({ kind }) => kind === 'deposit')).toMatchObject({
    amount: null,
    used: 5_000,
    left: null,
  });
});

it('a deposit above what is left is refused with the limit that is in the way, and one of exactly it begins', async () => {
  const player = await world.newPlayer('AT');
  await player.set('deposit', 'week', 10_000);
  await player.set('deposit', 'month', 50_000);
  expect(await player.deposit(6_000)).toMatchObject(BEGUN);
  const refused = await player.deposit(4_100);
  expect(refused).toMatchObject({
    status: 422,
    body: {
      code: API_CODES.depositLimit,
      currency: 'EUR',
      limit: { period: 'week', amount: 10_000, left: 4_000 },
    },
  });
  expect(await player.limit('deposit', 'week')).toMatchObject({ used: 6_000, left: 4_000 });
  expect(await player.deposit(4_000)).toMatchObject(BEGUN);
});

it('of five deposits at once only those begin that the limit lets', async () => {
  const player = await world.newPlayer('AT');
  await player.set('deposit', 'day', 5_000);
  const answers = await Promise.all([1, 2, 3, 4, 5].map(() => player.deposit(2_000)));
  expect(answers.filter(({ status }) => status === 502)).toHaveLength(2);
  expect(answers.filter(({ status }) => status === 422)).toHaveLength(3);
});

it('a deposit that was begun in another period, and is not paid yet, counts in this one', async () => {
  const player = await world.newPlayer();
  await player.set('deposit', 'day', 10_000);
  await player.deposit(6_000);
  await sql`
    update payments.deposits set created_at = created_at - interval '40 days' where player_id = ${player.playerId}`.execute(
    world.platform.kernel.db,
  );
  expect(await player.limit('deposit', 'day')).toMatchObject({ used: 6_000, left: 4_000 });
  expect((await player.deposit(4_100)).status).toBe(422);
});

it('the law of Germany asks for a limit of the month, lets none above 1,000 €, and no way around it', async () => {
  const player = await world.newPlayer('DE');
  const asked = { status: 409, body: { code: API_CODES.limitRequired, periods: ['month'] } };
  expect(await player.deposit(5_000)).toMatchObject(asked);
  expect(await player.play()).toMatchObject(asked);
  expect(await player.set('deposit', 'month', 100_001)).toMatchObject({
    status: 422,
    body: { code: API_CODES.depositLimit, maximum: 100_000 },
  });
  expect((await player.set('deposit', 'month', 100_000)).status).toBe(200);
  expect(await player.deposit(5_000)).toMatchObject(BEGUN);
  expect((await player.play()).body.code).not.toBe(API_CODES.limitRequired);
  expect(await player.set('deposit', 'month', null)).toMatchObject({
    status: 409,
    body: { periods: ['month'] },
  });
});

it('in Sweden day, week and month are asked for, and a higher one waits for 72 hours and for the period', async () => {
  const player = await world.newPlayer('SE');
  expect(await player.deposit(5_000)).toMatchObject({ body: { periods: ['day', 'week', 'month'] } });
  await player.set('deposit', 'day', 5_000);
  await player.set('deposit', 'week', 5_000);
  await player.set('deposit', 'month', 5_000);
  await player.set('deposit', 'day', 6_000);
  await player.set('deposit', 'month', 6_000);
  const waits = async (period: string) => {
    const wish = (await player.limit('deposit', period))?.wish;
    return (new Date(wish?.from ?? 0).getTime() - Date.now()) / 3_600_000;
  };
  expect(await waits('day')).toBeGreaterThan(71.9);
  const { limits } = await player.limits();
  const month = limits.find(({ kind, period }) => kind === 'deposit' && period === 'month');
  const after72 = Date.now() + 71.9 * 3_600_000;
  expect(new Date(month?.wish?.from ?? 0).getTime()).toBeGreaterThanOrEqual(
    Math.min(new Date(month?.endsAt ?? 0).getTime(), after72),
  );
});

it('goes with the player into another currency, worth the same, and counts what was paid in before', async () => {
  const player = await world.newPlayer('AT');
  await player.set('deposit', 'month', 10_000);
  await player.set('time', 'day', 7_200);
  await player.deposit(6_000);
  expect((await player.currency('USD')).status).toBe(200);
  const { rows } = await sql<{ rate: string }>`select payments.rate_of('USD')::text as rate`.execute(
    world.platform.kernel.db,
  );
  const dollars = (euros: number) => euros * Number(rows[0]?.rate);
  const limit = await player.limit('deposit', 'month');
  expect(limit).toMatchObject({ amount: Math.floor(dollars(10_000)), used: Math.ceil(dollars(6_000)) });
  expect((await player.deposit(Math.floor(dollars(4_000) / 100) * 100 + 100)).status).toBe(422);
  expect(await player.limit('time', 'day')).toMatchObject({ amount: 7_200 });
  await player.currency('EUR');
  expect(await player.limit('deposit', 'month')).toMatchObject({ amount: 10_000, used: 6_000, left: 4_000 });
});

it('a higher limit is asked for, waits, and can be taken back', async () => {
  const player = await world.newPlayer('AT');
  await player.set('loss', 'week', 10_000);
  await player.set('loss', 'week', 20_000);
  expect(await player.limit('loss', 'week')).toMatchObject({ amount: 10_000, wish: { amount: 20_000 } });
  expect(await player.confirm('loss', 'week')).toMatchObject({
    status: 409,
    body: { code: API_CODES.limitWaits },
  });
  await player.keep('loss', 'week');
  expect(await player.limit('loss', 'week')).toMatchObject({ amount: 10_000, wish: null });
  expect(await player.confirm('loss', 'week')).toMatchObject({ status: 409 });
});

it.each([
  ['a fraction', 'deposit', 'day', 10.5, 422],
  ['below zero', 'deposit', 'day', -1, 422],
  ['more than anybody has', 'wager', 'month', 10 ** 15, 422],
  ['more time than a day has', 'time', 'day', 86_401, 422],
  ['no such kind', 'spin', 'day', 1, 404],
  ['no such period', 'loss', 'year', 1, 404],
])('refuses %s', async (_name, kind, period, amount, status) => {
  const player = await world.newPlayer('AT');
  expect((await player.set(kind, period, amount)).status).toBe(status);
});
