import type { ReactNode } from 'react';
import type { GameFamily } from '@/lib/domain/game-themes';
import type { WrittenAmount } from '@/components/ui/amount/format-amount';

/** A game as its stage needs it; the texts are formatted by the server. */
export interface PlayableGame {
  id: string;
  path: string;
  /** Ids of the categories that it is in. */
  categories: readonly number[];
  family: GameFamily;
  name: string;
  providerName: string;
  /** The games of its studio. */
  studioPath: string;
  hasDemo: boolean;
  /** An operator has closed it for a while; `until` is ISO 8601, null while nobody knows. */
  maintenance?: { until: string | null } | undefined;
  /** Facts to show before the first round, by name: return, volatility, maximum win, stakes. */
  facts: readonly (readonly [name: string, value: ReactNode])[];
  /** Its return, as it is written. */
  rtp: string;
  /** The lowest stake, minor units; null where none is known. */
  leastStake: number | null;
  /** The net position before anything is played, in euros. */
  even: WrittenAmount;
  poster: string;
  colour: string;
}
