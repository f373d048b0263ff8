import { config } from '@/middleware';
import { asksMiddleware, PAGE_MATCHERS } from './matcher';

it('is what Next is told', () => {
  expect(config.matcher).toEqual([...PAGE_MATCHERS, '/api/:path*', '/sitemap.xml']);
});

it.each([
  '/',
  '/de',
  '/games/top',
  '/vip/',
  '/account/wallet',
  '/officers',
  '/authorize/x.y',
  '/old.php',
  '/sitemaps/de.xml',
])('asks what %s is', (path) => expect(asksMiddleware(path)).toBe(true));

it.each([
  '/admin',
  '/admin/login',
  '/office',
  '/office/players',
  '/cms-api/faq',
  '/_next/image',
  '/art/scenes/a.webp',
  '/media/a.png',
  '/logo.svg',
])('leaves %s alone', (path) => expect(asksMiddleware(path)).toBe(false));
