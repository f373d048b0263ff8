'use client';

import { useCallback, useEffect, useRef } from 'react';
import { isApiProblem } from '@/lib/http/problem';

interface Look<Data> {
  mutate(token: string): void;
  /** What was asked about last. */
  variables: string | undefined;
  data: Data | undefined;
  error: unknown;
}

export interface LinkState<Data> {
  token: string;
  view: 'asking' | 'ready' | 'failed' | 'unreachable';
  data: Data | undefined;
  /** Asks once more, after nothing answered. */
  again(): void;
}

/** Only the platform's own word makes a link bad; silence, a fault of ours or too many calls do not. */
export const isRefusal = (error: unknown): boolean =>
  isApiProblem(error) && error.status >= 400 && error.status < 500 && error.status !== 429;

/**
 * The token that a page was opened with, and what the platform says of it without using it up. It leaves the address
 * at once: an address is kept in histories, and shared.
 */
export function useLink<Data>({ mutate, variables, data, error }: Look<Data>): LinkState<Data> {
  const asked = useRef(false);
  useEffect(() => {
    if (asked.current) return;
    asked.current = true;
    const address = new URL(window.location.href);
    const token = address.searchParams.get('token') ?? '';
    address.searchParams.delete('token');
    window.history.replaceState(window.history.state, '', address);
    mutate(token);
  }, [mutate]);

  const token = variables ?? '';
  const again = useCallback(() => mutate(token), [mutate, token]);
  const failed = isRefusal(error) ? 'failed' : 'unreachable';
  return { token, view: data ? 'ready' : error ? failed : 'asking', data, again };
}
