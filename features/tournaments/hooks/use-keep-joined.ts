import { useQuery } from '@tanstack/react-query';
import { useSetAtom } from 'jotai';
import { useLocale } from 'next-intl';
import { useEffect } from 'react';
import { LANGUAGE_CODES } from '@/lib/domain/locales';
import { joinedTournamentsQuery } from '../api/get-me-tournaments';
import { joinedAtom } from '../state/joined';

/** Keeps what a page knows of the tournaments that a player has joined. @param playerId null for nobody */
export function useKeepJoined(playerId: string | null): void {
  const { data: joined } = useQuery(joinedTournamentsQuery(playerId, LANGUAGE_CODES[useLocale()]));
  const setJoined = useSetAtom(joinedAtom);
  useEffect(() => {
    setJoined(new Set(playerId === null ? [] : joined?.map(({ id }) => id)));
  }, [joined, playerId, setJoined]);
}
