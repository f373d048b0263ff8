import { useQuery } from '@tanstack/react-query';
import { api } from '@/lib/browser/platform/client';
import type { LanguageCode } from '@/lib/domain/locales';
import { asked } from '../state/asked';
import { NEWS_KEY } from './get-news';

/** The letter as a reader of a language gets it, of one of its revisions. */
export function useNewsPreview(id: string, revision: number, language: LanguageCode) {
  return useQuery({
    queryKey: [...NEWS_KEY, id, 'preview', revision, language],
    queryFn: async () =>
      (
        await asked(() =>
          api.GET('/api/office/v1/news/{id}/preview', { params: { path: { id }, query: { language } } }),
        )
      ).data,
    staleTime: 5_000,
  });
}
