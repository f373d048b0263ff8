import 'server-only';
import { getGames, type GamesFilter } from '@/features/lobby/api/get-games';
import { getProviders } from '@/features/lobby/api/get-providers';
import { LastGood, readOrLast } from '@/lib/cache/last-good';

// What one part of a page shows, and the page can do without: undefined when the platform does not answer and this
// process has no copy. What a page is about is read without these, and fails the page (docs/adr/0008).
const games = new LastGood<Awaited<ReturnType<typeof getGames>>>(200);
const providers = new LastGood<Awaited<ReturnType<typeof getProviders>>>(1);

/** Some games, as a row. */
export function gamesBlock(filter: GamesFilter) {
  const key = JSON.stringify(filter);
  return readOrLast(games, key, `page: games ${key}`, () => getGames(filter));
}

/** The studios; the first entry stands for all of them together. */
export const providersBlock = () => readOrLast(providers, 'all', 'page: providers', getProviders);
