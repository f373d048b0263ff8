import { useQuery } from '@tanstack/react-query';
import { api } from '@/lib/browser/platform/client';
import { asked } from '../state/asked';
import { playerKey } from './get-players-id';

/** Since when and until when a player may not write at live tables, the latest first. */
export function useChatSilences(id: string) {
  return useQuery({
    queryKey: [...playerKey(id), 'chat-silences'],
    queryFn: async () =>
      (await asked(() => api.GET('/api/office/v1/players/{id}/chat-silences', { params: { path: { id } } })))
        .data,
    staleTime: 5_000,
  });
}
