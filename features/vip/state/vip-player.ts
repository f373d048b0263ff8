import { createContext, use } from 'react';
import type { Currency } from '@/lib/money/money';

/** Where the player stands; sums of points are whole numbers. */
export interface Standing {
  points: number;
  /** 0 before the first level. */
  level: number;
  /** How far the way to the next level is gone, 0 to 100. */
  progressPercent: number;
}

/** Who looks at the levels. */
export interface VipPlayer {
  /** `waiting` while nobody knows who is here or where they stand. */
  status: 'visitor' | 'waiting' | 'failed' | 'player';
  /** Null unless a player is here. */
  standing: Standing | null;
  /** Until when the level stays although the points have fallen below it; else null. */
  heldUntil: string | null;
  /** How long one cashback is counted; null while nobody has said. */
  period: 'week' | 'month' | null;
  /** Points for money; null where the programme has no rate. Sums are minor units. */
  exchange: { points: number; rate: number; each: number; amount: number; currency: Currency } | null;
  /** Null where the page's language decides. */
  currency: Currency | null;
  mayDeposit: boolean;
  retry: () => void;
}

const NOBODY: VipPlayer = {
  status: 'waiting',
  standing: null,
  heldUntil: null,
  period: null,
  exchange: null,
  currency: null,
  mayDeposit: true,
  retry: () => undefined,
};

export const VipPlayerContext = createContext<VipPlayer>(NOBODY);

export const useVipPlayer = (): VipPlayer => use(VipPlayerContext);
