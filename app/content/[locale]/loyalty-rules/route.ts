import { readLoyalty } from '@/cms/read/promotion';
import { isLocale } from '@/lib/domain/locales';
import { problemAnswer } from '@/lib/server/http/problem-answer';

interface Context {
  params: Promise<{ locale: string }>;
}

/** The entry that players read; each other one is a level. */
const RULES = 'loyalty_main';

/**
 * How the VIP levels work, for the modal of their rules, in one language: `{ data: { title, childs } }`
 * (cms/read/find-promotion), or 404. No text has this name: a code has no hyphen.
 */
export async function GET(_request: Request, { params }: Context): Promise<Response> {
  const { locale } = await params;
  const rules = isLocale(locale) ? (await readLoyalty(locale)).find(({ code }) => code === RULES) : undefined;
  if (!rules) return problemAnswer(404, 'Not found');
  return Response.json(
    { data: { title: rules.title, childs: rules.childs } },
    // A browser asks again each time: a saved change is to be seen at once.
    { headers: { 'cache-control': 'no-cache' } },
  );
}
