import { queryOptions } from '@tanstack/react-query';
import { answerOf, api } from '@/lib/browser/platform/client';

async function getJoinedTournaments({ signal }: { signal: AbortSignal }) {
  return (await answerOf(api.GET('/api/v1/me/tournaments', { signal }))).data;
}

/** The tournaments that the player has joined. */
export const joinedTournamentsQuery = (playerId: string | null) =>
  queryOptions({
    queryKey: ['player', 'tournaments', playerId],
    queryFn: getJoinedTournaments,
    enabled: playerId !== null,
  });
