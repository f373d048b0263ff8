'use client';

import { useQuery } from '@tanstack/react-query';
import { createContext, useContext, type ReactNode } from 'react';
import { jackpotsQuery, type Jackpots } from '../api/get-jackpots';

const Live = createContext<Jackpots | null>(null);

interface LiveJackpotsProps {
  initial: Jackpots;
  /** Requested at once, not with the first poll. */
  atOnce?: boolean;
  children: ReactNode;
}

/** What is inside follows the jackpots as they grow. */
export function LiveJackpots({ initial, atOnce = false, children }: LiveJackpotsProps) {
  const { data } = useQuery(jackpotsQuery(initial, atOnce));
  return <Live value={data}>{children}</Live>;
}

/** The jackpots as they stand. */
export function useJackpots(): Jackpots {
  const jackpots = useContext(Live);
  if (!jackpots) throw new Error('there are no jackpots around this');
  return jackpots;
}
