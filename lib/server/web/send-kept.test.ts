import http, { type IncomingMessage } from 'node:http';
import { MemoryStore } from '@/lib/server/cache/handler/memory-store.mjs';
import { foldQuery } from '@/lib/server/games/list-address';
import { readWebConfig } from '@/lib/server/config/web';
import { SECTIONS } from '@/lib/domain/sections';
import { NO_RULES } from '@/lib/domain/site-rules';
import { settingsNow } from '@/lib/server/middleware/settings';
import { setRules } from '@/lib/server/rules/current-rules';
import { ADDRESS_HEADER } from '@/lib/node/http/visitor';
import { listenOnLoopback } from '@/tests/support/loopback';
import { WEB_ENVIRONMENT } from '@/tests/support/web-environment';
import { pagePathOf, sendKept } from './send-kept';
import { KeptPages } from './kept-pages';

const config = readWebConfig({ ...WEB_ENVIRONMENT, BLOCKED_COUNTRIES: 'US' });

function pathOf(url: string, headers: Record<string, string> = {}, method = 'GET', basePath = '') {
  return pagePathOf({ url, headers, method } as unknown as IncomingMessage, settingsNow(config), basePath);
}

describe('pagePathOf', () => {
  it.each([
    ['/', '/en'],
    ['/de', '/de'],
    ['/au/games/top', '/en-AU/games/top'],
    ['/game/scarab-of-nefer', '/en/game/scarab-of-nefer'],
    ['/ch/games/top?page=2', `/de-CH/games/top/~filtered/${foldQuery('page=2')}`],
    ['/games?utm_source=x', '/en/games'],
  ])('%s is the page %s', (url, path) => {
    expect(pathOf(url)).toBe(path);
  });

  it('follows the languages of the middleware', () => {
    expect(pathOf('/', { 'accept-language': 'de' })).toBeNull();
    expect(pathOf('/de', { 'accept-language': 'fr' })).toBe('/de');
    expect(pathOf('/de', { cookie: 'a=b; parlour_player_language=fr' })).toBeNull();
    expect(pathOf('/', { cookie: 'parlour_language=en', 'accept-language': 'de' })).toBe('/en');
  });

  it('leaves a blocked country to the middleware', () => {
    expect(pathOf('/', { [ADDRESS_HEADER]: '8.8.8.8' })).toBeNull();
    expect(pathOf('/', { [ADDRESS_HEADER]: '127.0.0.1' })).toBe('/en');
  });

  it('obeys the rules of this moment, whatever is kept', () => {
    jest.useFakeTimers({ now: Date.parse('2026-11-22T12:00:00Z') });
    try {
      const german = { [ADDRESS_HEADER]: '193.99.144.80' };
      expect([pathOf('/de', german), pathOf('/de/games'), pathOf('/faq')]).toEqual([
        '/de',
        '/de/games',
        '/en/faq',
      ]);
      setRules({
        countries: { DE: { blocked: 451 } },
        closed: { games: { until: '2026-11-22T12:10:00Z' } },
        redirects: [{ from: '/faq', to: '/info_pages/help', status: 301 }],
      });
      expect([pathOf('/de', german), pathOf('/de/games'), pathOf('/faq')]).toEqual([null, null, null]);
      jest.setSystemTime(Date.parse('2026-11-22T12:10:00Z'));
      expect(pathOf('/de/games')).toBe('/de/games');
      setRules(NO_RULES);
      expect([pathOf('/de', german), pathOf('/faq')]).toEqual(['/de', '/en/faq']);
    } finally {
      setRules(NO_RULES);
      jest.useRealTimers();
    }
  });

  it.each([
    ['a call of the API', '/api/v1/games'],
    ['a query that a page may read', '/auth?next=%2F'],
    ['another spelling of a path', '/%64e'],
    ['a doubled slash', '//de'],
    ['a step up', '/de/../games'],
    ['a back-slash', '/de\\games'],
    ['a whole address', 'http://evil.example/de'],
    ['our inner address', '/games/top/~filtered/cGFnZT0y'],
    ['a language by its tag', '/en/games'],
  ])('leaves %s to Next', (_name, url) => {
    expect(pathOf(url)).toBeNull();
  });

  it('leaves a section that is not built to Next', () => {
    const section = jest.replaceProperty(SECTIONS.tournaments, 'ready', false as never);
    expect(pathOf('/tournaments')).toBeNull();
    section.restore();
  });

  it.each([
    ['a client-side navigation', { rsc: '1' }],
    ['a prefetch', { 'next-router-prefetch': '1' }],
    ['a draft', { cookie: '__prerender_bypass=abc' }],
  ])('leaves %s to Next', (_name, headers) => {
    expect(pathOf('/', headers as Record<string, string>)).toBeNull();
  });

  it('sends kept pages to GET and HEAD alone', () => {
    expect(pathOf('/', {}, 'HEAD')).toBe('/en');
    expect(pathOf('/', {}, 'POST')).toBeNull();
  });

  it('knows pages below a base path, and nothing beside it', () => {
    expect(pathOf('/play', {}, 'GET', '/play')).toBe('/en');
    expect(pathOf('/play/de/games', {}, 'GET', '/play')).toBe('/de/games');
    expect(pathOf('/player', {}, 'GET', '/play')).toBeNull();
    // Leads to the address without the slash.
    expect(pathOf('/play/', {}, 'GET', '/play')).toBeNull();
    expect(pathOf('/', {}, 'GET', '/play')).toBeNull();
  });
});

describe('sendKept', () => {
  const HTML = '<p>5 €</p>';
  const HEADERS = { 'x-nextjs-cache': 'HIT', 'content-type': 'text/html; charset=utf-8' };
  let server: http.Server;
  let url: string;

  beforeAll(async () => {
    const store = new MemoryStore();
    await store.save('key', {
      value: { kind: 'APP_PAGE', html: HTML, headers: {} },
      tags: [],
      epoch: 0,
      lastModified: Date.now(),
      cacheControl: { revalidate: 600 },
    });
    const pages = new KeptPages({ store: () => store });
    pages.learn('/en', 'key', 200, HEADERS);
    server = http.createServer((request, response) => {
      if (!sendKept(pages, '/en', request, response)) response.writeHead(204).end();
    });
    url = `${await listenOnLoopback(server)}/`;
  });
  afterAll(() => new Promise((resolve) => server.close(resolve)));

  const plain = { 'accept-encoding': 'identity' };

  it('sends the page, then to who has it only that nothing has changed', async () => {
    const first = await fetch(url, { headers: plain });
    expect(first.status).toBe(200);
    expect(first.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(await first.text()).toBe(HTML);
    const etag = first.headers.get('etag') ?? '';
    const again = await fetch(url, { headers: { ...plain, 'if-none-match': `"x", ${etag}` } });
    expect(again.status).toBe(304);
    expect(await again.text()).toBe('');
    const other = await fetch(url, { headers: { ...plain, 'if-none-match': '"x"' } });
    expect(other.status).toBe(200);
  });

  it('answers HEAD with the length and no body', async () => {
    const response = await fetch(url, { method: 'HEAD', headers: plain });
    expect(response.headers.get('content-length')).toBe(String(Buffer.byteLength(HTML)));
    expect(await response.text()).toBe('');
  });

  it('compresses as the browser likes it', async () => {
    const coded = async (): Promise<Response> => {
      const response = await fetch(url, { headers: { 'accept-encoding': 'gzip, br' } });
      return response.status === 204 ? coded() : response;
    };
    const response = await coded();
    expect(response.headers.get('content-encoding')).toBe('br');
    expect(await response.text()).toBe(HTML);
  });
});
