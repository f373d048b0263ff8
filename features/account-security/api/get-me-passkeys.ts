import { queryOptions, useQuery } from '@tanstack/react-query';
import { answerOf, api } from '@/lib/browser/platform/client';

export const passkeysKey = ['account-security', 'passkeys'] as const;

const passkeysQuery = () =>
  queryOptions({
    queryKey: passkeysKey,
    queryFn: async () => (await answerOf(api.GET('/api/v1/me/passkeys'))).data,
    staleTime: 0,
  });

export const usePasskeys = () => useQuery(passkeysQuery());
export type Passkey = NonNullable<ReturnType<typeof usePasskeys>['data']>[number];
