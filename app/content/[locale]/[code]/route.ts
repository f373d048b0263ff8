import { readInfoPage } from '@/cms/read/info-pages';
import { isLocale } from '@/lib/domain/locales';
import { problemAnswer } from '@/lib/server/http/problem-answer';

interface Context {
  params: Promise<{ locale: string; code: string }>;
}

/** An info page's title and text for a modal, in one language: `{ title, text }` (lib/domain/rich-text), or 404. */
export async function GET(_request: Request, { params }: Context): Promise<Response> {
  const { locale, code } = await params;
  const page = isLocale(locale) ? await readInfoPage(code, locale) : null;
  if (!page) return problemAnswer(404, 'Not found');
  return Response.json(
    { data: { title: page.title, text: page.text } },
    // A browser asks again each time: a saved change is to be seen at once.
    { headers: { 'cache-control': 'no-cache' } },
  );
}
