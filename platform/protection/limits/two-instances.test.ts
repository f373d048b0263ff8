import { randomUUID } from 'node:crypto';
import { API_CODES } from '@/lib/domain/api-codes';
import { callAt, freshAddress } from '@/tests/support/call';
import { GOOD_PASSWORD } from '@/tests/support/identity-harness';
import { startTestPlatform, type TestPlatform } from '@/tests/support/platform';
import { startProtected, type ProtectedPlatform } from '../testing/protected-platform';
import { studioOf } from '../testing/staking';

jest.setTimeout(120_000);

let world: ProtectedPlatform;
let second: TestPlatform;
beforeAll(async () => {
  world = await startProtected('se');
  const { databaseUrl } = world.platform.kernel.config;
  second = await startTestPlatform({
    databaseUrl,
    env: { LICENCES: 'se', PAYMENT_API_URL: 'http://127.0.0.1:9/payments' },
  });
});
afterAll(async () => {
  await second.close();
  await world.close();
});

/** In Sweden, whose law sets no time between two rounds. */
async function player() {
  const made = await world.newPlayer('SE');
  for (const period of ['day', 'week', 'month'] as const) await made.set('deposit', period, 60_000);
  return made;
}

it.each([
  ['wager', 'day'],
  ['wager', 'month'],
  ['loss', 'week'],
] as const)(
  'of 64 stakes at once at both exactly those pass that the limit on %s by %s lets',
  async (kind, period) => {
    const [first, other] = [studioOf(world), studioOf({ platform: second })];
    const made = await player();
    expect((await made.set(kind, period, 1_050)).status).toBe(200);
    await first.pay(made, 20_000n);
    const token = await first.open(made);
    const answers = await Promise.all(
      Array.from({ length: 64 }, (_, index) =>
        (index % 2 === 0 ? first : other).call('bet', made, token, { amount: 100, round_closed: true }),
      ),
    );
    const statuses = answers.map(({ status }) => status);
    expect(statuses.filter((status) => status === 'OK')).toHaveLength(10);
    expect(statuses.filter((status) => status === 'LIMIT_REACHED')).toHaveLength(54);
    expect(await made.limit(kind, period)).toMatchObject({ amount: 1_050, used: 1_000, left: 50 });
    // What is left is left to the cent, at either.
    expect(await other.call('bet', made, token, { amount: 51 })).toMatchObject({
      status: 'LIMIT_REACHED',
    });
    expect(await other.call('bet', made, token, { amount: 50 })).toMatchObject({ status: 'OK' });
    expect(await made.limit(kind, period)).toMatchObject({ left: 0 });
  },
);

it('of twenty deposits at once at both exactly those begin that the limit lets', async () => {
  const made = await player();
  await made.set('deposit', 'day', 3_500);
  const urls = [world.platform.url, second.url];
  const cookies = await Promise.all(
    urls.map(async (url) => {
      const login = await callAt(url, 'POST', '/api/v1/auth/login', {
        body: { email: made.email, password: GOOD_PASSWORD },
        from: freshAddress(),
      });
      return login.cookie;
    }),
  );
  const answers = await Promise.all(
    Array.from({ length: 20 }, (_, index) =>
      callAt(urls[index % 2] ?? '', 'POST', '/api/v1/deposits', {
        body: { method: 'card', amount: 1_000 },
        cookie: cookies[index % 2] ?? '',
        from: freshAddress(),
        headers: { 'idempotency-key': randomUUID() },
      }),
    ),
  );
  // Begun: the company does not answer.
  expect(answers.filter(({ status }) => status === 502)).toHaveLength(3);
  const refused = answers.filter(({ status }) => status !== 502);
  expect(new Set(refused.map(({ body }) => body['code']))).toEqual(new Set([API_CODES.depositLimit]));
  expect(await made.limit('deposit', 'day')).toMatchObject({ used: 3_000, left: 500 });
});
