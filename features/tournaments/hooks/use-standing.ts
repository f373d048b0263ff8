import { useQuery, useQueryClient, type UseQueryResult } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { watchBoard } from '../api/get-tournaments-id-events';
import { boardQuery } from '../api/get-tournaments-id-leaderboard';
import { networkBoardQuery } from '../api/get-network-tournaments-code-leaderboard';
import { networkPlaceQuery } from '../api/get-me-network-tournaments-code-place';
import type { Board, OwnPlace } from '../domain/tournament';
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
  /** Of a studio's tournament. */
  code?: string | undefined;
}

/** A leaderboard and the own place, as far as they are known. */
export interface Standing {
  board: Pick<UseQueryResult<Board>, 'data' | 'error' | 'isError' | 'refetch'>;
  own: Pick<UseQueryResult<OwnPlace | null>, 'data'>;
  isLive: boolean;
  /** Of a studio that does not answer: when it told the leaderboard last, null for never. Undefined while it answers. */
  awaySince?: string | null | undefined;
}

/** The same of a studio's tournament: asked for again and again. */
function useNetworkStanding({ code, playerId, open }: Watched): Standing {
  const board = useQuery(networkBoardQuery(code, open));
  const own = useQuery(networkPlaceQuery(code, { playerId, open }));
  const { data } = board;
  return {
    board,
    own,
    isLive: open && data?.isCurrent === true && !board.isError,
    awaySince: data && !data.isCurrent ? data.toldAt : undefined,
  };
}

/** A leaderboard and the own place in it, as they change. */
export function useStanding(id: string, watched: Watched): Standing {
  const { playerId, nearby = false, code } = watched;
  const isLocal = code === undefined;
  const open = watched.open && isLocal;
  const client = useQueryClient();
  const board = useQuery({ ...boardQuery(id), enabled: isLocal });
  const own = useQuery({ ...placeQuery(id, playerId), enabled: isLocal && playerId !== null });
  const network = useNetworkStanding(watched);
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

  return isLocal ? { board, own, isLive: open && isLive } : network;
}
