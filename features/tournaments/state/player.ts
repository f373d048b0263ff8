'use client';

import { createContext, useContext } from 'react';
import type { ProfileField } from '@/lib/domain/player-profile';
import { DEFAULT_CURRENCY, type Currency } from '@/lib/money/money';

/** Who looks at tournaments, and what the page can do for them. */
export interface TournamentPlayer {
  /** null for a visitor, undefined while nobody knows. */
  playerId: string | null | undefined;
  /** Prizes and stakes are told in it. */
  currency: Currency;
  /** Runs `then` once the visitor has logged in or signed up. */
  onNeedLogIn(then: () => void): void;
  /** The platform wants to know more of the player first; `then` runs once it does. */
  onNeedProfile(fields: readonly ProfileField[], then: () => void): void;
}

const nothing = () => undefined;

export const TournamentPlayerContext = createContext<TournamentPlayer>({
  playerId: undefined,
  currency: DEFAULT_CURRENCY,
  onNeedLogIn: nothing,
  onNeedProfile: nothing,
});

export const useTournamentPlayer = (): TournamentPlayer => useContext(TournamentPlayerContext);
