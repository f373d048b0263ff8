import { useState } from 'react';
import type { components } from '@/lib/http/platform';

type Launched = NonNullable<components['schemas']['GameLaunch']['freeSpins']>;

/** Free spins that a game was launched with. Minor units. */
export interface LaunchedSpins {
  /** For today, as the game tells. */
  left: number;
  betAmount: number;
  currency: Launched['currency'];
}

/**
 * The free spins of a launch, as the game uses them; null until it says that it does: a studio may leave them out, and then
 * every spin is paid for. @param url of the launch: another one begins anew
 */
export function useLaunchedSpins(launched: Launched | null, url: string | null) {
  const [told, setTold] = useState<{ url: string | null; left: number } | null>(null);
  const now: LaunchedSpins | null =
    launched && told?.url === url
      ? { left: told.left, betAmount: launched.betAmount, currency: launched.currency }
      : null;
  return { now, hear: (left: number) => setTold({ url, left }) };
}
