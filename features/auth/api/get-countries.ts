import { queryOptions, useQuery } from '@tanstack/react-query';
import { answerOf, api } from '@/lib/browser/platform/client';

/**
 * Countries that a player can choose, those where the product is not offered marked, and the one that the visitor is in:
 * asked for by the browser, because a kept page is the same for everybody.
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
