import 'server-only';
import { readSitemapContent } from '@/cms/read/sitemap';
import { webConfig } from '@/lib/config/web';
import { closedNow } from '@/lib/rules/site-rules';
import { catalogueBatches } from '@/lib/seo/sitemap/catalogue';
import type { SitemapSources } from '@/lib/seo/sitemap/parts';
import { xmlUnavailable } from '@/lib/seo/sitemap/response';

/** Half of a list would tell search engines that the other half is gone: an answer when all of it can be read. */
export async function withSources(answer: (sources: SitemapSources) => Promise<Response>): Promise<Response> {
  try {
    const content = await readSitemapContent();
    if (!content) return xmlUnavailable();
    return await answer({ content, games: catalogueBatches, switchedOff: closedNow(webConfig()) });
  } catch (error) {
    console.error('sitemap:', error);
    return xmlUnavailable();
  }
}
