import { randomUUID } from 'node:crypto';
import { site } from './support/site';
import { operatorHeaders } from './support/operator';
import { expect, test } from './support/test';

const PASSWORD = 'probe-of-the-editor';
const name = () => randomUUID().slice(0, 8).replaceAll('-', '');

test('an editor looks at the form for a new entry, names it, publishes it, and throws a draft away', async ({
  page,
  request,
}) => {
  test.slow();
  const headers = operatorHeaders();
  const email = `${name()}@operators.example`;
  const made = await request.post('/cms-api/operators', {
    headers,
    data: { email, password: PASSWORD, role: 'editor' },
  });
  expect(made.status()).toBe(201);
  const groups = async () => {
    const answer = await request.get('/cms-api/faq?limit=1&draft=true&depth=0', { headers });
    return ((await answer.json()) as { totalDocs: number }).totalDocs;
  };
  const before = await groups();
  expect(before).toBeGreaterThan(0);

  await page.goto('/admin/login?redirect=%2Fadmin%2Fcollections%2Ffaq%2Fcreate');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password').fill(PASSWORD);
  await page.getByRole('button', { name: 'Log in' }).click();
  await page.waitForURL('**/admin/collections/faq/create*');
  const code = page.locator('#field-code');
  await expect(code).toBeEditable({ timeout: 30_000 });
  expect(await groups()).toBe(before);

  const first = `made_${name()}`;
  await code.fill(first);
  await expect(page.getByText('Not saved yet')).toBeVisible();
  await page.locator('#action-save-draft').click();
  await page.waitForURL(/\/admin\/collections\/faq\/\d+/);
  // A draft that was just made may still be called otherwise.
  await expect(code).toBeEditable({ timeout: 30_000 });
  const saved = page.waitForResponse(
    (answer) => answer.request().method() === 'PATCH' && answer.url().includes('autosave=true'),
  );
  await code.fill(`${first}_b`);
  await saved;
  await expect(page.getByText(/^Last saved/)).toBeVisible();
  await page.locator('#field-title').fill('Made by an editor');
  await page.locator('#field-changeReason').fill('A test of the form');
  const published = page.waitForResponse(
    (answer) => answer.request().method() === 'PATCH' && !answer.url().includes('autosave'),
  );
  await page.locator('#action-save').click();
  expect(((await (await published).json()) as { doc: object }).doc).toMatchObject({
    _status: 'published',
    code: `${first}_b`,
  });
  await page.reload();
  await expect(code).toHaveValue(`${first}_b`, { timeout: 30_000 });
  await expect(page.locator('#field-title')).toBeEditable();
  await expect(code).toBeDisabled();

  await page.goto('/admin/collections/faq/create');
  await expect(code).toBeEditable({ timeout: 30_000 });
  await code.fill(`made_${name()}`);
  await page.locator('#action-save-draft').click();
  await page.waitForURL(/\/admin\/collections\/faq\/\d+/);
  await page.locator('.doc-controls__popup button').first().click();
  await page.locator('#action-delete').click();
  await page.locator('#confirm-action').click();
  await page.waitForURL(/\/admin\/collections\/faq(\?|$)/);
  expect(await groups()).toBe(before + 1);

  // What was put online goes again; what happened to it stays on record.
  const removed = await page.request.delete(`/cms-api/faq?where[code][equals]=${first}_b`, {
    headers: { Origin: site.origin },
  });
  expect(removed.ok()).toBe(true);
  const trail = await request.get(
    `/cms-api/audit-entries?where[operatorEmail][equals]=${email}&where[reason][exists]=true&depth=0`,
    { headers },
  );
  const { docs } = (await trail.json()) as { docs: { reason: string }[] };
  expect(docs.map(({ reason }) => reason)).toContain('A test of the form');
});
