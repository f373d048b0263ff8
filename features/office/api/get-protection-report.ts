import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { api } from '@/lib/browser/platform/client';
import type { components } from '@/lib/http/platform';
import { asked } from '../state/asked';

export type ReportRow = components['schemas']['ProtectionReportRow'];

/** What was noticed and done in a month. @param month `YYYY-MM` */
export function useProtectionReport(month: string) {
  return useQuery({
    queryKey: ['office', 'protection-report', month],
    queryFn: async () =>
      (await asked(() => api.GET('/api/office/v1/protection-report', { params: { query: { month } } }))).data,
    placeholderData: keepPreviousData,
    staleTime: 5_000,
  });
}
