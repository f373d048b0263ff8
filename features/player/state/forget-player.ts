import { hashKey, type Query, type QueryClient, type QueryKey } from '@tanstack/react-query';

/**
 * First parts of the keys of answers that are the same whoever is here. Everything else counts as a player's: a query
 * that nobody thought of is asked once too often, and never shown to somebody else.
 */
const PUBLIC = new Set<unknown>(['auth', 'content', 'countries', 'jackpots', 'lobby', 'stories', 'visitor']);

/** @param but the key of a query that is left alone */
const playersBut = (but?: QueryKey) => {
  const kept = but && hashKey(but);
  return ({ queryKey: [first, second], queryHash }: Query): boolean =>
    (!PUBLIC.has(first) || second === 'own') && queryHash !== kept;
};

/**
 * The player is about to leave: what is being asked for them is called off, as its answer could only be that nobody is
 * logged in.
 */
export const stopAskingForPlayer = (client: QueryClient): Promise<void> =>
  client.cancelQueries({ predicate: playersBut() });

/** Nobody is here any more: what the player was told, and what they sent, is gone from this tab. */
export function forgetPlayer(client: QueryClient, but?: QueryKey): void {
  for (const query of client.getQueryCache().findAll({ predicate: playersBut(but) })) query.reset();
  client.getMutationCache().clear();
}

/** Somebody else is here, or may be: the last player is forgotten, and what the page shows is asked anew. */
export function changePlayer(client: QueryClient, but?: QueryKey): void {
  forgetPlayer(client, but);
  void client.refetchQueries({ type: 'active', predicate: playersBut(but) });
}
