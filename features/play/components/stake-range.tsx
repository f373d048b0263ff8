'use client';

import { useSyncExternalStore } from 'react';
import { useLocale } from 'next-intl';
import { formatAmount } from '@/components/ui/amount/format-amount';
import { useLaw } from '@/endpoints/get-law';
import type { GameFamily } from '@/lib/domain/game-themes';
import { DEFAULT_CURRENCY } from '@/lib/money/money';

interface StakeRangeProps {
  /** Minor units of euro. */
  min: number;
  max: number;
  family: GameFamily;
}

const never = () => () => {};

/** The stakes of a game: of slots no higher than the law of the player's or the visitor's country has them. */
export function StakeRange({ min, max, family }: StakeRangeProps) {
  const locale = useLocale();
  // The page has the game's own; another part of it may know the law before this one is hydrated.
  const isHydrated = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  const law = useLaw(family === 'slot');
  const most = (isHydrated && family === 'slot' && law?.mostStake) || max;
  const write = (minor: number) => formatAmount(minor, DEFAULT_CURRENCY, locale, { whole: true });
  const highest = Math.min(max, Math.max(min, most));
  return highest === min ? write(min) : `${write(min)} – ${write(highest)}`;
}
