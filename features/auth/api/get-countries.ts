import { queryOptions, useQuery } from '@tanstack/react-query';
import { answerOf, api } from '@/lib/browser/platform/client';

/**
 * Countries that a player can choose, with those marked where the product is not offered, and the visitor's own
 * country. Fetched by the browser, because a cached page is the same for every visitor.
 */
const countriesQuery = () =>
  queryOptions({
    queryKey: ['countries'],
    queryFn: async () => {
      const { data, meta } = await answerOf(api.GET('/api/v1/countries'));
      return { countries: data, here: meta.visitorCountry };
    },
    staleTime: Infinity,
  });

export function useCountries() {
  return useQuery(countriesQuery());
}
