import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { api } from '@/lib/browser/platform/client';
import type { components, paths } from '@/lib/http/platform';
import { asked } from '../state/asked';

export type LettersQuery = NonNullable<paths['/api/office/v1/letters']['get']['parameters']['query']>;
export type OfficeLetter = components['schemas']['OfficeLetter'];

export const LETTERS_KEY = ['office', 'letters'] as const;

export function useLetters(query: LettersQuery) {
  return useQuery({
    queryKey: [...LETTERS_KEY, query],
    queryFn: () => asked(() => api.GET('/api/office/v1/letters', { params: { query } })),
    placeholderData: keepPreviousData,
    staleTime: 5_000,
  });
}
