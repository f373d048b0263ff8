import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { notFound } from 'next/navigation';
import { readSeoEntry } from '@/cms/read/seo';
import { getProviders } from '@/features/lobby/api/get-providers';
import { categoryOfPath, type GameCategory } from '@/lib/domain/game-categories';
import { pageLocale } from '@/lib/i18n/page';
import { unfoldQuery } from '@/lib/games/list-address';
import { listHref, parseListQuery, type ListQuery } from '@/lib/games/list-query';
import type { Locale } from '@/lib/domain/locales';
import { pageMetadata } from '@/lib/seo/metadata';

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

/**
 * Title and canonical of a list: pages of a list and a studio's games stand for themselves; searches and other
 * orders of the same games are kept out of search engines.
 */
export async function listMetadata({ locale, path, category, query }: ListPage): Promise<Metadata> {
  const entry = await readSeoEntry(`games/${category.path ?? 'all'}`, locale);
  const t = await getTranslations('Lists');
  const studio =
    query.providerId === null ? undefined : (await getProviders()).find(({ id }) => id === query.providerId);
  const base = studio ? t('studioTitle', { name: studio.name, count: studio.gamesCount }) : entry.title;
  return pageMetadata({
    title: query.page > 1 ? t('pageTitle', { title: base, page: query.page }) : base,
    description: studio
      ? t('studioDescription', { name: studio.name, count: studio.gamesCount })
      : entry.description,
    path: listHref(path, { page: query.page, providerId: query.providerId }),
    locale,
    index: query.name === '' && query.sort === 'popular',
  });
}
