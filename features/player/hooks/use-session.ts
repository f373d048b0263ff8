'use client';

import { useQueryClient } from '@tanstack/react-query';
import { atom, useAtom } from 'jotai';
import { useCallback, useEffect } from 'react';
import type { LanguageCode } from '@/lib/domain/locales';
import { useMe, type Me } from '../api/get-me';
import { changePlayer, forgetPlayer } from '../state/forget-player';
import { hasHint, removeHint, writeHint } from '../state/hint';

/** unknown until the browser has looked; probable while the platform is asked; left after a log-out by choice. */
type SessionState = 'unknown' | 'probable' | 'out' | 'left';
const sessionAtom = atom<SessionState>('unknown');
/** Where who left the account's pages goes on. */
const leftForAtom = atom('/');

export interface Session {
  status: 'unknown' | 'in' | 'out';
  player: Me | null;
  /** No answer: the status stays unknown until `retry`, or the return of the network, brings one. */
  failed: boolean;
  retry(): void;
  /** The player logged out by choice: do not ask to log in again. */
  left: boolean;
  /** The page that a player who left is led to, out of the account's pages. */
  leftFor: string;
  /** After a log-in or sign-up. Nothing of the player before is left in this tab. */
  begin(language: LanguageCode): Promise<void>;
  /** After a log-out, likewise. @param to where to go on from a page of the account; the main page unless it is given */
  leave(to?: string): void;
}

/** Who is here. The platform is asked only when a session is likely: anonymous pages make no call. */
export function useSession(): Session {
  const [state, setState] = useAtom(sessionAtom);
  const [leftFor, setLeftFor] = useAtom(leftForAtom);
  const client = useQueryClient();
  const me = useMe(state === 'probable');

  useEffect(() => {
    setState((known) => (known === 'unknown' ? (hasHint() ? 'probable' : 'out') : known));
  }, [setState]);

  useEffect(() => {
    if (state !== 'probable' || me.data !== null) return;
    removeHint();
    setState('out');
  }, [me.data, setState, state]);

  const begin = useCallback(
    async (language: LanguageCode) => {
      writeHint(language);
      changePlayer(client);
      setState('probable');
    },
    [client, setState],
  );
  const leave = useCallback(
    (to = '/') => {
      removeHint();
      forgetPlayer(client);
      setLeftFor(to);
      setState('left');
    },
    [client, setLeftFor, setState],
  );

  const { refetch } = me;
  const retry = useCallback(() => void refetch(), [refetch]);

  const player = state === 'probable' ? (me.data ?? null) : null;
  const status =
    state === 'unknown' || (state === 'probable' && me.data === undefined)
      ? 'unknown'
      : player
        ? 'in'
        : 'out';
  const failed = status === 'unknown' && me.isError && !me.isFetching;
  return { status, player, failed, retry, left: state === 'left', leftFor, begin, leave };
}
