import { hashKey, type Query, type QueryClient, type QueryKey } from '@tanstack/react-query';

/**
 * First parts of the keys of answers that are the same whoever is here. Everything else counts as a player's: a query
 * that nobody thought of is asked once too often, and never shown to somebody else.
 */
const PUBLIC = new Set<unknown>(['auth', 'content', 'countries', 'jackpots', 'lobby', 'stories', 'visitor']);

const isPlayers = ({ queryKey: [first, second] }: Pick<Query, 'queryKey'>): boolean =>
  !PUBLIC.has(first) || second === 'own';

/**
 * Nobody is here any more: what the player was told, and what they sent, is gone from this tab.
 * @param but the key of a query that stays
 */
export function forgetPlayer(client: QueryClient, but?: QueryKey): void {
  const kept = but && hashKey(but);
  for (const query of client.getQueryCache().findAll({ predicate: isPlayers })) {
    if (query.queryHash !== kept) query.reset();
  }
  client.getMutationCache().clear();
}

/** Somebody else is here, or may be: the last player is forgotten, and what the page shows is asked anew. */
export function changePlayer(client: QueryClient, but?: QueryKey): void {
  forgetPlayer(client, but);
  const kept = but && hashKey(but);
  void client.refetchQueries({
    type: 'active',
    predicate: (query) => isPlayers(query) && query.queryHash !== kept,
  });
}
