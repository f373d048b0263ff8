import { useQuery } from '@tanstack/react-query';
import { api } from '@/lib/browser/platform/client';
import type { components } from '@/lib/http/platform';
import { asked } from '../state/asked';
import { playerKey } from './get-players-id';

export type DocumentCase = components['schemas']['DocumentCase'];

export function useDocumentCase(id: string) {
  return useQuery({
    queryKey: [...playerKey(id), 'documents'],
    queryFn: async () =>
      (await asked(() => api.GET('/api/office/v1/players/{id}/documents', { params: { path: { id } } })))
        .data,
    staleTime: 5_000,
  });
}
