import { useInfiniteQuery } from '@tanstack/react-query';
import { api } from '@/lib/browser/platform/client';
import type { components } from '@/lib/http/platform';
import { asked } from '../state/asked';

export type OfficeLetter = components['schemas']['OfficeLetter'];

export interface LetterFilter {
  player?: string;
  state?: OfficeLetter['state'];
}

export const LETTERS_KEY = ['office', 'letters'] as const;

/** Letters and what became of them, page by page. */
export function useLetters(filter: LetterFilter) {
  return useInfiniteQuery({
    queryKey: [...LETTERS_KEY, filter],
    queryFn: ({ pageParam: cursor }) =>
      asked(() => api.GET('/api/office/v1/letters', { params: { query: { ...filter, cursor } } })),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ meta }) => meta.next ?? undefined,
    staleTime: 5_000,
  });
}
