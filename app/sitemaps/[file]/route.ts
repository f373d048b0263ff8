import { siteBase } from '@/lib/seo/address';
import { parseSitemapName } from '@/lib/seo/sitemap/files';
import { sitemapPart } from '@/lib/seo/sitemap/parts';
import { xmlResponse } from '@/lib/seo/sitemap/response';
import { urlSetXml } from '@/lib/seo/sitemap/xml';
import { withSources } from '../sources';

const missing = () => new Response(null, { status: 404, headers: { 'Cache-Control': 'no-store' } });

interface Context {
  params: Promise<{ file: string }>;
}

/** `/sitemaps/{language}-{kind}-{part}.xml`: pages of one kind in one language, with their other languages. */
export async function GET(request: Request, { params }: Context): Promise<Response> {
  const file = parseSitemapName((await params).file);
  if (!file) return missing();
  return withSources(async (sources) => {
    const base = siteBase();
    const part = await sitemapPart(file.kind, file.part, sources);
    if (!part) return missing();
    const { entries, changed } = part;
    return xmlResponse(request, {
      facts: [base, file, entries],
      changed,
      write: () => urlSetXml(base, file.locale, entries),
    });
  });
}
