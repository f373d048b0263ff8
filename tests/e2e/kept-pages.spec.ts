import pg from 'pg';
import { site } from './support/site';
import { expect, test } from './support/test';

test.describe('a kept page', () => {
  // The platform looks every minute whether the web has something to hear.
  const told = { timeout: 130_000, intervals: [2_000] };
  test.describe.configure({ timeout: 300_000 });
  let database: pg.Client;
  test.beforeAll(async () => {
    database = new pg.Client({ connectionString: site.databaseUrl });
    await database.connect();
  });
  test.afterAll(() => database.end());

  test(
    'says what it said until the platform tells of a change of the catalogue, and then what is true',
    { tag: '@once' },
    async ({ request, at }) => {
      // The least popular game: no other test looks at it.
      const { rows } = await database.query<{ id: string; slug: string; name: string }>(
        'select id, slug, name from games.games where offered order by popularity desc, id desc limit 1',
      );
      const [game] = rows;
      if (!game) throw new Error('the catalogue offers no game');
      const path = at(`/game/${game.slug}`);
      const read = async () => {
        const response = await request.get(path);
        expect(response.status()).toBe(200);
        const [, heading] = /<h1[^>]*>(.*?)<\/h1>/s.exec(await response.text()) ?? [];
        return { heading, kept: response.headers()['x-nextjs-cache'] };
      };
      const called = (name: string) =>
        database.query('update games.games set name = $2 where id = $1', [game.id, name]);
      const before = { heading: expect.stringContaining(game.name), kept: 'HIT' };
      const name = `${game.name} Anew`;
      await expect.poll(read).toEqual(before);
      try {
        await called(name);
        expect(await read()).toEqual(before);
        await database.query('update games.offer set changed_at = clock_timestamp()');
        await expect.poll(async () => (await read()).heading, told).toContain(name);
      } finally {
        await called(game.name);
        await database.query('update games.offer set changed_at = clock_timestamp()');
      }
    },
  );
});

test(
  'a kept page says nothing of whoever came to it first',
  { tag: ['@once', '@daily'] },
  async ({ request, at }) => {
    // No other test looks at these pages.
    const [page, list, code] = [at('/wheel-of-fortune'), at('/games/slots?page=41'), at('/authorize/')];
    const secret = 'hidden-in-an-address';
    for (const path of [`${page}?token=${secret}`, `${list}&token=${secret}`, `${code}${secret}`]) {
      await request.get(path);
    }
    for (const path of [page, list]) {
      const kept = async () => (await request.get(path)).headers()['x-nextjs-cache'];
      await expect.poll(kept).toBe('HIT');
    }
    for (const path of [page, list, `${code}another`]) {
      const answer = await request.get(path);
      expect([path, answer.status()]).toEqual([path, 200]);
      expect(await answer.text()).not.toContain(secret);
    }
  },
);
