import { sitemapResponse } from '@/screens/sitemaps/sitemap-response';

/** The index: one sitemap for each language and kind of page. */
export const GET = (request: Request): Promise<Response> => sitemapResponse(request, 'index');
