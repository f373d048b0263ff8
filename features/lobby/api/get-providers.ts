import { queryOptions } from '@tanstack/react-query';
import { answerOf, api } from '@/lib/http/client';

/** SPEC §9: the provider list is asked for whole. */
export const PROVIDERS_PER_PAGE = 9_000;

/** All studios by name, in the browser; the first entry stands for all of them together and carries the total. */
export const providerListQuery = queryOptions({
  queryKey: ['lobby', 'providers'],
  queryFn: async () =>
    (await answerOf(api.GET('/api/v1/providers', { params: { query: { per_page: PROVIDERS_PER_PAGE } } })))
      .data,
  staleTime: 10 * 60_000,
});
