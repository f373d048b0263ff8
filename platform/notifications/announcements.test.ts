import pg from 'pg';
import { CHANNEL } from './store';
import { startTestPlatform, type TestPlatform } from '@/tests/support/platform';

let platform: TestPlatform;

beforeAll(async () => {
  platform = await startTestPlatform();
});
afterAll(() => platform.close());

it('outlives announcements that are none', async () => {
  const listener = new pg.Client({ connectionString: platform.databaseUrl });
  await listener.connect();
  try {
    await listener.query(`listen ${CHANNEL}`);
    const last = new Promise<void>((resolve) => {
      listener.on('notification', ({ payload }) => payload === 'last' && resolve());
    });
    // An error in the platform's own listener would be one that nobody catches.
    for (const payload of ['null', '5', '{"balances":5}', '{"messages":[null]}', '{"sessions":{}}', 'last']) {
      await listener.query('select pg_notify($1, $2)', [CHANNEL, payload]);
    }
    await last;
  } finally {
    await listener.end();
  }
  expect((await fetch(`${platform.url}/ready`)).status).toBe(200);
});
