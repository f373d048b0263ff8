import { answerOf, api } from '@/lib/browser/platform/client';
import type { paths } from '@/lib/http/platform';

/** Parameters of a list of games. */
export type GamesQuery = NonNullable<paths['/api/v1/games']['get']['parameters']['query']>;

/** A page of the catalogue. The queries that are made of it stand with the features that show them. */
export const getGames = (query: GamesQuery, signal?: AbortSignal) =>
  answerOf(api.GET('/api/v1/games', { params: { query }, signal }));
