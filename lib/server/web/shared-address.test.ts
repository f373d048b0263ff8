import type { IncomingMessage } from 'node:http';
import { readWebConfig } from '@/lib/server/config/web';
import { DRAFT_COOKIE } from '@/lib/domain/preview';
import { ADDRESS_HEADER } from '@/lib/node/http/visitor';
import { settingsNow } from '@/lib/server/middleware/settings';
import { WEB_ENVIRONMENT } from '@/tests/support/web-environment';
import { shareAddress } from './shared-address';

const config = readWebConfig({ ...WEB_ENVIRONMENT, BLOCKED_COUNTRIES: 'US' });

/** What Next is asked for. */
function shared(url: string, headers: Record<string, string> = {}, method = 'GET', basePath = '') {
  const request = { url, headers, method } as unknown as IncomingMessage;
  shareAddress(request, settingsNow(config), basePath);
  return request.url;
}

it.each([
  ['/?utm_source=x', '/'],
  ['/de/jackpots?token=secret', '/de/jackpots'],
  ['/redirect?session_uuid=secret', '/redirect'],
  ['/confirmed_email?code=secret', '/confirmed_email'],
  ['/authorize/secret', '/authorize/-'],
  ['/ch/authorize/secret?a=b', '/ch/authorize/-'],
  ['/vip?token=secret', '/vip'],
  ['/games/top?token=secret', '/games/top'],
  ['/games/top?token=secret&page=2', '/games/top?page=2'],
  ['/f%61q?token=secret', '/f%61q'],
  ['/games?category=secret', '/games?category=-'],
  ['/nothing-there?token=secret', '/nothing-there'],
])('asks for %s by %s, in which nothing is the visitor’s', (url, address) => {
  expect(shared(url)).toBe(address);
});

it('does so on the way of a navigation, too, and leaves Next its own word', () => {
  expect(shared('/de/jackpots?token=secret&_rsc=abc', { rsc: '1' })).toBe('/de/jackpots?_rsc=abc');
  expect(shared('/de/games/top?page=2&token=secret&_rsc=abc', { rsc: '1' })).toBe(
    '/de/games/top?page=2&_rsc=abc',
  );
});

it('takes nothing else for that word', () => {
  const odd = '/faq?_rsc=a%26token%3Dsecret%23%0d%0a';
  expect(shared(odd, { rsc: '1' })).toBe('/faq?_rsc=a%26token%3Dsecret%23%0D%0A');
  expect(shared(odd)).toBe('/faq');
});

it('does so for the screen of a blocked country', () => {
  expect(shared('/faq?token=secret', { [ADDRESS_HEADER]: '8.8.8.8' })).toBe('/faq');
});

it('keeps the base path', () => {
  expect(shared('/app?token=secret', {}, 'GET', '/app')).toBe('/app');
  expect(shared('/app/de/faq?token=secret', {}, 'GET', '/app')).toBe('/app/de/faq');
});

it.each([
  ['a call of the API', '/api/v1/games?page=2'],
  ['an address that leads on with its query', '/en/faq?a=b'],
  ['a category that has an address', '/games?category=top&a=b'],
  ['what names no page of a language', '/sitemaps/de.xml?a=b'],
  ['a call of the CMS', '/cms-api/seo-entries?limit=5&where[path][equals]=faq'],
  ['a form of the CMS', '/admin/collections/seo-entries/5?locale=fr&_rsc=1'],
  ['the log-in of the CMS', '/admin/login?redirect=%2Fadmin'],
  ['a picture in a size', '/_next/image?url=a&w=64&q=75'],
  ['a file', '/art/share/home.jpg?v=1'],
])('leaves %s as it is', (_name, url) => {
  expect(shared(url)).toBe(url);
});

it('leaves drafts, which are kept nowhere, and what is no reading', () => {
  expect(shared('/faq?a=b', { cookie: `${DRAFT_COOKIE}=x` })).toBe('/faq?a=b');
  expect(shared('/faq?a=b', {}, 'POST')).toBe('/faq?a=b');
});
