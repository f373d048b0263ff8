import { NextRequest } from 'next/server';
import { GAME_CATEGORIES } from '@/lib/domain/game-categories';
import { foldQuery } from '@/lib/games/list-address';
import { answerTo, askedOf } from './answer';
import { ADDRESS_HEADER, decide, type MiddlewareSettings } from './steps';

const settings: MiddlewareSettings = { blockedCountries: ['US'], countryHeader: undefined, maintenance: [] };

async function visit(
  path: string,
  headers: Record<string, string> = {},
  basePath = '',
  maintenance: MiddlewareSettings['maintenance'] = [],
) {
  const request = new NextRequest(`http://localhost:3000${basePath}${path}`, {
    headers,
    nextConfig: { basePath },
  });
  return answerTo(request, decide(askedOf(request), { ...settings, maintenance }), 'http://127.0.0.1:3100');
}
const rewrite = (response: Response) => response.headers.get('x-middleware-rewrite');

describe('the middleware', () => {
  it('hands the API to the platform with its query', async () => {
    expect(rewrite(await visit('/api/v1/games?page=2'))).toBe('http://127.0.0.1:3100/api/v1/games?page=2');
  });

  it.each([
    ['/', '/en'],
    ['/de', '/de'],
    ['/au/games/top', '/en-AU/games/top'],
    ['/ch', '/de-CH'],
  ])('renders %s from %s', async (path, inner) => {
    expect(rewrite(await visit(path)) ?? `http://localhost:3000${path}`).toBe(
      `http://localhost:3000${inner}`,
    );
  });

  it('sends a German browser from the plain address to the German one, and keeps the query', async () => {
    const response = await visit('/games?name=book', { 'accept-language': 'de' });
    expect(response.status).toBe(307);
    expect(response.headers.get('location')).toBe('http://localhost:3000/de/games?name=book');
  });

  it('keeps who chose English on the plain address', async () => {
    const response = await visit('/', { 'accept-language': 'de', cookie: 'parlour_language=en' });
    expect(response.status).toBe(200);
  });

  it('shows an operator who looks at drafts the language of the address and no other', async () => {
    const cookie = '__prerender_bypass=x; parlour_player_language=fr; parlour_language=fr';
    const english = await visit('/games', { 'accept-language': 'de', cookie });
    expect(rewrite(english)).toBe('http://localhost:3000/en/games');
    expect(rewrite(await visit('/au', { cookie }))).toBe('http://localhost:3000/en-AU');
  });

  it('takes the player’s language before the path', async () => {
    const response = await visit('/de/games', { cookie: 'parlour_player_language=fr' });
    expect(response.headers.get('location')).toBe('http://localhost:3000/fr/games');
  });

  it.each([
    ['/en', '/'],
    ['/en-AU/games', '/au/games'],
    ['/de-CH', '/ch'],
  ])('leads %s to %s for good', async (path, target) => {
    const response = await visit(path);
    expect(response.status).toBe(308);
    expect(response.headers.get('location')).toBe(`http://localhost:3000${target}`);
  });

  it('renders a list with a query from an inner address, in one spelling', async () => {
    const a = rewrite(await visit('/de/games/top?page=2&sort=az&utm_source=x'));
    const b = rewrite(await visit('/de/games/top?sort=az&page=2'));
    expect(a).toBe(`http://localhost:3000/de/games/top/~/${foldQuery('sort=az&page=2')}`);
    expect(b).toBe(a);
  });

  it('leads the inner address back to the query', async () => {
    const response = await visit(`/games/top/~/${foldQuery('page=2')}`);
    expect(response.status).toBe(308);
    expect(response.headers.get('location')).toBe('http://localhost:3000/games/top?page=2');
  });

  it.each(['%', '%E0%A4%A', 'page%3D2', '%2F%2Fevil.example'])(
    'leads the inner address %s, which is none of ours, to the list',
    async (segment) => {
      const response = await visit(`/games/top/~/${segment}`);
      expect(response.status).toBe(308);
      expect(response.headers.get('location')).toBe('http://localhost:3000/games/top');
    },
  );

  it.each([
    ['/games/no-such-category', '/games', 307],
    ['/de/games/No%20Such?page=2', '/de/games', 307],
    ['/ch/games/casino', '/ch/games', 307],
    ['/fr/games/21', '/fr/games', 307],
    ['/fr/games/3?page=2', '/fr/games/slots', 308],
    ['/games/6', '/games/jackpot-max', 308],
  ])('leads %s, which is no category’s page, to %s', async (path, target, status) => {
    const response = await visit(path);
    expect(response.status).toBe(status);
    expect(response.headers.get('location')).toBe(`http://localhost:3000${target}`);
  });

  it('leaves every category’s page, and what lies deeper, to the pages', async () => {
    const paths = GAME_CATEGORIES.flatMap(({ path }) => (path === null ? [] : [`/games/${path}`]));
    for (const path of [...paths, '/games', '/games/no-such-category/deeper']) {
      expect(rewrite(await visit(path))).toBe(`http://localhost:3000/en${path}`);
    }
  });

  it('closes the games, unknown categories too, before it leads anywhere', async () => {
    expect((await visit('/games/no-such-category', {}, '', ['games'])).status).toBe(503);
  });

  it('gives a crawler that says nothing of itself each address in the language that it names', async () => {
    const american = { [ADDRESS_HEADER]: '8.8.8.8' };
    for (const path of ['/', '/games', '/game/ember-isle', '/de/games', '/au', '/ch/games/top', '/fr/faq']) {
      const request = new NextRequest(`http://localhost:3000${path}`, { headers: american });
      const decision = decide(askedOf(request), { ...settings, blockedCountries: [] });
      expect([path, decision.kind]).toEqual([path, 'page']);
    }
  });

  it.each([
    ['/privacy_policy', '/info_pages/privacy_policy'],
    ['/de/terms_and_conditions', '/de/info_pages/terms_and_conditions'],
    ['/fr/info_pages/faq', '/fr/faq'],
  ])('leads %s to %s for good', async (path, target) => {
    const response = await visit(path);
    expect(response.status).toBe(308);
    expect(response.headers.get('location')).toBe(`http://localhost:3000${target}`);
  });

  it.each([
    ['/deposit-cancel/5ffc79e5?x=1', '/account/wallet/history'],
    ['/de/deposit-failure', '/de/account/wallet/history'],
    ['/fr/account', '/fr/account/transaction-history'],
    ['/account/wallet', '/account/wallet/deposit'],
    ['/redirect-lobby?from=studio', '/'],
    ['/action?action=login', '/?action=login'],
  ])('leads from %s on to %s', async (path, target) => {
    const response = await visit(path);
    expect(response.status).toBe(307);
    expect(response.headers.get('location')).toBe(`http://localhost:3000${target}`);
  });

  it('shows one page for every code to log in with', async () => {
    expect(rewrite(await visit('/de/authorize/abc-123'))).toBe('http://localhost:3000/de/authorize');
  });

  it('serves texts for modals as they are asked for, but not to a blocked country', async () => {
    expect(rewrite(await visit('/content/de/faq', { 'accept-language': 'fr' }))).toBeNull();
    expect((await visit('/content/de/faq', { [ADDRESS_HEADER]: '8.8.8.8' })).status).toBe(403);
  });

  it.each(['/sitemap.xml', '/sitemaps/de-games-1.xml'])(
    'serves %s to every crawler as it asks for it, but not to a blocked country',
    async (path) => {
      const response = await visit(path, { 'accept-language': 'fr', cookie: 'parlour_player_language=de' });
      expect([response.status, rewrite(response)]).toEqual([200, null]);
      expect((await visit(path, { [ADDRESS_HEADER]: '8.8.8.8' })).status).toBe(403);
    },
  );

  it('shows a blocked country one screen with status 403', async () => {
    const response = await visit('/games', { [ADDRESS_HEADER]: '8.8.8.8' });
    expect(response.status).toBe(403);
    expect(rewrite(response)).toBe('http://localhost:3000/en/blocked-country');
  });

  it.each([
    ['/vip', '/en/~/vip', '86400'],
    ['/de/bonuses/welcome', '/de/~/bonuses', '86400'],
    ['/ch/account/profile/security', '/de-CH/account/~/profile/main', '86400'],
  ])('answers %s, whose feature is not built, with its notice and 503', async (path, inner, seconds) => {
    const response = await visit(path);
    expect(response.status).toBe(503);
    expect(response.headers.get('retry-after')).toBe(seconds);
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(rewrite(response)).toBe(`http://localhost:3000${inner}`);
  });

  it('closes a section that is switched off, with all of its pages and none else', async () => {
    const games = await visit('/games/top?page=2', {}, '', ['games']);
    expect(games.status).toBe(503);
    expect(games.headers.get('retry-after')).toBe('600');
    expect(rewrite(games)).toBe('http://localhost:3000/en/~/games');
    expect((await visit('/', {}, '', ['games'])).status).toBe(200);
  });

  it('leads the inner address of a notice back to the section, and the reader to their language first', async () => {
    const inner = await visit('/de/account/~/promo');
    expect(inner.status).toBe(308);
    expect(inner.headers.get('location')).toBe('http://localhost:3000/de/account/promo');
    const english = await visit('/vip', { 'accept-language': 'fr' });
    expect(english.headers.get('location')).toBe('http://localhost:3000/fr/vip');
  });

  it.each([
    ['/offline', '/en/offline'],
    ['/ch/offline', '/de-CH/offline'],
  ])('gives %s in the language of its address to every reader', async (path, inner) => {
    const response = await visit(path, { 'accept-language': 'fr', cookie: 'parlour_language=de' });
    expect(rewrite(response)).toBe(`http://localhost:3000${inner}`);
  });

  it('sets no cookie and no Link header', async () => {
    const response = await visit('/');
    expect(response.headers.get('set-cookie')).toBeNull();
    expect(response.headers.get('link')).toBeNull();
  });

  it.each([
    ['', '/play/en'],
    ['/de/games/top?page=2', `/play/de/games/top/~/${foldQuery('page=2')}`],
  ])('knows its pages below a base path: %s', async (path, inner) => {
    expect(rewrite(await visit(path, {}, '/play'))).toBe(`http://localhost:3000${inner}`);
  });

  it('redirects below a base path', async () => {
    const response = await visit('/games', { 'accept-language': 'fr' }, '/play');
    expect(response.headers.get('location')).toBe('http://localhost:3000/play/fr/games');
  });
});
