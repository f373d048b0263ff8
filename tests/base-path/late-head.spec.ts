import type { APIResponse } from '@playwright/test';
import pg from 'pg';
import { pageAddress } from '../../lib/server/seo/address';
import { headOf } from '../e2e/support/head';
import { site } from '../e2e/support/site';
import { expect, test } from '../e2e/support/test';

/**
 * Locks `table` until a reader has waited for it for half a second, as happens when the database is busy. Nothing else
 * uses this process group meanwhile, so no other test waits with it.
 */
async function keepWaiting(table: string, meanwhile: () => void): Promise<void> {
  const database = new pg.Client({ connectionString: site.databaseUrl });
  await database.connect();
  let since = Infinity;
  const waited = async () => {
    const { rows } = await database.query(
      'select 1 from pg_locks where not granted and relation = $1::regclass',
      [table],
    );
    if (rows.length > 0) since = Math.min(since, performance.now());
    return performance.now() - since;
  };
  try {
    await database.query('begin');
    await database.query(`lock table ${table} in access exclusive mode`);
    meanwhile();
    await expect.poll(waited).toBeGreaterThan(500);
  } finally {
    await database.end();
  }
}

for (const client of ['Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)', '']) {
  test(`title and canonical stand in the head, however late they are known: "${client}"`, async ({
    page,
    request,
  }) => {
    // Pages that nobody else asks for here: what is in the cache does not wait.
    const address = pageAddress(site.web, '/info_pages/affiliates', client ? 'de-CH' : 'fr');
    let answer: Promise<APIResponse> | undefined;
    await keepWaiting('cms.seo_entries', () => {
      answer = request.get(address, { headers: { 'user-agent': client } });
    });
    const head = await headOf(page, (await (await answer)?.text()) ?? '');
    expect(head.canonical).toBe(address);
    expect(head.title).toMatch(/Parlour/);
  });
}
