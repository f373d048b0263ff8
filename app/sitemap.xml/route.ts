import { LOCALES } from '@/lib/domain/locales';
import { fileAddress, siteBase } from '@/lib/seo/address';
import { latest } from '@/lib/seo/sitemap/entries';
import { sitemapPath } from '@/lib/seo/sitemap/files';
import { sitemapParts } from '@/lib/seo/sitemap/parts';
import { xmlResponse } from '@/lib/seo/sitemap/response';
import { sitemapIndexXml } from '@/lib/seo/sitemap/xml';
import { withSources } from '../sitemaps/sources';

/** The index: one sitemap for each language and kind of page. */
export function GET(request: Request): Promise<Response> {
  return withSources(async (sources) => {
    const base = siteBase();
    const parts = await sitemapParts(sources);
    const files = LOCALES.flatMap((locale) =>
      parts.map(({ kind, part, changed }) => ({
        address: fileAddress(base, sitemapPath({ locale, kind, part })),
        changed,
      })),
    );
    return xmlResponse(request, {
      facts: files,
      changed: latest(parts.map(({ changed }) => changed)),
      write: () => sitemapIndexXml(files),
    });
  });
}
