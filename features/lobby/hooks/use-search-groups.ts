'use client';

import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { GAME_CATEGORIES, type GameCategoryCode } from '@/lib/domain/game-categories';
import { useCatalogueCounts } from '@/lib/browser/games/use-catalogue-counts';
import { isNameMeant } from '@/lib/games/name-match';
import { providerListQuery } from '../api/get-providers';
import { popularGamesQuery, searchGamesQuery } from '../queries/search-games';
import { pagesOfFrame } from '../domain/frame-pages';
import {
  categoryOption,
  gameOption,
  pageOption,
  providerOption,
  recentOption,
  type SearchGroup,
} from '../domain/search-options';

/** Studios, categories and pages that stand beside the games. */
const BESIDES = 4;
/** Number of categories at first, as many as fit in a line: later ones replace those without games. */
const STARTS = ['top', 'new', 'live', 'jackpots', 'blackjack', 'slots', 'megaways', 'book'] as const;
const STARTS_SHOWN = 5;

/** The categories that have a list of their own, in the order of the menu. */
const CATEGORIES = GAME_CATEGORIES.flatMap(({ code, path }) =>
  path !== null && code !== 'bonus_wager' ? [{ code, path }] : [],
);

/** The content of the result list: the answer to a text, or suggestions before a search. */
export function useSearchGroups(text: string, searches: boolean, recent: readonly string[]) {
  const t = useTranslations('Search');
  const categoryNames = useTranslations('Categories');
  const [pages] = useState(pagesOfFrame);
  const { empty } = useCatalogueCounts();
  const games = useInfiniteQuery({ ...searchGamesQuery(text), enabled: searches });
  const popular = useQuery({ ...popularGamesQuery, enabled: !searches });
  const providers = useQuery(providerListQuery);
  const found = searches ? (games.data?.pages.flatMap(({ data }) => data) ?? []) : [];
  const total = games.data?.pages[0]?.meta.total ?? 0;

  const categories = CATEGORIES.filter(({ code }) => !empty.includes(code)).map(({ code, path }) =>
    categoryOption(code, path, categoryNames(code)),
  );
  const starts: readonly GameCategoryCode[] = STARTS.filter((code) => !empty.includes(code)).slice(
    0,
    STARTS_SHOWN,
  );
  const meant = <Entry extends { name: string }>(entries: readonly Entry[]) =>
    entries.filter(({ name }) => isNameMeant(name, text)).slice(0, BESIDES);

  const before = (): SearchGroup[] => [
    { key: 'recent', title: t('recent'), options: recent.map(recentOption) },
    {
      key: 'categories',
      title: t('categories'),
      options: categories.filter((option) => option.kind === 'category' && starts.includes(option.code)),
    },
    { key: 'popular', title: t('popular'), options: (popular.data ?? []).map(gameOption) },
  ];
  const answer = (): SearchGroup[] => [
    { key: 'categories', title: t('categories'), options: meant(categories) },
    {
      key: 'providers',
      title: t('providers'),
      options: meant((providers.data ?? []).filter(({ id }) => id !== 0)).map((provider) =>
        providerOption(provider, t('count', { count: provider.gamesCount })),
      ),
    },
    { key: 'games', title: t('games'), options: found.map(gameOption) },
    { key: 'pages', title: t('pages'), options: meant(pages).map(pageOption) },
  ];
  const groups = (searches ? answer() : before()).filter(({ options }) => options.length > 0);
  return { groups, games, shownGames: found.length, total, popularPending: popular.isPending };
}
