import { queryOptions, useQuery } from '@tanstack/react-query';
import { answerOf, api } from '@/lib/browser/platform/client';

export const accountsKey = ['currencies', 'accounts'] as const;

const getAccounts = async () => (await answerOf(api.GET('/api/v1/me/accounts'))).data;
export type CurrencyAccount = Awaited<ReturnType<typeof getAccounts>>[number];

/** The player's account in each currency, the one in use first. Amounts in minor units. */
const accountsQuery = () => queryOptions({ queryKey: accountsKey, queryFn: getAccounts, staleTime: 0 });

export const useAccounts = () => useQuery(accountsQuery());
