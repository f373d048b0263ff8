import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { campaign, type CampaignFields } from '../testing/campaigns';
import { startTestPlatform, TEST_WEB_ORIGIN, type TestPlatform } from '@/tests/support/platform';
import { cookiesOf } from '@/tests/support/call';

let harness: TestPlatform;
const add = (id: string, fields: CampaignFields) => harness.services.bonuses.add([campaign(id, fields)]);

beforeAll(async () => {
  harness = await startTestPlatform();
  await add('hello', { type: 0 });
  await add('hello-at-once', { type: 0, trigger: { atOnce: true } });
  await add('with-code', { type: 1, promocode: 'LANTERN' });
  await add('back-again', { type: 2 });
});
afterAll(() => harness.close());

const PASSWORD = 'Lantern-light-18';
async function post(path: string, body: object) {
  const response = await fetch(`${harness.url}/api/v1/auth/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', Origin: TEST_WEB_ORIGIN },
    body: JSON.stringify(body),
  });
  expect(response.status).toBeLessThan(300);
  return { data: ((await response.json()) as { data: { userId: string } }).data, headers: response.headers };
}
async function register(tracking: Record<string, string> = {}) {
  const email = `${randomUUID()}@player.test`;
  const { data, headers } = await post('register', {
    email,
    password: PASSWORD,
    country: 'DE',
    language: 'de',
    ageConfirmed: true,
    tracking,
  });
  return { playerId: data.userId, email, cookie: cookiesOf(headers) };
}

/** Runs what waits in the queue of arrivals, each as often as it is told. */
async function workOff(playerId: string, times = 1): Promise<void> {
  const { rows } = await sql<{ data: Parameters<typeof harness.services.bonuses.giveForArrival>[0] }>`
    select data from jobs.job where name = 'bonuses-arrival' and data ->> 'playerId' = ${playerId}
     order by created_on`.execute(harness.kernel.db);
  for (const { data } of rows) {
    const runs = Array.from({ length: times }, () => harness.services.bonuses.giveForArrival(data));
    await Promise.all(runs);
  }
}
async function grantsOf(playerId: string) {
  const { rows } = await sql<{ bonus: string; state: string; key: string }>`
    select bonus_id as bonus, state::text as state, trigger_key as key from bonuses.grants
     where player_id = ${playerId} order by bonus_id`.execute(harness.kernel.db);
  return rows.map(({ bonus, state, key }) => `${bonus} ${state} ${key}`);
}

it('offers what a registration brings, once, however often the job runs', async () => {
  const { playerId } = await register();
  expect(await grantsOf(playerId)).toEqual([]);
  await workOff(playerId, 5);
  await workOff(playerId);
  expect(await grantsOf(playerId)).toEqual([
    'hello pending registration',
    'hello-at-once active registration',
  ]);
  expect(await harness.services.ledger.balances(playerId)).toMatchObject({ real: 0n, bonus: 1_000n });
});

it('brings the bonus of a code that the visitor came by, in any case', async () => {
  const { playerId } = await register({ promocode: ' lantern' });
  const other = await register({ promocode: 'LANTERNS' });
  await workOff(playerId);
  await workOff(other.playerId);
  expect(await grantsOf(playerId)).toContain('with-code pending registration');
  expect(await grantsOf(other.playerId)).not.toContain('with-code pending registration');
});

it('brings the bonus of the first log-in with that, and not with the session of the registration', async () => {
  const { playerId, email } = await register();
  await workOff(playerId);
  expect(await grantsOf(playerId)).toHaveLength(2);
  const waiting = async () => {
    const { rows } = await sql<{ what: string }>`
      select data ->> 'what' as what from jobs.job
       where name = 'bonuses-arrival' and data ->> 'playerId' = ${playerId} order by created_on`.execute(
      harness.kernel.db,
    );
    return rows.map(({ what }) => what);
  };
  for (let time = 0; time < 3; time += 1) await post('login', { email, password: PASSWORD });
  expect(await waiting()).toEqual(['registered', 'logged_in']);
  await workOff(playerId, 3);
  expect(await grantsOf(playerId)).toContain('back-again pending first-log-in');
});

it('brings nothing to a player who may not play', async () => {
  const { playerId } = await register();
  await sql`update identity.players set status = 'excluded' where id = ${playerId}`.execute(
    harness.kernel.db,
  );
  await workOff(playerId);
  expect(await grantsOf(playerId)).toEqual([]);
});
