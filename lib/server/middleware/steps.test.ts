import { NextRequest } from 'next/server';
import { HOME, NOW, rewrite, visit } from './testing/visit';
import { GAME_CATEGORIES } from '@/lib/domain/game-categories';
import { SECTIONS } from '@/lib/domain/sections';
import { foldQuery } from '@/lib/server/games/list-address';
import { NO_RULES, type SiteRules } from '@/lib/domain/site-rules';
import { mergeRules } from '@/lib/server/rules/merge-rules';
import { askedOf } from './answer';
import { UNREADABLE_ADDRESS } from '@/lib/node/http/network-address';
import { ADDRESS_HEADER, PROOF_HEADER } from '@/lib/node/http/visitor';
import { decide } from './steps';

describe('the middleware', () => {
  it('hands the API to the platform with its query', async () => {
    const introduced = { [PROOF_HEADER]: 'of our server' };
    expect(rewrite(await visit('/api/v1/games?page=2', introduced))).toBe(
      'http://127.0.0.1:3100/api/v1/games?page=2',
    );
  });

  it('hands over nothing that did not come in by our server’s door', async () => {
    const response = await visit('/api/v1/games', { [ADDRESS_HEADER]: '193.99.144.80' });
    expect([response.status, rewrite(response)]).toEqual([400, null]);
  });

  it('refuses whoever names an address that can’t be read, as long as any country is blocked', async () => {
    expect((await visit('/games', { [ADDRESS_HEADER]: UNREADABLE_ADDRESS })).status).toBe(403);
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
    expect(a).toBe(`http://localhost:3000/de/games/top/~filtered/${foldQuery('sort=az&page=2')}`);
    expect(b).toBe(a);
  });

  it('leads the inner address back to the query', async () => {
    const response = await visit(`/games/top/~filtered/${foldQuery('page=2')}`);
    expect(response.status).toBe(308);
    expect(response.headers.get('location')).toBe('http://localhost:3000/games/top?page=2');
  });

  it.each(['%', '%E0%A4%A', 'page%3D2', '%2F%2Fevil.example'])(
    'leads the inner address %s, which is none of ours, to the list',
    async (segment) => {
      const response = await visit(`/games/top/~filtered/${segment}`);
      expect(response.status).toBe(308);
      expect(response.headers.get('location')).toBe('http://localhost:3000/games/top');
    },
  );

  it.each([
    ['/games/no-such-category', '/games?category=no-such-category', 307],
    ['/de/games/No%20Such&more?page=2', '/de/games?category=No%20Such%26more', 307],
    ['/ch/games/casino', '/ch/games?category=casino', 307],
    ['/fr/games/21', '/fr/games?category=21', 307],
    ['/fr/games?category=book', '/fr/games/book', 308],
    ['/games?category=6&page=2', '/games/jackpot-max', 308],
    ['/fr/games/3?page=2', '/fr/games/slots', 308],
    ['/games/6', '/games/jackpot-max', 308],
  ])('leads %s, which is no category’s page, to %s', async (path, target, status) => {
    const response = await visit(path);
    expect(response.status).toBe(status);
    expect(response.headers.get('location')).toBe(`http://localhost:3000${target}`);
  });

  it.each(['no-such-category', '21', '', '../game', '%25'])(
    'has no page of the category %j, which /games was asked for',
    async (category) => {
      expect(rewrite(await visit(`/de/games?category=${category}`))).toBe('http://localhost:3000/de/games/-');
    },
  );

  it('leaves every category’s page, and what lies deeper, to the pages', async () => {
    const paths = GAME_CATEGORIES.flatMap(({ path }) => (path === null ? [] : [`/games/${path}`]));
    for (const path of [...paths, '/games', '/games/no-such-category/deeper']) {
      expect(rewrite(await visit(path))).toBe(`http://localhost:3000/en${path}`);
    }
  });

  it('gives a crawler that says nothing of itself each address in the language that it names', async () => {
    const american = { [ADDRESS_HEADER]: '8.8.8.8' };
    for (const path of ['/', '/games', '/game/ember-isle', '/de/games', '/au', '/ch/games/top', '/fr/faq']) {
      const request = new NextRequest(`http://localhost:3000${path}`, { headers: american });
      const rules = mergeRules(NO_RULES, { ...HOME, blockedCountries: [], maintenance: [] });
      const decision = decide(askedOf(request), { countryHeader: undefined, rules, now: NOW });
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
    [
      '/de/deposit-failure/0b0c2f9e-5d0a-4c0b-9d3e-1f2a3b4c5d6e?deposit=other',
      '/de/account/wallet/history?deposit=0b0c2f9e-5d0a-4c0b-9d3e-1f2a3b4c5d6e',
    ],
    ['/deposit-cancel/%2F%2Fevil.example', '/account/wallet/history'],
    ['/fr/account', '/fr/account/profile/main'],
    ['/account/transaction-history/basic', '/account/transaction-history'],
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

  it('shows a blocked country one screen with its status', async () => {
    const site: Partial<SiteRules> = {
      countries: { AU: { blocked: 451, locale: 'en-AU' }, DE: { blocked: 403, locale: 'de' } },
    };
    const from = (address: string, path = '/games', more = {}) =>
      visit(path, { [ADDRESS_HEADER]: address, ...more }, '', [], site);
    for (const [address, status, inner] of [
      ['8.8.8.8', 403, '/en/blocked-country'],
      ['193.99.144.80', 403, '/de/blocked-country'],
      ['1.1.1.1', 451, '/en-AU/blocked-country/451'],
    ] as const) {
      const response = await from(address);
      expect([response.status, response.headers.get('cache-control')]).toEqual([status, 'no-store']);
      expect(rewrite(response)).toBe(`http://localhost:3000${inner}`);
    }
    expect((await from('212.27.48.10')).status).toBe(307);
  });

  it.each([
    ['a page', '/', {}],
    ['a crawler', '/', { 'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1)' }],
    ['a client-side navigation', '/games', { rsc: '1' }],
    ['a prefetch', '/games', { rsc: '1', 'next-router-prefetch': '1' }],
    ['a text for a modal', '/content/en/faq', {}],
    ['the page without a network', '/offline', {}],
    ['an internal door without a signature', '/internal/revalidate', {}],
    ['a list of addresses', '/sitemap.xml', {}],
  ])('refuses a blocked country %s', async (_name, path, headers) => {
    expect((await visit(path, { [ADDRESS_HEADER]: '8.8.8.8', ...headers })).status).toBe(403);
  });

  it('lets signed calls of our own processes in from wherever those stand', async () => {
    const signed = { [ADDRESS_HEADER]: '8.8.8.8', 'x-signature': 't=1,v1=0' };
    expect((await visit('/internal/revalidate', signed)).status).toBe(200);
    expect((await visit('/games', signed)).status).toBe(403);
  });

  it.each(['/internal/revalidate', '/sitemap.xml'])('leaves %s without a language', async (path) => {
    const response = await visit(path, { 'accept-language': 'de' });
    expect([response.status, rewrite(response)]).toEqual([200, null]);
  });

  it('takes the language that operators chose for a country, else its own', async () => {
    const from = (address: string, countries: SiteRules['countries']) =>
      visit('/games', { [ADDRESS_HEADER]: address }, '', [], { countries });
    const swiss = await from('130.59.31.80', { CH: { locale: 'fr' } });
    expect(swiss.headers.get('location')).toBe('http://localhost:3000/fr/games');
    const german = await from('193.99.144.80', { CH: { locale: 'fr' } });
    expect(german.headers.get('location')).toBe('http://localhost:3000/de/games');
    expect((await from('193.99.144.80', { DE: { currencies: ['EUR'] } })).status).toBe(200);
    expect((await from('193.99.144.80', { DE: { locale: 'en' } })).status).toBe(200);
  });

  it.each([
    ['/vip', '/en/~closed/vip', '86400'],
    ['/ch/account/vip/levels', '/de-CH/account/~closed/vip', '86400'],
  ])('answers %s, whose feature is not built, with its notice and 503', async (path, inner, seconds) => {
    for (const name of ['vip', 'account_vip', 'tournaments'] as const)
      jest.replaceProperty(SECTIONS[name], 'ready', false as never);
    const response = await visit(path);
    jest.restoreAllMocks();
    expect(response.status).toBe(503);
    expect(response.headers.get('retry-after')).toBe(seconds);
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(rewrite(response)).toBe(`http://localhost:3000${inner}`);
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
    ['/de/games/top?page=2', `/play/de/games/top/~filtered/${foldQuery('page=2')}`],
  ])('knows its pages below a base path: %s', async (path, inner) => {
    expect(rewrite(await visit(path, {}, '/play'))).toBe(`http://localhost:3000${inner}`);
  });

  it('redirects below a base path', async () => {
    const response = await visit('/games', { 'accept-language': 'fr' }, '/play');
    expect(response.headers.get('location')).toBe('http://localhost:3000/play/fr/games');
  });
});
