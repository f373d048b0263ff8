'use client';

import { createContext, useContext, type ReactNode } from 'react';
import type { GameCategoryCode } from '@/lib/domain/game-categories';

/** How much the catalogue holds now, as far as menus and texts speak of it. */
export interface CatalogueCounts {
  /** Categories without games, which are not linked. Empty while the counts are unknown. */
  empty: readonly GameCategoryCode[];
  /** Number of all games; undefined while unknown. */
  games?: number;
  /** Number of studios with games; 0 while unknown. */
  providers: number;
}

const CurrentCounts = createContext<CatalogueCounts>({ empty: [], providers: 0 });

/** Provides the counts to everything within. The server knows them and renders accordingly. */
export function CatalogueCountsProvider({
  counts,
  children,
}: {
  counts: CatalogueCounts;
  children: ReactNode;
}) {
  return <CurrentCounts value={counts}>{children}</CurrentCounts>;
}

export const useCatalogueCounts = (): CatalogueCounts => useContext(CurrentCounts);
