import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { api } from '@/lib/browser/platform/client';
import type { components } from '@/lib/http/platform';
import { asked } from '../state/asked';
import { CAMPAIGNS_KEY } from './get-campaigns';

export type BonusRefusal = components['schemas']['BonusRefusal'];

/** Who was not given a bonus of a campaign, what waits for a decision first. */
export function useRefusals(id: string, page: number) {
  return useQuery({
    queryKey: [...CAMPAIGNS_KEY, 'refusals', id, page],
    queryFn: () =>
      asked(() =>
        api.GET('/api/office/v1/campaigns/{id}/refusals', {
          params: { path: { id }, query: { page, per_page: 20 } },
        }),
      ),
    placeholderData: keepPreviousData,
    staleTime: 5_000,
  });
}
