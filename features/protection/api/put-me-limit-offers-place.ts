import { useMutation, useQueryClient } from '@tanstack/react-query';
import { answerOf, api } from '@/lib/browser/platform/client';
import type { LimitOfferPlace } from '@/lib/domain/limit-offers';
import { limitOfferKey } from './get-me-limit-offers';

/** Goes on without a limit: it is not offered there again. */
export function useDeclineLimit() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (place: LimitOfferPlace) =>
      (await answerOf(api.PUT('/api/v1/me/limit-offers/{place}', { params: { path: { place } } }))).data,
    onSuccess: (offer) => client.setQueryData(limitOfferKey, offer),
  });
}
