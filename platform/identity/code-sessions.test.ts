import { sql } from 'kysely';
import { startIdentity, type IdentityHarness } from '@/tests/support/identity-harness';

let harness: IdentityHarness;
beforeAll(async () => {
  harness = await startIdentity();
});
afterAll(() => harness.close());

it('a session that was opened by a code ends with the one that asked for the code', async () => {
  const { cookie, data } = await harness.register('chain@parlour.example');
  const playerId = String(data.userId);
  harness.clock.ahead = 60_000;
  const { data: issued, cookie: asked } = await harness.call('POST', '/api/v1/auth/session-codes', {
    body: {},
    cookie,
  });
  const body = { code: issued.code };
  expect((await harness.call('POST', '/api/v1/auth/exchange', { body, cookie: asked })).status).toBe(200);
  const { rows } = await sql<{ end: string }>`
    select distinct expires_at::text as end from identity.sessions where player_id = ${playerId}`.execute(
    harness.kernel.db,
  );
  expect(rows).toHaveLength(1);
  const all = await sql`select from identity.sessions where player_id = ${playerId}`.execute(
    harness.kernel.db,
  );
  expect(all.rows).toHaveLength(2);
});
