import { useQuery } from '@tanstack/react-query';
import { useSetAtom } from 'jotai';
import { useLocale } from 'next-intl';
import { useEffect } from 'react';
import { LANGUAGE_CODES } from '@/lib/domain/locales';
import { joinedNetworkQuery } from '../api/get-me-network-tournaments';
import { joinedTournamentsQuery } from '../api/get-me-tournaments';
import { joinedAtom } from '../state/joined';

/** Keeps what a page knows of the tournaments that a player has joined. @param playerId null for nobody */
export function useKeepJoined(playerId: string | null): void {
  const language = LANGUAGE_CODES[useLocale()];
  const { data: joined } = useQuery(joinedTournamentsQuery(playerId, language));
  const { data: network } = useQuery(joinedNetworkQuery(playerId, language));
  const setJoined = useSetAtom(joinedAtom);
  useEffect(() => {
    const all = playerId === null ? [] : [...(joined ?? []), ...(network ?? [])];
    setJoined(new Set(all.map(({ id }) => id)));
  }, [joined, network, playerId, setJoined]);
}
