import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { notFound } from 'next/navigation';
import { categoryOfPath, type GameCategory } from '@/lib/domain/game-categories';
import { pageLocale } from '@/lib/server/i18n/page';
import { unfoldQuery } from '@/lib/server/games/list-address';
import { parseListQuery, type ListQuery } from '@/lib/games/list-query';
import type { Locale } from '@/lib/domain/locales';
import { readEmptyCategories } from '@/endpoints/get-categories.server';
import { listStanding } from '@/lib/server/seo/list-standing';
import { pageMetadata } from '@/lib/server/seo/metadata';
import { pagedTitle } from '@/lib/server/seo/paged-title';
import { categoryWords, studioWords } from '@/screens/page-data/page-words';
import { pagePicture } from '@/screens/page-data/page-picture';

export interface ListPage {
  locale: Locale;
  path: string;
  category: GameCategory;
  query: ListQuery;
}

/** What the address of a list asks for. An unknown category is not found. */
export function listPageOf(params: { locale: string; category?: string; query?: string }): ListPage {
  const locale = pageLocale(params.locale);
  const category = categoryOfPath(params.category ?? 'all');
  if (!category) notFound();
  const query = parseListQuery(new URLSearchParams(unfoldQuery(params.query ?? '')));
  return { locale, category, query, path: params.category ? `/games/${params.category}` : '/games' };
}

/** Title of a category's list while none of its games can be played: its SEO entry would not be true then. */
async function waitingMetadata({ locale, path, category }: ListPage): Promise<Metadata> {
  const [lobby, categories] = await Promise.all([
    getTranslations('Lobby.grid'),
    getTranslations('Categories'),
  ]);
  const entry = { title: `${categories(category.code)} | Parlour`, description: lobby('notYetText') };
  return pageMetadata({ entry, path, locale, index: false });
}

/** Title, canonical and picture of a list: those of its studio, else of its category. */
export async function listMetadata(page: ListPage): Promise<Metadata> {
  const { locale, path, category, query } = page;
  if ((await readEmptyCategories()).includes(category.code)) return waitingMetadata(page);
  const t = await getTranslations('Lists');
  // Several studios together have no name of their own.
  const [providerId, second] = query.providerIds;
  const studio =
    providerId === undefined || second !== undefined ? null : await studioWords(locale, providerId);
  const entry = studio ?? (await categoryWords(locale, category));
  const subject = studio ? `studio/${providerId}` : `games/${category.path ?? 'all'}`;
  const titled = (title: string) =>
    query.page > 1 ? pagedTitle(title, (words) => t('pageTitle', { title: words, page: query.page })) : title;
  return pageMetadata({
    entry: { ...entry, title: titled(entry.title) },
    ...listStanding(path, query),
    locale,
    picture: pagePicture(locale, subject, entry.title),
  });
}
