import { randomUUID } from 'node:crypto';
import { becomeOperator } from './support/operator';
import { expect, test } from './support/test';

test('an operator changes the German home title, and visitors have it within five seconds', async ({
  page,
  context,
  request,
}) => {
  const title = `Parlour ${randomUUID().slice(0, 8)}`;
  await becomeOperator(context);
  await page.goto('/admin/collections/seo-entries?locale=de&limit=100');
  const entry = await page.getByRole('link', { name: 'main', exact: true }).getAttribute('href');
  await page.goto(`${entry}?locale=de`);
  await expect(page.locator('#field-title')).toHaveValue(/\S/, { timeout: 30_000 });
  await page.locator('#field-title').fill(title);
  // As a page that many have read: compressed and kept. It must not outlive the change.
  const old = async () => {
    const answer = await request.get('/de', { headers: { 'Accept-Encoding': 'br' } });
    return answer.headers()['content-encoding'] === 'br' && answer.headers()['etag'];
  };
  await expect.poll(old).toBeTruthy();
  const etag = String(await old());
  const saved = Date.now();
  await page.locator('#action-save').click();
  await expect
    .poll(async () => (await (await request.get('/de')).text()).includes(`<title>${title}</title>`), {
      timeout: 5_000,
      // Often enough for the time to be that of the page, and not of the asking.
      intervals: [200],
    })
    .toBe(true);
  expect(Date.now() - saved).toBeLessThan(5_000);
  expect((await request.get('/de', { headers: { 'If-None-Match': etag } })).status()).toBe(200);
  expect(await (await request.get('/')).text()).not.toContain(title);
});
