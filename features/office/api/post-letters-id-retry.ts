import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '@/lib/browser/platform/client';
import { asked } from '../state/asked';
import { LETTERS_KEY } from './get-letters';

/** Sends a failed letter again. */
export function useRetryLetter() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: string) =>
      asked(() => api.POST('/api/office/v1/letters/{id}/retry', { params: { path: { id } } })),
    onSettled: () => client.invalidateQueries({ queryKey: LETTERS_KEY }),
  });
}
