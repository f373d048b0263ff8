import { useQuery } from '@tanstack/react-query';
import { api } from '@/lib/browser/platform/client';
import { isApiProblem } from '@/lib/http/problem';
import { asked } from '../state/asked';

/** Whose a transaction is; null when there is none with this id. */
export function useTransaction(id: string, enabled: boolean) {
  return useQuery({
    queryKey: ['office', 'transaction', id],
    queryFn: async () => {
      try {
        const answer = await asked(() =>
          api.GET('/api/office/v1/transactions/{id}', { params: { path: { id } } }),
        );
        return answer.data;
      } catch (error) {
        if (isApiProblem(error) && error.status === 404) return null;
        throw error;
      }
    },
    staleTime: 5_000,
    enabled,
  });
}
