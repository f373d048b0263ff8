import type { NextRequest } from 'next/server';
import { answerTo, askedOf } from '@/lib/server/middleware/answer';
import { settingsNow } from '@/lib/server/middleware/settings';
import { decide } from '@/lib/server/middleware/steps';
import { webConfig } from '@/lib/server/config/web';

export const config = {
  runtime: 'nodejs',
  // lib/server/middleware/matcher.ts says the same to who runs before it.
  matcher: [
    // By itself: below a base path the pattern after it wants a slash, which the home page's address has not.
    '/',
    '/((?!_next/|art/|media/|admin|office(?:/|$)|cms-api|fonts/|flags/|coins/|payments/|icons/|[^/]+\\.[a-z0-9]+$).*)',
    // Addresses that other sites' pages had, for operators' redirects; and lists of addresses for search engines.
    '/:file([^/]+\\.(?:html?|php|aspx?|xml))',
    '/api/:path*',
    // The index of the sitemaps; the sitemaps themselves are matched above.
    '/sitemap.xml',
  ],
};

export default function middleware(request: NextRequest) {
  const config = webConfig();
  return answerTo(request, decide(askedOf(request), settingsNow(config)), config.platformUrl);
}
