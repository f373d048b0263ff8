import { useQuery } from '@tanstack/react-query';
import { api } from '@/lib/browser/platform/client';
import type { components } from '@/lib/http/platform';
import { asked } from '../state/asked';

export const RULE_BOOKS_KEY = ['office', 'rule-books'] as const;

export type RuleBooksOfCountries = components['schemas']['RuleBooksOfCountries'];
export type CountryOfBooks = RuleBooksOfCountries['countries'][number];

/** Which rule book holds in which country, and what waits for a colleague. */
export function useRuleBooks() {
  return useQuery({
    queryKey: RULE_BOOKS_KEY,
    queryFn: async () => (await asked(() => api.GET('/api/office/v1/rule-books'))).data,
    staleTime: 5_000,
  });
}
