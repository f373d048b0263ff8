import { useQuery, useQueryClient, type QueryKey, type UseQueryResult } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { networkPlaceQuery } from '../api/get-me-network-tournaments-code-place';
import { placeQuery } from '../api/get-me-tournaments-id-place';
import { networkBoardQuery } from '../api/get-network-tournaments-code-leaderboard';
import { watchNetworkBoard } from '../api/get-network-tournaments-code-events';
import { watchBoard } from '../api/get-tournaments-id-events';
import { boardQuery } from '../api/get-tournaments-id-leaderboard';
import type { Board, OwnPlace } from '../domain/tournament';
import type { BoardListener } from '../state/board-stream';

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

/** A leaderboard and the own place in it, as they change; a studio's, as it tells them. */
export function useStanding(id: string, { playerId, open, nearby = false, code }: Watched): Standing {
  const isLocal = code === undefined;
  const client = useQueryClient();
  const localBoard = useQuery({ ...boardQuery(id), enabled: isLocal });
  const localOwn = useQuery({ ...placeQuery(id, playerId), enabled: isLocal && playerId !== null });
  const networkBoard = useQuery(networkBoardQuery(code));
  const networkOwn = useQuery(networkPlaceQuery(code, playerId));
  const own = isLocal ? localOwn : networkOwn;
  const [isLive, setIsLive] = useState(false);
  const joined = (own.data?.joinedAt ?? null) !== null;

  useEffect(() => {
    if (!open) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const boardKey: QueryKey = isLocal ? boardQuery(id).queryKey : networkBoardQuery(code).queryKey;
    const ownKey: QueryKey = isLocal
      ? placeQuery(id, playerId).queryKey
      : networkPlaceQuery(code, playerId).queryKey;
    const ask = () => {
      if (!joined) return;
      timer ??= setTimeout(() => {
        timer = undefined;
        void client.invalidateQueries({ queryKey: ownKey });
      }, ASK_MS);
    };
    const listener: BoardListener = {
      onLive: setIsLive,
      onBoard: (told) => {
        client.setQueryData(boardKey, told);
        if (nearby || told.isFinal) ask();
      },
      onOwn: (told) => {
        client.setQueryData<OwnPlace | null>(ownKey, (known) => known && { ...known, ...told });
        if (nearby) ask();
      },
    };
    const end = isLocal ? watchBoard(id, listener) : watchNetworkBoard(code, listener);
    return () => {
      clearTimeout(timer);
      end();
    };
  }, [client, code, id, isLocal, joined, nearby, open, playerId]);

  const live = open && isLive;
  if (isLocal) return { board: localBoard, own, isLive: live };
  const { data } = networkBoard;
  return {
    board: networkBoard,
    own,
    isLive: live && data?.isCurrent === true,
    awaySince: data && !data.isCurrent ? data.toldAt : undefined,
  };
}
