import { useMutation, useQueryClient } from '@tanstack/react-query';
import { answerOf, api } from '@/lib/browser/platform/client';
import { standingKey } from './get-wheel-standing';

/** Asks for new seeds: the old one is told. */
export function useNewSeeds() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (clientSeed: string) =>
      (await answerOf(api.POST('/api/v1/me/wheel/seeds', { body: { clientSeed } }))).data,
    onSuccess: () => client.invalidateQueries({ queryKey: standingKey }),
  });
}
