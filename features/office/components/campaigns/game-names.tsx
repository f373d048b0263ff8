'use client';

import { useGamesOf } from '../../state/games';

/** What games are called, by their ids; one that is not on offer is its id. */
export function GameNames({ ids }: { ids: readonly string[] }) {
  const known = useGamesOf(ids);
  return ids.map((id) => known.get(id)?.name ?? id).join(', ');
}
