import { api } from '@/lib/browser/platform/client';
import type { paths } from '@/lib/http/platform';
import { asked } from '../state/asked';

type Query = NonNullable<paths['/api/office/v1/tournament-games']['get']['parameters']['query']>;
export type TournamentTheme = NonNullable<Query['theme']>;

/** Ids of games of a theme or of a category. */
export async function readGamesOf(query: Query): Promise<string[]> {
  const { data } = await asked(() => api.GET('/api/office/v1/tournament-games', { params: { query } }));
  return data;
}
