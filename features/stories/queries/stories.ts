import { queryOptions, useQuery } from '@tanstack/react-query';
import { readContent } from '@/lib/browser/read-content';
import type { Locale } from '@/lib/domain/locales';
import type { Story } from '../domain/story';

const storiesQuery = (locale: Locale) =>
  queryOptions({
    queryKey: ['stories', locale],
    queryFn: () => readContent<Story[]>(locale, 'stories-main'),
  });

/** The stories in one language, with all of their slides. */
export function useStories(locale: Locale) {
  return useQuery(storiesQuery(locale));
}
