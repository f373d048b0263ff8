'use client';

import { atom, useAtomValue, useSetAtom } from 'jotai';
import { useCallback, useEffect } from 'react';
import { useBalance, type Balance } from '../api/get-me-balance';

/** The credit that the game on this page shows, minor units; null without one. */
const creditAtom = atom<number | null>(null);

/**
 * The balance to show. Beside a game it is the game's own credit, as soon as it shows one: a win reaches the wallet
 * before the reels stop, and must not show beside them before.
 */
export function useShownBalance(enabled: boolean): Balance | undefined {
  const known = useBalance(enabled).data;
  const credit = useAtomValue(creditAtom);
  if (!known || credit === null || credit === known.balance.amount) return known;
  return { ...known, balance: { ...known.balance, amount: credit } };
}

/**
 * What a game shows as its credit: all money that can be staked, real and bonus money, as the wallet tells it to studios.
 * Minor units; undefined while unknown.
 */
export function useKnownCredit(enabled: boolean): number | undefined {
  const known = useBalance(enabled).data;
  return known && known.balance.amount + known.bonus.amount;
}

/**
 * Sets what useShownBalance returns: a game's credit in minor units, or null for the platform's figure. One page at a
 * time: the one with the game; it resets it when it is left.
 */
export function useShowCredit(): (credit: number | null) => void {
  const set = useSetAtom(creditAtom);
  useEffect(() => () => set(null), [set]);
  return useCallback((credit: number | null) => set(credit), [set]);
}
