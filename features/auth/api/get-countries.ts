import { queryOptions, useQuery } from '@tanstack/react-query';
import { answerOf, api } from '@/lib/http/client';

/** Countries that a player can choose; those where the product is not offered are marked. */
const countriesQuery = () =>
  queryOptions({
    queryKey: ['countries'],
    queryFn: async () => (await answerOf(api.GET('/api/v1/countries'))).data,
    staleTime: Infinity,
  });

export function useCountries() {
  return useQuery(countriesQuery());
}
