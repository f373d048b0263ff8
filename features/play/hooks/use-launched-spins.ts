import { useState } from 'react';
import type { components } from '@/lib/http/platform';

type Launched = NonNullable<components['schemas']['GameLaunch']['freeSpins']>;

/** Free spins that a game was launched with. Minor units. */
export interface LaunchedSpins {
  /** For today, as the game has told since. */
  left: number;
  betAmount: number;
  currency: Launched['currency'];
}

/** The free spins of a launch, as the game uses them. @param url of the launch: another one begins anew */
export function useLaunchedSpins(launched: Launched | null, url: string | null) {
  const [told, setTold] = useState<{ url: string | null; left: number } | null>(null);
  const now: LaunchedSpins | null = launched && {
    left: told?.url === url ? told.left : launched.leftToday,
    betAmount: launched.betAmount,
    currency: launched.currency,
  };
  return { now, hear: (left: number) => setTold({ url, left }) };
}
