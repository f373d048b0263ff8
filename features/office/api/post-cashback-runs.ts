import { api } from '@/lib/browser/platform/client';
import { asked } from '../state/asked';

/** Starts the run of a period, or asks a colleague to agree. @returns which of them */
export const startCashback = async (period: string, reason: string, key: string) =>
  (
    await asked(() =>
      api.POST('/api/office/v1/cashback/runs', {
        params: { header: { 'Idempotency-Key': key } },
        body: { period, reason },
      }),
    )
  ).data;
