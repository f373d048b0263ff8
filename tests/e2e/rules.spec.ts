import { randomUUID } from 'node:crypto';
import type { APIRequestContext } from '@playwright/test';
import { operatorHeaders } from './support/operator';
import { expect, test } from './support/test';

/** In Slovenia: no other test comes from there. */
const SLOVENE = '193.2.1.66';
const SOON = { timeout: 5_000 };

const ask = (request: APIRequestContext, path: string, address?: string) =>
  request.get(path, { maxRedirects: 0, headers: address ? { 'x-forwarded-for': address } : {} });

test('an operator’s redirect holds within five seconds, in every language', async ({ request }) => {
  const headers = operatorHeaders();
  const from = `/old-${randomUUID().slice(0, 8)}`;
  const made = await request.post('/cms-api/redirects', {
    headers,
    data: { from, target: '/games/top', status: '308' },
  });
  expect(made.status()).toBe(201);
  await expect.poll(async () => (await ask(request, from)).status(), SOON).toBe(308);
  const german = await ask(request, `/de${from}?ref=7`);
  expect([german.status(), german.headers().location]).toEqual([
    308,
    expect.stringMatching(/\/de\/games\/top\?ref=7$/),
  ]);
});

test('a country that an operator blocks is refused within five seconds, pages and API alike', async ({
  request,
}) => {
  const headers = operatorHeaders();
  const found = await request.get('/cms-api/countries?where[alpha2][equals]=SI', { headers });
  const { docs } = (await found.json()) as { docs: { id: number }[] };
  const access = async (value: string) => {
    const saved = await request.patch(`/cms-api/countries/${docs[0]?.id}`, {
      headers,
      data: { access: value },
    });
    expect(saved.ok()).toBe(true);
  };
  const page = async () => (await ask(request, '/games', SLOVENE)).status();
  const call = async () => (await ask(request, '/api/v1/categories', SLOVENE)).status();
  expect([await page(), await call()]).toEqual([200, 200]);
  await access('unlawful');
  try {
    await expect.poll(page, SOON).toBe(451);
    await expect.poll(call, SOON).toBe(451);
    const screen = await ask(request, '/games', SLOVENE);
    expect(screen.headers()['cache-control']).toBe('no-store');
    expect(await screen.text()).toContain('aria-label="451"');
    for (const path of ['/game/1', '/content/en/contact', '/sitemap.xml', '/internal/revalidate']) {
      expect([path, (await ask(request, path, SLOVENE)).status()]).toEqual([path, 451]);
    }
    const refused = (await (await ask(request, '/api/v1/games', SLOVENE)).json()) as { code: string };
    expect(refused.code).toBe('client_api_40');
    expect((await ask(request, '/games')).status()).toBe(200);
  } finally {
    await access('open');
  }
  await expect.poll(page, SOON).toBe(200);
  await expect.poll(call, SOON).toBe(200);
});
