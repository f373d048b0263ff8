import { queryOptions, useQuery } from '@tanstack/react-query';
import { answerOf, api } from '@/lib/browser/platform/client';

export const limitOfferKey = ['protection', 'limit-offer'] as const;

const getLimitOffer = async () => (await answerOf(api.GET('/api/v1/me/limit-offers'))).data;

/** Where the player is still to be offered a limit on deposits. */
const limitOfferQuery = () => queryOptions({ queryKey: limitOfferKey, queryFn: getLimitOffer, staleTime: 0 });

export const useLimitOffer = () => useQuery(limitOfferQuery());

/** Whether that is not known yet. */
export const useLimitOfferLoads = (): boolean => useLimitOffer().isPending;
