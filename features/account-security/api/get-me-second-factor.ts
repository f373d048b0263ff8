import { queryOptions, useQuery } from '@tanstack/react-query';
import { answerOf, api } from '@/lib/browser/platform/client';

export const secondFactorKey = ['account-security', 'second-factor'] as const;

const secondFactorQuery = () =>
  queryOptions({
    queryKey: secondFactorKey,
    queryFn: async () => (await answerOf(api.GET('/api/v1/me/second-factor'))).data,
    staleTime: 0,
  });

/** Whether the player has a second factor, and what a sensitive change asks for. @param enabled not asked before */
export const useSecondFactor = (enabled = true) => useQuery({ ...secondFactorQuery(), enabled });

/** What the owner is asked for before something sensitive. */
export type Asks = NonNullable<ReturnType<typeof useSecondFactor>['data']>['asks'];
/** What the owner has shown. */
export interface OwnerProof {
  password?: string;
  code?: string;
}
