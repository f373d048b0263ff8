import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { api } from '@/lib/browser/platform/client';
import type { paths } from '@/lib/http/platform';
import { asked } from '../state/asked';

export type ChatReportsQuery = NonNullable<
  paths['/api/office/v1/chat-reports']['get']['parameters']['query']
>;

/** All lists of reported messages. */
export const CHAT_REPORTS_KEY = ['office', 'chat-reports'] as const;

/** Messages at live tables that players reported. */
export function useChatReports(query: ChatReportsQuery) {
  return useQuery({
    queryKey: [...CHAT_REPORTS_KEY, query],
    queryFn: () => asked(() => api.GET('/api/office/v1/chat-reports', { params: { query } })),
    placeholderData: keepPreviousData,
    staleTime: 5_000,
  });
}
export type ReportedMessage = NonNullable<ReturnType<typeof useChatReports>['data']>['data'][number];
