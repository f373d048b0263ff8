'use client';

import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useAtom } from 'jotai';
import { useCallback, useEffect } from 'react';
import {
  markVisitorFavourite,
  noteVisitorPlayed,
  readVisitorMarks,
  visitorMarksAtom,
} from '@/lib/browser/games/visitor-marks';
import { deleteFavourite } from '../api/delete-me-favourites-id';
import { isOwnFavourite, noteOwnFavourite, outdateOwnGames, ownGamesQuery } from '../api/get-me-games';
import { putFavourite } from '../api/put-me-favourites-id';
import { keepRows } from '../domain/own-rows';
import type { Stored } from '@/lib/domain/browser-state';

const GAME_MARKS = 'gameMarks' satisfies keyof Stored;

/** The owner: a player's id, null for a visitor, undefined while the session is unknown. */
export type Whose = string | null | undefined;

/** What the browser keeps for a visitor; null until it was asked. */
export function useVisitorMarks() {
  const [marks, setMarks] = useAtom(visitorMarksAtom);
  useEffect(() => {
    setMarks((known) => known ?? readVisitorMarks());
    const follow = ({ key }: StorageEvent) => {
      if (key === null || key === GAME_MARKS) setMarks(readVisitorMarks());
    };
    window.addEventListener('storage', follow);
    return () => window.removeEventListener('storage', follow);
  }, [setMarks]);
  return [marks, setMarks] as const;
}

/** Whether a game is a favourite, and how to change that: at once, and back again when it could not be kept. */
export function useFavourite(id: string, whose: Whose) {
  const client = useQueryClient();
  const [visitor, setVisitor] = useVisitorMarks();
  const own = useQuery(ownGamesQuery(whose ?? null));
  const change = useMutation({
    // One after the other: the last press wins.
    scope: { id: `favourite-${id}` },
    mutationFn: (on: boolean) => (on ? putFavourite(id) : deleteFavourite(id)),
    // Awaited: until it is stored, the requested state shows.
    onSuccess: (_answer, on) => (whose ? noteOwnFavourite(client, whose, id, on) : undefined),
    onError: () => outdateOwnGames(client),
  });
  const kept = whose === null ? visitor?.favourites.includes(id) : own.data && isOwnFavourite(own.data, id);
  // Without the list, a press marks the game: the platform then answers whether that is possible.
  const unlisted = change.isSuccess ? change.variables : own.isError ? false : undefined;
  const on = change.isPending ? change.variables : (kept ?? unlisted);
  const { mutate } = change;
  const toggle = useCallback(
    (onFail: (error: unknown) => void) => {
      if (whose === undefined || on === undefined) return;
      if (!on) keepRows((rows) => new Set(rows).add('favourites'));
      if (whose === null) setVisitor(markVisitorFavourite(id, !on));
      else mutate(!on, { onError: onFail });
    },
    [id, mutate, on, setVisitor, whose],
  );
  return { on: Boolean(on), toggle };
}

/** To be called when a game was opened. The platform notes it for a player; here it is for who is not logged in. */
export function useNotePlayed(whose: Whose) {
  const client = useQueryClient();
  const [, setVisitor] = useVisitorMarks();
  return useCallback(
    (id: string) => {
      if (whose === undefined) return;
      keepRows((rows) => new Set(rows).add('continue'));
      if (whose === null) setVisitor(noteVisitorPlayed(id, new Date()));
      else void outdateOwnGames(client);
    },
    [client, setVisitor, whose],
  );
}
