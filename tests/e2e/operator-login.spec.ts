import { randomUUID } from 'node:crypto';
import type { APIRequestContext, Page } from '@playwright/test';
import { TOTP } from 'otpauth';
import { violationsOf } from '../support/access';
import { site } from './support/site';
import { operatorHeaders } from './support/operator';
import { expect, forgive, test } from './support/test';

const STEP_MS = 30_000;

/** An operator of the test's own: a second factor on the one of the casino would be in the way of every other test. */
async function newOperator(request: APIRequestContext) {
  const headers = operatorHeaders();
  const operator = {
    email: `${randomUUID().slice(0, 8)}@operators.example`,
    password: 'probe-of-the-log-in',
  };
  const made = await request.post('/cms-api/operators', { headers, data: { ...operator, role: 'editor' } });
  expect(made.status()).toBe(201);
  return operator;
}

async function givePassword(page: Page, { email, password }: { email: string; password: string }) {
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password').fill(password);
  await page.getByRole('button', { name: 'Log in' }).click();
}

async function logOut(page: Page) {
  const answer = await page.request.post('/cms-api/operators/logout', { headers: { Origin: site.web } });
  expect(answer.ok()).toBe(true);
}

const codeOf = (key: string, steps = 0) =>
  new TOTP({ secret: key.replaceAll(' ', '') }).generate({ timestamp: Date.now() + steps * STEP_MS });

const wrongCode = (key: string) => {
  const near = [-2, -1, 0, 1, 2].map((steps) => codeOf(key, steps));
  return (
    ['000000', '111111', '222222', '333333', '444444', '555555'].find((code) => !near.includes(code)) ?? ''
  );
};

/** Of what is ours; the rest of the admin is Payload's. */
async function expectAccessible(page: Page, part: string) {
  expect(await violationsOf(page, { part })).toEqual([]);
}

test('an operator sets up a second factor, logs in by codes of it, and turns it off', async ({
  page,
  request,
  complaints,
}) => {
  const operator = await newOperator(request);

  // A link that would lead elsewhere leads to the admin.
  await page.goto(`/admin/login?redirect=${encodeURIComponent('//evil.example/admin')}`);
  await givePassword(page, { ...operator, password: 'not-the-password' });
  await expect(page.getByText(/incorrect/)).toBeVisible();
  await expectAccessible(page, '.login__form');
  await expect(page.getByLabel('Password')).toBeFocused();
  await givePassword(page, operator);
  await page.waitForURL(`${site.web}/admin`);

  await page.goto('/admin/account');
  await page.getByRole('button', { name: 'Set up' }).click();
  await expect(page.getByRole('img', { name: /QR code/ })).toBeVisible();
  await expectAccessible(page, '.parlour-factor');
  const key = (await page.locator('.parlour-key').textContent()) ?? '';
  const code = page.getByLabel('Six-digit code');
  await code.fill(wrongCode(key));
  await code.press('Enter');
  await expect(page.getByText('That code is not right, or was used before.')).toBeVisible();
  await code.fill(codeOf(key));
  await code.press('Enter');
  await expect(page.getByRole('heading', { name: 'Recovery codes' })).toBeFocused();
  const codes = await page.locator('.parlour-codes code').allTextContents();
  expect(codes).toHaveLength(10);
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save as a file' }).click();
  const kept = await (await download).createReadStream();
  expect((await kept.toArray()).join('').split('\n')).toEqual(expect.arrayContaining(codes));
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.getByRole('button', { name: 'Copy', exact: true }).click();
  await expect(page.getByText('Copied.')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(codes.join('\n'));
  await page.getByRole('button', { name: 'I have kept them' }).click();
  await expect(page.getByText(/^On: after the password/)).toBeVisible();

  await logOut(page);
  await page.goto('/admin/login?redirect=%2Fadmin%2Fcollections%2Ffaq');
  await givePassword(page, operator);
  await expect(code).toBeFocused();
  await expect(code).toHaveAttribute('autocomplete', 'one-time-code');
  await code.fill(wrongCode(key));
  await code.press('Enter');
  await expect(page.getByText('That code is not right, or was used before.')).toBeVisible();
  await expect(code).toHaveValue('');
  await expectAccessible(page, '.login__form');
  // The code of the set-up is used; the next one is already right.
  await code.fill(codeOf(key, 1));
  await page.getByRole('button', { name: 'Log in' }).click();
  await page.waitForURL('**/admin/collections/faq*');

  await logOut(page);
  await page.goto('/admin/login');
  await givePassword(page, operator);
  await page.getByRole('button', { name: 'Use a recovery code instead' }).click();
  await page.getByLabel('Recovery code').fill(codes[0] ?? '');
  await page.getByRole('button', { name: 'Log in' }).click();
  await page.waitForURL(`${site.web}/admin`);

  await page.goto('/admin/account');
  await page.getByRole('button', { name: 'Turn off' }).click();
  await page.getByLabel('Code of the app, or a recovery code').fill(codes[1] ?? '');
  await page.getByRole('button', { name: 'Turn off' }).click();
  await expect(page.getByText(/^Off: whoever has your password/)).toBeVisible();

  // What the browser itself says of the answers that were refused.
  forgive(complaints, /40[01]|422/);
});
