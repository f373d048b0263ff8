'use client';

import type { ReactNode } from 'react';
import { Failure, Loading, Notice } from './states';
import styles from './parts.module.scss';

interface Pages<Item> {
  data: { pages: { data: Item[] }[] } | undefined;
  error: unknown;
  isPending: boolean;
  hasNextPage: boolean;
  isFetchingNextPage: boolean;
  fetchNextPage: () => unknown;
  refetch: () => unknown;
}

interface PagesOfProps<Item> {
  pages: Pages<Item>;
  what: string;
  empty: string;
  children: (items: Item[]) => ReactNode;
}

/** A list that grows by pages, in each of its states. */
export function PagesOf<Item>({ pages, what, empty, children }: PagesOfProps<Item>) {
  const items = pages.data?.pages.flatMap(({ data }) => data) ?? [];
  if (pages.error && items.length === 0)
    return <Failure error={pages.error} onRetry={() => pages.refetch()} />;
  if (pages.isPending) return <Loading what={what} />;
  if (items.length === 0) return <Notice title={empty} />;
  return (
    <>
      {children(items)}
      {pages.error ? <Failure error={pages.error} onRetry={() => pages.fetchNextPage()} /> : null}
      {pages.hasNextPage && (
        <div className={styles.buttons}>
          <button
            type="button"
            className={styles.button}
            aria-disabled={pages.isFetchingNextPage}
            onClick={() => !pages.isFetchingNextPage && pages.fetchNextPage()}
          >
            Earlier ones
          </button>
        </div>
      )}
    </>
  );
}
