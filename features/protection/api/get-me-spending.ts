import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query';
import { answerOf, api } from '@/lib/browser/platform/client';
import type { paths } from '@/lib/http/platform';

type Asked = NonNullable<paths['/api/v1/me/spending']['get']['parameters']['query']>;
export type SpendingPer = NonNullable<Asked['per']>;

const getSpending = async (query: Asked) =>
  (await answerOf(api.GET('/api/v1/me/spending', { params: { query } }))).data;
export type Spending = Awaited<ReturnType<typeof getSpending>>;

/** The player's money and time by spans of their own clock. Minor units. @param currency the account's when left out */
const spendingQuery = (per: SpendingPer, currency: Spending['currency'] | undefined) =>
  queryOptions({
    queryKey: ['protection', 'spending', per, currency ?? ''],
    queryFn: () => getSpending({ per, ...(currency && { currency }) }),
    staleTime: 0,
  });

export const useSpending = (per: SpendingPer, currency: Spending['currency'] | undefined) =>
  useQuery({ ...spendingQuery(per, currency), placeholderData: keepPreviousData });
