'use client';

import { atom, useAtomValue, useSetAtom } from 'jotai';
import { useCallback, useEffect } from 'react';
import { useBalance, type Balance } from '../api/get-me-balance';

/** What the game on this page shows as the player's credit, minor units; null while there is none. */
const creditAtom = atom<number | null>(null);

/**
 * The balance to show. Beside a game it is the game's own credit, from the moment that it shows it: a win reaches the
 * wallet before the reels stop, and must not be told by a figure beside them.
 */
export function useShownBalance(enabled: boolean): Balance | undefined {
  const known = useBalance(enabled).data;
  const credit = useAtomValue(creditAtom);
  if (!known || credit === null || credit === known.balance.amount) return known;
  return { ...known, balance: { ...known.balance, amount: credit } };
}

/**
 * Sets what useShownBalance shows: a game's credit in minor units, or null for what the platform says. One page at a time:
 * the one that has the game; when it goes, it lets go.
 */
export function useShowCredit(): (credit: number | null) => void {
  const set = useSetAtom(creditAtom);
  useEffect(() => () => set(null), [set]);
  return useCallback((credit: number | null) => set(credit), [set]);
}
