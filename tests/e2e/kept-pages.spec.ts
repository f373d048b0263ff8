import pg from 'pg';
import { house } from './support/house';
import { expect, test } from './support/test';

test.describe('tournaments', () => {
  // They are away for a while: whoever looks at them, on whatever width, waits until they are back.
  test.describe.configure({ timeout: 500_000 });
  let client: pg.Client;
  test.beforeEach(async () => {
    client = new pg.Client({ connectionString: house.databaseUrl });
    await client.connect();
    await client.query(`select pg_advisory_lock(hashtext('tournaments of the lobby'))`);
  });
  test.afterEach(() => client.end());

  test('are gone from the kept page when none is on, and back with the next', async ({ request, at }) => {
    // The platform tells of what has begun or ended every minute.
    const told = { timeout: 130_000, intervals: [2_000] };
    const shown = async () => (await (await request.get(at('/'))).text()).includes('data-slide="tournament"');
    expect(await shown()).toBe(true);
    const ended = new Map<string, Date>();
    // Again and again: the next one of the programme may begin while this test looks on.
    const endAll = async () => {
      const { rows } = await client.query<{ id: string; ends_at: Date }>(
        `update tournaments.tournaments t set ends_at = now() from tournaments.tournaments was
            where t.id = was.id and t.starts_at < now() and t.ends_at > now() returning t.id, was.ends_at`,
      );
      for (const { id, ends_at } of rows) ended.set(id, ends_at);
    };
    try {
      await expect
        .poll(async () => {
          await endAll();
          return shown();
        }, told)
        .toBe(false);
    } finally {
      for (const [id, endsAt] of ended)
        await client.query('update tournaments.tournaments set ends_at = $2 where id = $1', [id, endsAt]);
      // As if all of them had begun since.
      await client.query(
        `update tournaments.progress set told_until = (select min(starts_at) - interval '1 second'
             from tournaments.tournaments)`,
      );
    }
    await expect.poll(shown, told).toBe(true);
  });
});
