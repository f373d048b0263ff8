import { randomUUID } from 'node:crypto';
import { site } from '../e2e/support/site';
import { operatorHeaders } from '../e2e/support/operator';
import { expect, forgive, test } from '../e2e/support/test';
import { untilStill } from '../e2e/support/still';
import { addressesOf, addressIn, isOurs, watch } from './support';

test('an operator opens the CMS and a draft; what is saved holds for visitors', async ({
  page,
  request,
  at,
}) => {
  const wrong = watch(page);
  await page.goto(at('/admin'));
  await untilStill(page);
  await expect(page).toHaveURL(new RegExp(`^${site.web}/admin/login`));
  await page.getByLabel(/e-?mail/i).fill(site.operator.email);
  await page.getByLabel(/password/i).fill(site.operator.password);
  await page.getByRole('button', { name: /log ?in/i }).click();
  await expect(page).toHaveURL(`${site.web}/admin`);
  await expect(page.locator('nav a[href$="/admin/collections/faq"]').first()).toBeAttached();
  const addresses = await addressesOf(page);
  expect(addresses.filter((address) => !isOurs(address))).toEqual([]);

  await page.goto(at('/admin/collections/seo-entries'));
  const entry = page.locator('td a[href*="/collections/seo-entries/"]').first();
  await expect(entry).toHaveAttribute('href', new RegExp(`^${site.basePath}/admin/`));
  // Opened by its address: the list, still busy with its own, may lose a press.
  await page.goto((await entry.getAttribute('href')) ?? '');
  await expect(page.locator('#field-title')).toBeEnabled();

  await page.goto(at(`/internal/preview?path=${encodeURIComponent('/de/faq')}`));
  await expect(page).toHaveURL(`${site.origin}${addressIn('de', '/faq')}`);
  await page.locator('[data-preview] a').click();
  await expect(page).toHaveURL(`${site.origin}${addressIn('de', '/faq')}`);
  await expect(page.locator('[data-preview]')).toHaveCount(0);
  expect(wrong).toEqual([]);

  const from = `/old-${randomUUID().slice(0, 8)}`;
  const made = await request.post(at('/cms-api/redirects'), {
    headers: operatorHeaders(),
    data: { from, target: '/games/top', status: '308' },
  });
  expect(made.status()).toBe(201);
  const old = async () => {
    const answer = await request.get(addressIn('de', from), { maxRedirects: 0 });
    return (answer.headers().location ?? '').replace(site.origin, '');
  };
  await expect.poll(old).toBe(addressIn('de', '/games/top'));
});

test('a section that an operator closes is offered nowhere on a kept page, and is back when it opens', async ({
  page,
  request,
  at,
  complaints,
}) => {
  const jackpots = addressIn('en', '/jackpots');
  const close = async (closed: boolean) => {
    const answer = await request.post(at('/cms-api/globals/maintenance'), {
      headers: operatorHeaders(),
      data: { jackpots: { closed } },
    });
    expect(answer.status()).toBe(200);
  };
  const links = async () => {
    await page.goto(at('/'));
    return page.locator(`a[href="${jackpots}"]`).count();
  };
  const before = await links();
  expect(before).toBeGreaterThan(0);
  try {
    await close(true);
    await expect.poll(links).toBe(0);
    expect((await page.goto(jackpots))?.status()).toBe(503);
    forgive(complaints, /503/);
  } finally {
    await close(false);
  }
  await expect.poll(links).toBe(before);
  expect((await page.goto(jackpots))?.status()).toBe(200);
});
