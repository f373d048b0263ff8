import { api } from '@/lib/browser/platform/client';
import type { components } from '@/lib/http/platform';
import { asked } from '../state/asked';

export type NewsContent = components['schemas']['NewsContent'];

/** Begins a draft. */
export const writeNews = async (body: NewsContent, key: string) =>
  (
    await asked(() =>
      api.POST('/api/office/v1/news', { params: { header: { 'Idempotency-Key': key } }, body }),
    )
  ).data;
