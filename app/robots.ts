import type { MetadataRoute } from 'next';
import { webConfig } from '@/lib/config/web';
import { robotsRules } from '@/lib/seo/robots';

export const dynamic = 'force-dynamic';

export default function robots(): MetadataRoute.Robots {
  const { webOrigin, basePath } = webConfig();
  return robotsRules(webOrigin, basePath);
}
