import { queryOptions } from '@tanstack/react-query';
import { answerOf, api } from '@/lib/browser/platform/client';
import { PROVIDERS_PER_PAGE } from '../domain/providers-per-page';

/** All studios by name, in the browser; the first entry is their total. */
export const providerListQuery = queryOptions({
  queryKey: ['lobby', 'providers'],
  queryFn: async () =>
    (await answerOf(api.GET('/api/v1/providers', { params: { query: { per_page: PROVIDERS_PER_PAGE } } })))
      .data,
  staleTime: 10 * 60_000,
});
