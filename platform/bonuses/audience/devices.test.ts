import { randomUUID } from 'node:crypto';
import { PROMOTIONS } from '@/platform/demo/promotions';
import type { BonusRow } from '@/platform/bonuses/service';
import { startTestPlatform, TEST_WEB_ORIGIN, type TestPlatform } from '@/tests/support/platform';

const PASSWORD = 'Lantern-light-18';
let harness: TestPlatform;
beforeAll(async () => {
  harness = await startTestPlatform();
  const gift = PROMOTIONS.find(({ id }) => id === 'brass-key') as BonusRow;
  await harness.services.bonuses.add([{ ...gift, id: 'gift', promocode: 'GIFT', oncePerPerson: true }]);
});
afterAll(() => harness.close());

/** A browser keeps the cookies that it is given; a log-out takes the session alone. */
function browser() {
  const jar = new Map<string, string>();
  const cookie = () => [...jar].map(([name, value]) => `${name}=${value}`).join('; ');
  const send = async (path: string, body: object) => {
    const response = await fetch(harness.url + path, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        cookie: cookie(),
        Origin: TEST_WEB_ORIGIN,
        'Idempotency-Key': randomUUID(),
      },
      body: JSON.stringify(body),
    });
    for (const line of response.headers.getSetCookie()) {
      const [name = '', value = ''] = (line.split(';')[0] ?? '').split(/=(.*)/);
      jar.set(name, value);
    }
    const answer = (await response.json()) as { code?: string; data?: { userId: string } };
    return { status: response.status, ...answer };
  };
  return {
    jar,
    async register() {
      const email = `${randomUUID()}@player.test`;
      const body = { email, password: PASSWORD, country: 'DE', language: 'de', ageConfirmed: true };
      const { data } = await send('/api/v1/auth/register', body);
      return { email, id: data?.userId ?? '' };
    },
    logIn: (email: string) => send('/api/v1/auth/login', { email, password: PASSWORD }),
    takeGift: () => send('/api/v1/me/promo-codes', { promocode: 'GIFT', when: 'now' }),
    logOut: () =>
      [...jar.keys()].filter((name) => name.includes('session')).forEach((name) => jar.delete(name)),
  };
}

it('a second account that is opened in the same browser gets no second gift, and the office reads why', async () => {
  const here = browser();
  const first = await here.register();
  expect((await here.takeGift()).status).toBe(200);
  here.logOut();
  const second = await here.register();
  expect(await here.takeGift()).toMatchObject({ status: 409, code: 'bonus_one_per_person' });
  expect(await harness.services.bonuses.refusals(second.id)).toMatchObject([
    { bonusId: 'gift', otherId: first.id, reason: 'device' },
  ]);
  // What the first one has stays with them.
  const { rows } = await harness.kernel.pool.query(
    'select player_id as "playerId", state::text as state from bonuses.grants where player_id = any ($1::uuid[])',
    [[first.id, second.id]],
  );
  expect(rows).toEqual([{ playerId: first.id, state: 'active' }]);
});

it('nor does one that was opened elsewhere and is logged in to there', async () => {
  const [here, there] = [browser(), browser()];
  await here.register();
  expect((await here.takeGift()).status).toBe(200);
  const second = await there.register();
  here.logOut();
  expect((await here.logIn(second.email)).status).toBe(200);
  expect(await here.takeGift()).toMatchObject({ status: 409, code: 'bonus_one_per_person' });
});

it('two browsers are two, and so are those that carry no mark', async () => {
  for (const keepsMark of [true, false]) {
    for (const one of [browser(), browser()]) {
      await one.register();
      if (!keepsMark) for (const name of one.jar.keys()) if (name.includes('device')) one.jar.delete(name);
      expect((await one.takeGift()).status).toBe(200);
    }
  }
});

it('a browser that comes back under its own account keeps its mark, and one that never does is forgotten', async () => {
  const here = browser();
  const { id, email } = await here.register();
  here.logOut();
  await here.logIn(email);
  const marks = async () =>
    (
      await harness.kernel.pool.query<{ device: string }>(
        'select device from identity.devices where player_id = $1',
        [id],
      )
    ).rows.map(({ device }) => device);
  const kept = await marks();
  expect(kept).toHaveLength(1);
  // Hashed with a key: what the browser carries stands nowhere.
  for (const value of here.jar.values()) expect(value).not.toContain(kept[0]);
  await harness.kernel.pool.query(
    `update identity.devices set seen_at = now() - interval '181 days' where player_id = $1`,
    [id],
  );
  await harness.services.identity.sweep();
  expect(await marks()).toEqual([]);
});
