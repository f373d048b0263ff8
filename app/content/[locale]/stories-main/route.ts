import { readStories } from '@/cms/read/promotion';
import { isLocale } from '@/lib/domain/locales';
import { openStories } from '@/lib/domain/open-stories';
import { readEmptyCategories } from '@/endpoints/get-categories.server';
import { problemAnswer } from '@/lib/server/http/problem-answer';
import { readClosedSections } from '@/lib/server/rules/closed-sections';

interface Context {
  params: Promise<{ locale: string }>;
}

/**
 * The stories with all of their slides, for the player that opens from a circle: `{ data: Story[] }`
 * (cms/read/find-promotion), in one language and without what leads into closed sections or to games that there are none of. No text has this name: a code has no hyphen.
 */
export async function GET(_request: Request, { params }: Context): Promise<Response> {
  const { locale } = await params;
  if (!isLocale(locale)) return problemAnswer(404, 'Not found');
  const [stories, closed, empty] = await Promise.all([
    readStories(locale),
    readClosedSections(),
    readEmptyCategories(),
  ]);
  return Response.json(
    { data: openStories(stories, closed, empty) },
    // A browser asks again each time: a saved change is to be seen at once.
    { headers: { 'cache-control': 'no-cache' } },
  );
}
