import { useQuery } from '@tanstack/react-query';
import { api } from '@/lib/browser/platform/client';
import { asked } from '../state/asked';
import { NEWS_KEY, type OfficeNews } from './get-news';

/** While letters are on their way, the counts go on. Milliseconds. */
const WATCH_MS = 5_000;

const isOnItsWay = ({ state, letters }: OfficeNews) => state === 'sending' || letters.queued > 0;

export function useOneNews(id: string) {
  return useQuery({
    queryKey: [...NEWS_KEY, id],
    queryFn: async () =>
      (await asked(() => api.GET('/api/office/v1/news/{id}', { params: { path: { id } } }))).data,
    staleTime: 5_000,
    refetchInterval: ({ state: { data } }) => (data && isOnItsWay(data) ? WATCH_MS : false),
  });
}
