'use client';

import { useCallback, useEffect, useRef, useState } from 'react';
import { LANGUAGE_CODES, type Locale } from '@/lib/domain/locales';
import { STUDIO_TROUBLES } from '@/lib/domain/studio-troubles';
import { ApiProblem } from '@/lib/http/problem';
import { useOpenSession, type Launched, type PlayMode } from '../api/post-games-id-sessions';

/** `closed` before play; `opening` until the game reports that it can be played. */
export type LaunchPhase = 'closed' | 'opening' | 'open' | 'failed';

/** A session that expires again within this time after it was reopened is not reopened automatically. Milliseconds. */
const RELAUNCH_AFTER_MS = 10_000;
/** How long a game may take until it can be played, on a slow phone too. Milliseconds. */
const LONGEST_OPENING_MS = 30_000;

const TROUBLES: Readonly<Record<string, ConstructorParameters<typeof ApiProblem>[0]>> = STUDIO_TROUBLES;

interface LaunchOptions {
  gameId: string;
  mode: PlayMode;
  locale: Locale;
  onOpened(launched: Launched): void;
  onRefused(problem: unknown): void;
}

/** Opens a game with its studio and follows it until it can be played, or until it is clear that it can't. */
export function useLaunch({ gameId, mode, locale, onOpened, onRefused }: LaunchOptions) {
  const { mutate, reset, data, error, isPending } = useOpenSession(gameId);
  const [readyUrl, setReadyUrl] = useState<string | null>(null);
  const [trouble, setTrouble] = useState<ApiProblem | null>(null);
  const reopenedAt = useRef(-Infinity);
  const url = data?.url ?? null;

  const start = useCallback(
    (closeOther = false) => {
      setTrouble(null);
      setReadyUrl(null);
      mutate(
        { mode, language: LANGUAGE_CODES[locale], closeOther },
        { onSuccess: onOpened, onError: onRefused },
      );
    },
    [locale, mode, mutate, onOpened, onRefused],
  );

  const problem = error ?? trouble;
  const open = url !== null && url === readyUrl;
  const phase: LaunchPhase = problem
    ? 'failed'
    : open
      ? 'open'
      : isPending || url !== null
        ? 'opening'
        : 'closed';

  const ready = useCallback(() => {
    // The game reported late, after the time-out's message: it can be played after all.
    setTrouble(null);
    setReadyUrl(url);
  }, [url]);

  const fail = useCallback(
    (code: string) => {
      if (code === 'session_expired' && open && performance.now() - reopenedAt.current >= RELAUNCH_AFTER_MS) {
        reopenedAt.current = performance.now();
        start();
        return;
      }
      // An open game reports its own refusals of the next round.
      if (open && code !== 'session_expired') return;
      setTrouble(new ApiProblem(TROUBLES[code] ?? 'client_api_48', 0));
    },
    [open, start],
  );

  /** The player's session is over: the game is closed, and says so. */
  const end = useCallback(() => {
    reset();
    setTrouble(new ApiProblem(STUDIO_TROUBLES.session_expired, 0));
  }, [reset]);

  useEffect(() => {
    if (phase !== 'opening') return undefined;
    const give = (code: ConstructorParameters<typeof ApiProblem>[0]) => () =>
      setTrouble(new ApiProblem(code, 0));
    const offline = give('no_response');
    const timer = navigator.onLine
      ? setTimeout(give('client_api_48'), LONGEST_OPENING_MS)
      : setTimeout(offline);
    window.addEventListener('offline', offline);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('offline', offline);
    };
  }, [phase, url]);

  return { phase, url, freeSpins: data?.freeSpins ?? null, problem, start, ready, fail, end };
}
