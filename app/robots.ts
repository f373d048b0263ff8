import type { MetadataRoute } from 'next';
import { webConfig } from '@/lib/server/config/web';
import { robotsRules } from '@/lib/server/seo/robots';

export const dynamic = 'force-dynamic';

export default function robots(): MetadataRoute.Robots {
  const { webOrigin, basePath } = webConfig();
  return robotsRules(webOrigin, basePath);
}
