import { useQuery } from '@tanstack/react-query';
import { api } from '@/lib/browser/platform/client';
import type { components } from '@/lib/http/platform';
import { asked } from '../state/asked';

export type OfficeNews = components['schemas']['OfficeNews'];

export const NEWS_KEY = ['office', 'news'] as const;

/** The latest letters of news. */
export function useNews() {
  return useQuery({
    queryKey: NEWS_KEY,
    queryFn: async () => (await asked(() => api.GET('/api/office/v1/news'))).data,
    staleTime: 5_000,
  });
}
