import { Fragment } from 'react';
import { NextIntlClientProvider } from 'next-intl';
import { getTranslations } from 'next-intl/server';
import { notFound } from 'next/navigation';
import { JsonLd } from '@/components/shell/json-ld/json-ld';
import { readSeoEntry } from '@/cms/read/seo';
import { CategoryTabs } from '@/features/lobby/components/category-tabs';
import { GameSearch } from '@/features/lobby/components/game-search';
import { GamesGrid } from '@/features/lobby/components/games-grid';
import { ListBar } from '@/features/lobby/components/list-bar';
import { Tools } from '@/features/lobby/components/tools';
import { readGames } from '@/endpoints/get-games.server';
import { BlockBoundary } from '@/components/ui/block-boundary/block-boundary';
import type { GameCategory } from '@/lib/domain/game-categories';
import { clientMessages } from '@/lib/server/i18n/client-messages';
import { lawOfTarget } from '@/lib/domain/law-of-target';
import type { Locale } from '@/lib/domain/locales';
import {
  countFilters,
  isLiveList,
  LIST_PAGE_SIZE,
  listSegment,
  type ListQuery,
} from '@/lib/games/list-query';
import { readEmptyCategories } from '@/endpoints/get-categories.server';
import { siteBase } from '@/lib/server/seo/address';
import { breadcrumbNode, graphOf, listNode } from '@/lib/server/seo/json-ld';
import { listStanding } from '@/lib/server/seo/list-standing';
import { providersBlock } from '@/screens/page-data/block-data';
import { WaitingList } from './waiting-list';
import { directGames } from './direct-games';
import { ListHead } from './list-head';
import { SeoSection } from '@/screens/page-data/seo-section';
import { WhereJackpots } from '@/screens/page-data/where-jackpots';

interface ListScreenProps {
  locale: Locale;
  /** Address of the list without its query and language. */
  path: string;
  category: GameCategory;
  query: ListQuery;
}

/**
 * A page of games: a category, a studio, a search, or what they have in common.
 * @throws Error when the games themselves can't be read: the last good page is kept
 */
export async function ListScreen({ locale, path, category, query }: ListScreenProps) {
  const t = await getTranslations('Lobby');
  const categories = await getTranslations('Categories');
  const empty = await readEmptyCategories();
  const named = [category.path, ...query.features].map((part) => lawOfTarget(`/games/${part}`));
  const Frame = named.includes('jackpots') ? WhereJackpots : Fragment;
  if (empty.includes(category.code))
    return (
      <Frame>
        <WaitingList locale={locale} category={category} empty={empty} />
      </Frame>
    );
  const [messages, direct, providers, entry] = await Promise.all([
    clientMessages('screens/lists/list-screen'),
    directGames(locale),
    providersBlock(),
    readSeoEntry(`games/${category.path ?? 'all'}`, locale),
  ]);
  // Its text is about the category as a whole, and stands where that begins.
  const isWhole = query.page === 1 && query.name === '' && countFilters(query) === 0;
  const studios = providers?.slice(1).filter(({ id }) => query.providerIds.includes(id)) ?? [];
  if (studios.length < query.providerIds.length) {
    if (providers) notFound();
    throw new Error('the platform does not say which studio this is');
  }
  // `/games?providerId=5` is that studio's own list.
  const studio = path === '/games' && studios.length === 1 ? studios[0] : undefined;
  const list = await readGames({
    ...query,
    category: category.code === 'all' ? undefined : (category.path ?? undefined),
  });
  if (query.page > list.meta.lastPage) notFound();
  const title = studio?.name ?? (category.code === 'all' ? t('grid.allGames') : categories(category.code));
  const base = siteBase();
  return (
    <NextIntlClientProvider locale={locale} messages={messages}>
      <JsonLd
        data={graphOf(
          breadcrumbNode(base, locale, [{ name: title, path: listStanding(path, query).path }]),
          listNode(
            base,
            locale,
            title,
            list.data.map(({ name, geo_link }) => ({ name, path: geo_link })),
            (list.meta.page - 1) * LIST_PAGE_SIZE + 1,
          ),
        )}
      />
      <Frame>
        <ListHead title={title} count={t('rows.games', { count: list.meta.total })} />
        <BlockBoundary>
          <Tools>
            <GameSearch
              total={providers?.[0]?.gamesCount}
              name={query.name}
              path={path}
              keep={Object.fromEntries(
                new URLSearchParams(listSegment({ ...query, name: '', sort: 'popular', page: 1 })),
              )}
            />
            <CategoryTabs current={category.code} empty={empty} games={direct} />
          </Tools>
        </BlockBoundary>
        <BlockBoundary>
          <ListBar
            path={path}
            category={category.path ?? 'all'}
            live={isLiveList(category.id)}
            query={query}
            total={list.meta.total}
            studios={studios}
            ownStudio={studio !== undefined}
          />
        </BlockBoundary>
        <BlockBoundary>
          <GamesGrid
            games={list.data}
            total={list.meta.total}
            lastPage={list.meta.lastPage}
            path={path}
            category={category.path ?? 'all'}
            query={query}
            filtered={countFilters(query) > (studio ? 1 : 0)}
            tag={category.code === 'feature_buy' ? 'bonus' : undefined}
          />
        </BlockBoundary>
        {isWhole && <SeoSection text={entry.text} />}
      </Frame>
    </NextIntlClientProvider>
  );
}
