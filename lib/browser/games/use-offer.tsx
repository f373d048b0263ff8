'use client';

import { createContext, useContext, type ReactNode } from 'react';
import type { GameCategoryCode } from '@/lib/domain/game-categories';

/** What the catalogue offers now, as far as menus and texts speak of it. */
export interface Offer {
  /** Categories without games, which are not linked. Empty while the counts are unknown. */
  empty: readonly GameCategoryCode[];
  /** Number of all games; undefined while unknown. */
  games?: number;
  /** Number of studios with games; 0 while unknown. */
  providers: number;
}

const CurrentOffer = createContext<Offer>({ empty: [], providers: 0 });

/** Provides what is offered to everything within. The server knows it and renders accordingly. */
export function OfferProvider({ offer, children }: { offer: Offer; children: ReactNode }) {
  return <CurrentOffer value={offer}>{children}</CurrentOffer>;
}

export const useOffer = (): Offer => useContext(CurrentOffer);
