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

export interface Session {
  status: 'unknown' | 'in' | 'out';
  player: Me | null;
  /** No answer: the status stays unknown until `retry`, or the return of the network, brings one. */
  failed: boolean;
  retry(): void;
  /** The player logged out by choice: do not ask to log in again. */
  left: boolean;
  /** After a log-in or sign-up. Nothing of the player before is left in this tab. */
  begin(language: LanguageCode): Promise<void>;
  /** After a log-out, likewise. */
  leave(): void;
}

/** Who is here. The platform is asked only when a session is likely: anonymous pages make no call. */
export function useSession(): Session {
  const [state, setState] = useAtom(sessionAtom);
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
  const leave = useCallback(() => {
    removeHint();
    forgetPlayer(client);
    setState('left');
  }, [client, setState]);

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
  return { status, player, failed, retry, left: state === 'left', begin, leave };
}
