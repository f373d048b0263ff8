'use client';

import { hashKey, useQueryClient } from '@tanstack/react-query';
import { atom, useAtomValue, useSetAtom } from 'jotai';
import { useCallback, useEffect } from 'react';
import { balanceKey, useBalance, type Balance } from '../api/get-balance';

/** How long a round may turn without its end before its balance is shown all the same. Milliseconds. */
const LONGEST_HOLD_MS = 15_000;

interface Hold {
  roundId: string;
  /** The least that the player had since the round began: stakes go down at once, wins wait for their reels. */
  shown: Balance;
}
const holdAtom = atom<Hold | null>(null);

/** The balance to show beside a game: a win reaches the wallet before the reels stop, and must not be told by it. */
export function useShownBalance(enabled: boolean): Balance | undefined {
  const known = useBalance(enabled).data;
  const hold = useAtomValue(holdAtom);
  if (!known || !hold) return known;
  return lower(known, hold.shown);
}

export interface BalanceHold {
  /** A round began. Another one that is still held gives way to it. */
  hold(roundId: string): void;
  /** That round was shown to its end; without an id, whatever is held. A round that is not held changes nothing. */
  release(roundId?: string): void;
}

/** Holds what useShownBalance shows. One page at a time: the one that has the game. */
export function useBalanceHold(): BalanceHold {
  const client = useQueryClient();
  const set = useSetAtom(holdAtom);
  const held = useAtomValue(holdAtom)?.roundId;

  const hold = useCallback(
    (roundId: string) => {
      const shown = client.getQueryData<Balance>(balanceKey);
      if (shown) set({ roundId, shown });
    },
    [client, set],
  );
  const release = useCallback(
    (roundId?: string) => set((now) => (roundId === undefined || now?.roundId === roundId ? null : now)),
    [set],
  );

  useEffect(() => {
    if (held === undefined) return undefined;
    const timer = setTimeout(() => release(held), LONGEST_HOLD_MS);
    const stop = client.getQueryCache().subscribe(({ query }) => {
      if (query.queryHash !== hashKey(balanceKey)) return;
      const next = client.getQueryData<Balance>(balanceKey);
      if (next) set((now) => (now && lower(next, now.shown) !== now.shown ? { ...now, shown: next } : now));
    });
    return () => {
      clearTimeout(timer);
      stop();
    };
  }, [client, held, release, set]);

  useEffect(() => () => release(), [release]);

  return { hold, release };
}

function lower(one: Balance, other: Balance): Balance {
  return one.balance.amount < other.balance.amount ? one : other;
}
