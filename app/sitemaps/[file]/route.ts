import { parseSitemapName } from '@/lib/server/seo/sitemap/files';
import { sitemapResponse } from '@/screens/sitemaps/sitemap-response';

interface Context {
  params: Promise<{ file: string }>;
}

/** `/sitemaps/{language}-{kind}-{part}.xml`: pages of one kind in one language, with their other languages. */
export async function GET(request: Request, { params }: Context): Promise<Response> {
  const file = parseSitemapName((await params).file);
  if (!file) return new Response(null, { status: 404, headers: { 'Cache-Control': 'no-store' } });
  return sitemapResponse(request, file);
}
