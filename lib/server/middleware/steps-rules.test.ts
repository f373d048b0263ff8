import { SECTIONS } from '@/lib/domain/sections';
import type { SiteRules } from '@/lib/domain/site-rules';
import { rewrite, visit } from './testing/visit';

describe('the account', () => {
  const begins = async (...closed: ('profile' | 'history')[]) => {
    const restored = closed.map((name) => jest.replaceProperty(SECTIONS[name], 'ready', false as never));
    const response = await visit('/account');
    restored.forEach((one) => one.restore());
    return new URL(response.headers.get('location') ?? '').pathname;
  };

  it('begins with the profile, and with the history while that is closed', async () => {
    expect(await begins()).toBe('/account/profile/main');
    expect(await begins('profile')).toBe('/account/transaction-history');
  });
});

describe('what operators set', () => {
  it('closes the games, unknown categories too, before it leads anywhere', async () => {
    expect((await visit('/games/no-such-category', {}, '', ['games'])).status).toBe(503);
  });

  it('closes a section that is switched off, with all of its pages and none else', async () => {
    const games = await visit('/games/top?page=2', {}, '', ['games']);
    expect(games.status).toBe(503);
    expect(games.headers.get('retry-after')).toBe('600');
    expect(rewrite(games)).toBe('http://localhost:3000/en/~closed/games');
    expect((await visit('/', {}, '', ['games'])).status).toBe(200);
  });

  it('opens a section again by itself when its time has come', async () => {
    const closed = (until: string | null) => visit('/games', {}, '', [], { closed: { games: { until } } });
    expect((await closed('2026-11-22T12:20:00.500Z')).headers.get('retry-after')).toBe('1201');
    expect((await closed(null)).headers.get('retry-after')).toBe('600');
    expect((await closed('whenever')).status).toBe(503);
    expect((await closed('2026-11-22T12:00:00Z')).status).toBe(200);
    expect(
      (await visit('/games', {}, '', ['games'], { closed: { games: { until: '2026-01-01T00:00:00Z' } } }))
        .status,
    ).toBe(503);
  });

  it.each([
    ['/old', 301, '/new'],
    ['/de/old?ref=7', 301, '/de/new?ref=7'],
    ['/moved?tab=1&ref=7', 308, '/games?tab=2&ref=7'],
    ['/fr/moved', 308, '/fr/games?tab=2'],
    ['/german', 302, '/de/games'],
    ['/shop?ref=7', 307, 'https://shop.example/en?x=1&ref=7'],
    ['/old.html', 301, '/new'],
  ])('follows an operator’s redirect from %s', async (path, status, target) => {
    const redirects: SiteRules['redirects'] = [
      { from: '/old', to: '/new', status: 301 },
      { from: '/old.html', to: '/new', status: 301 },
      { from: '/moved', to: '/games?tab=2', status: 308 },
      { from: '/german', to: '/de/games', status: 302 },
      { from: '/shop', to: 'https://shop.example/en?x=1', status: 307 },
    ];
    const response = await visit(path, {}, '', [], { redirects });
    const location = target.startsWith('/') ? `http://localhost:3000${target}` : target;
    expect([response.status, response.headers.get('location')]).toEqual([status, location]);
    expect(response.headers.get('cache-control')).toBe('no-store');
  });

  it('leads to the visitor’s language at once, and below a base path', async () => {
    const redirects: SiteRules['redirects'] = [{ from: '/old', to: '/new', status: 301 }];
    const response = await visit('/old', { 'accept-language': 'fr' }, '/play', [], { redirects });
    expect(response.headers.get('location')).toBe('http://localhost:3000/play/fr/new');
  });

  it('leads the inner address of a notice back to the section, and the reader to their language first', async () => {
    const inner = await visit('/de/account/~closed/promo');
    expect(inner.status).toBe(308);
    expect(inner.headers.get('location')).toBe('http://localhost:3000/de/account/promo');
    const english = await visit('/vip', { 'accept-language': 'fr' });
    expect(english.headers.get('location')).toBe('http://localhost:3000/fr/vip');
  });
});
