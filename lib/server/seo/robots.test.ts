import { robotsRules } from './robots';

function disallowed(basePath = ''): string[] {
  const { rules } = robotsRules('https://parlour.example', basePath);
  const [rule] = Array.isArray(rules) ? rules : [rules];
  return [rule?.disallow ?? []].flat();
}
/** As RFC 9309 §2.2.2 has it, for rules without wildcards. */
const isKept = (path: string, basePath = '') => disallowed(basePath).some((rule) => path.startsWith(rule));

it.each([
  '/api/v1/games',
  '/admin/collections',
  '/office/players',
  '/content/de/faq',
  '/account/wallet/deposit',
  '/de/account',
  '/ch/authorize/abc',
  '/fr/activate-bonus/7',
  '/au/deposit-success/1',
  '/redirect?status=error',
])('asks crawlers to leave %s alone', (path) => {
  expect(isKept(path)).toBe(true);
});

it.each([
  '/',
  '/de',
  '/games/all',
  '/fr/game/ember-isle',
  '/info_pages/about',
  '/_next/static/chunks/a.js',
  '/art/posters/g1/0123abcd/400.webp',
  '/fonts/figtree.woff2',
])('lets them have %s', (path) => {
  expect(isKept(path)).toBe(false);
});

it('says all of it below the base path', () => {
  const { rules, sitemap } = robotsRules('https://parlour.example', '/play');
  expect(sitemap).toBe('https://parlour.example/play/sitemap.xml');
  expect(rules).toMatchObject({ allow: '/play/' });
  expect(isKept('/play/de/account', '/play')).toBe(true);
  expect(disallowed('/play').every((path) => path.startsWith('/play/'))).toBe(true);
});
