import http from 'node:http';
import { LOCALES } from '@/lib/domain/locales';
import { listenOnLoopback } from '@/tests/support/loopback';
import { BUSY_TEXTS, sendBusy } from './busy-page';

async function ask(path: string, { method = 'GET', basePath = '' } = {}) {
  const server = http.createServer((request, response) => sendBusy(request, response, basePath));
  const origin = await listenOnLoopback(server);
  try {
    const answer = await fetch(`${origin}${path}`, { method });
    return { answer, html: await answer.text() };
  } finally {
    server.close();
  }
}

it.each([
  ['/', '', 'en'],
  ['/games/all?page=2', '', 'en'],
  ['/de', '', 'de'],
  ['/au/faq', '', 'en-AU'],
  ['/ch/games', '', 'de-CH'],
  ['/fr/game/x', '', 'fr'],
  ['/app/fr', '/app', 'fr'],
] as const)(
  '%s below "%s" is refused in %s, to be asked again in seconds',
  async (path, basePath, locale) => {
    const { answer, html } = await ask(path, { basePath });
    expect(answer.status).toBe(503);
    expect(answer.headers.get('retry-after')).toBe('5');
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(html).toContain(`<html lang="${locale}">`);
    for (const text of Object.values(BUSY_TEXTS[locale])) expect(html).toContain(text);
    expect(html).not.toContain('<script');
  },
);

it('has no body for HEAD', async () => {
  const { answer, html } = await ask('/', { method: 'HEAD' });
  expect([answer.status, html]).toEqual([503, '']);
});

it('has words of its own in each language, Swiss ones without ß', () => {
  const titles = LOCALES.map((locale) => BUSY_TEXTS[locale].title);
  expect(new Set(titles).size).toBe(LOCALES.length - 1); // Australia's English is the same here
  expect(JSON.stringify(BUSY_TEXTS['de-CH'])).not.toContain('ß');
});
