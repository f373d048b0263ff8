import type { MetadataRoute } from 'next';
import { webConfig } from '@/lib/config/web';

export const dynamic = 'force-dynamic';

export default function robots(): MetadataRoute.Robots {
  return {
    rules: {
      userAgent: '*',
      allow: '/',
      disallow: ['/api/', '/admin', '/cms-api', '/internal/', '/account/', '/deposit-'],
    },
    sitemap: `${webConfig().webOrigin}/sitemap.xml`,
  };
}
