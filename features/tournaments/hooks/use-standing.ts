import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { watchBoard } from '../api/get-tournaments-id-events';
import { boardQuery } from '../api/get-tournaments-id-leaderboard';
import { placeQuery } from '../api/get-me-tournaments-id-place';

/** What is missing to others is asked for again so often at most, ms. */
const ASK_MS = 5_000;

interface Watched {
  /** null for nobody. */
  playerId: string | null;
  /** Whether it may still change. */
  open: boolean;
  /** Whether what is missing to others is to be known too. */
  nearby?: boolean;
}

/** A leaderboard and the own place in it, as they change. */
export function useStanding(id: string, { playerId, open, nearby = false }: Watched) {
  const client = useQueryClient();
  const board = useQuery(boardQuery(id));
  const own = useQuery(placeQuery(id, playerId));
  const [isLive, setIsLive] = useState(false);
  const joined = (own.data?.joinedAt ?? null) !== null;

  useEffect(() => {
    if (!open) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const { queryKey } = placeQuery(id, playerId);
    const ask = () => {
      if (!joined) return;
      timer ??= setTimeout(() => {
        timer = undefined;
        void client.invalidateQueries({ queryKey });
      }, ASK_MS);
    };
    const end = watchBoard(id, {
      onLive: setIsLive,
      onBoard: (told) => {
        client.setQueryData(boardQuery(id).queryKey, told);
        if (nearby || told.isFinal) ask();
      },
      onOwn: (told) => {
        client.setQueryData(queryKey, (known) => known && { ...known, ...told });
        if (nearby) ask();
      },
    });
    return () => {
      clearTimeout(timer);
      end();
    };
  }, [client, id, joined, nearby, open, playerId]);

  return { board, own, isLive: open && isLive };
}

export type Standing = ReturnType<typeof useStanding>;
