'use client';

import { useInfiniteQuery } from '@tanstack/react-query';
import { useRef, type ReactNode } from 'react';
import { InfiniteList } from '@/components/ui/infinite-list/infinite-list';
import { Skeleton } from '@/components/ui/skeleton/skeleton';
import { LIST_PAGE_SIZE, listHref, type ListQuery } from '@/lib/games/list-query';
import { listPagesQuery } from '../queries/list-pages';
import { hangTags, type TagName } from '../domain/game-tile';
import { useListPlace } from '../hooks/use-list-place';
import { GameCard } from './game-card';
import styles from './games-grid.module.scss';

interface GameListProps {
  /** Address of the list without its query and language. */
  path: string;
  /** Path of its category. */
  category: string;
  query: ListQuery;
  /** How many games it has on all of its pages. */
  total: number;
  lastPage: number;
  /** Ids on the page that the server rendered: a list that changed meanwhile shows no game twice. */
  first: readonly string[];
  /** Label on every card. */
  tag?: TagName | undefined;
  /** The tag that the list's own title implies. */
  said?: TagName | undefined;
  /** The cards of that page, each in an `li`. */
  children: ReactNode;
}

/** Number of pages that load automatically; then a press is needed, so that the footer can be reached. */
const BY_ITSELF = 4;

/** A list that goes on: its first page is the server's, the others come when its end does. */
export function GameList({
  path,
  category,
  query,
  total,
  lastPage,
  first,
  tag,
  said,
  children,
}: GameListProps) {
  const list = useRef<HTMLUListElement>(null);
  const { data, fetchNextPage, hasNextPage, isFetching, isError } = useInfiniteQuery({
    ...listPagesQuery(category, query),
    enabled: false,
  });
  const pages = data?.pages ?? [];
  const more = data ? hasNextPage : query.page < lastPage;
  const left = total - LIST_PAGE_SIZE * (query.page + pages.length);
  const state = isFetching ? 'loading' : isError ? 'failed' : more ? 'ready' : 'end';

  useListPlace({
    list,
    pages: pages.length,
    async load(wanted) {
      for (let loaded = pages.length; loaded < wanted; loaded += 1) {
        const result = await fetchNextPage();
        if (result.isError || !result.hasNextPage) return;
      }
    },
  });

  const known = new Set(first);
  return (
    <InfiniteList
      pages={1 + pages.length}
      state={state}
      onMore={() => void fetchNextPage()}
      moreHref={listHref(path, { ...query, page: query.page + pages.length + 1 })}
      byHand={pages.length >= BY_ITSELF}
      placeholder={
        <div className={styles.grid} aria-hidden>
          {Array.from({ length: Math.max(0, Math.min(LIST_PAGE_SIZE, left)) }, (_, index) => (
            <div key={index} className={styles.waiting}>
              <Skeleton shape="poster" />
              <Skeleton shape="line" width="72%" />
            </div>
          ))}
        </div>
      }
    >
      <ul className={styles.grid} ref={list}>
        {children}
        {pages.flatMap(({ data: games }) => {
          const tags = hangTags(games, said);
          return games.flatMap((game, index) => {
            if (known.has(game.id)) return [];
            known.add(game.id);
            return [
              <li key={game.id}>
                <GameCard game={game} headingLevel={2} tag={tag ?? tags[index]} />
              </li>,
            ];
          });
        })}
      </ul>
    </InfiniteList>
  );
}
