import { api } from '@/lib/browser/platform/client';
import { asked } from '../state/asked';

/** Holds the cashback of a period back. */
export const holdCashback = (period: string, reason: string) =>
  asked(() => api.POST('/api/office/v1/cashback/holds', { body: { period, reason } }));
