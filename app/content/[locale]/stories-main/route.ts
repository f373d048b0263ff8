import { readStories } from '@/cms/read/promotion';
import { isLocale } from '@/lib/domain/locales';

interface Context {
  params: Promise<{ locale: string }>;
}

/**
 * The stories with all of their slides, for the player that opens from a circle: `{ data: Story[] }`
 * (cms/read/find-promotion), in one language. No text has this name: a code has no hyphen.
 */
export async function GET(_request: Request, { params }: Context): Promise<Response> {
  const { locale } = await params;
  if (!isLocale(locale)) {
    return Response.json(
      { type: 'about:blank', title: 'Not found', status: 404 },
      { status: 404, headers: { 'content-type': 'application/problem+json', 'cache-control': 'no-store' } },
    );
  }
  return Response.json(
    { data: await readStories(locale) },
    // A browser asks again each time: a saved change is to be seen at once.
    { headers: { 'cache-control': 'no-cache' } },
  );
}
