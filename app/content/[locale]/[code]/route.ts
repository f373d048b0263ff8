import { readInfoPage } from '@/cms/read/info-pages';
import { isLocale } from '@/lib/domain/locales';

interface Context {
  params: Promise<{ locale: string; code: string }>;
}

/** An info page's title and text for a modal, in one language: `{ title, text }` (lib/domain/rich-text), or 404. */
export async function GET(_request: Request, { params }: Context): Promise<Response> {
  const { locale, code } = await params;
  const page = isLocale(locale) ? await readInfoPage(code, locale) : null;
  if (!page) {
    return Response.json(
      { type: 'about:blank', title: 'Not found', status: 404 },
      { status: 404, headers: { 'content-type': 'application/problem+json', 'cache-control': 'no-store' } },
    );
  }
  return Response.json(
    { data: { title: page.title, text: page.text } },
    // A browser asks again each time: a saved change is to be seen at once.
    { headers: { 'cache-control': 'no-cache' } },
  );
}
