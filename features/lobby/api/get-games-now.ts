import { queryOptions } from '@tanstack/react-query';
import { answerOf, api } from '@/lib/browser/platform/client';

const POLL_MS = 10_000;

async function getGamesNow() {
  const { data } = await answerOf(api.GET('/api/v1/games/now'));
  return Object.fromEntries(data.map((game) => [game.id, game]));
}

/**
 * What is true at tables now, by the game's id: asked while a card shows it and the page is visible, at once when it is
 * visible again. What nobody has shown for a while is forgotten, so that no old number comes back.
 */
export const gamesNowQuery = queryOptions({
  queryKey: ['lobby', 'now'],
  queryFn: getGamesNow,
  staleTime: POLL_MS / 2,
  gcTime: POLL_MS,
  refetchInterval: POLL_MS,
  refetchOnWindowFocus: true,
});
