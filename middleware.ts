import type { NextRequest } from 'next/server';
import { answerTo, askedOf } from '@/lib/middleware/answer';
import { decide } from '@/lib/middleware/steps';
import { webConfig } from '@/lib/config/web';

export const config = {
  runtime: 'nodejs',
  matcher: [
    '/((?!_next/|art/|media/|admin|cms-api|internal/|fonts/|flags/|payments/|icons/|[^/]+\\.[a-z0-9]+$).*)',
    '/api/:path*',
    // The index of the sitemaps; the sitemaps themselves are matched above.
    '/sitemap.xml',
  ],
};

export default function middleware(request: NextRequest) {
  const settings = webConfig();
  return answerTo(request, decide(askedOf(request), settings), settings.platformUrl);
}
