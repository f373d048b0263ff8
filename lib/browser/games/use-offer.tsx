'use client';

import { createContext, useContext, type ReactNode } from 'react';
import type { GameCategoryCode } from '@/lib/domain/game-categories';

/** What the catalogue offers now, as far as menus and texts speak of it. */
export interface Offer {
  /** Categories without games: nothing leads to them. None, where nobody can say. */
  empty: readonly GameCategoryCode[];
  /** Games in all; not given when nobody can say. */
  games?: number;
  /** Studios whose games they are; 0 when nobody can say. */
  providers: number;
}

const CurrentOffer = createContext<Offer>({ empty: [], providers: 0 });

/** Tells everything within what is offered; the server knows it and renders accordingly. */
export function OfferProvider({ offer, children }: { offer: Offer; children: ReactNode }) {
  return <CurrentOffer value={offer}>{children}</CurrentOffer>;
}

export const useOffer = (): Offer => useContext(CurrentOffer);
