import { useQuery } from '@tanstack/react-query';
import { withBasePath } from '@/lib/domain/base-path';
import { api } from '@/lib/browser/platform/client';
import type { components } from '@/lib/http/platform';
import { asked } from './asked';
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

/** Where the picture of a page is. */
export const pageAddress = (id: string, file: string, page: number): string =>
  withBasePath(`/api/office/v1/players/${id}/documents/${file}/pages/${page}`);
