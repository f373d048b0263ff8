import { api } from '@/lib/browser/platform/client';
import type { components } from '@/lib/http/platform';
import { asked } from '../state/asked';

export type RuleBookPreview = components['schemas']['RuleBookPreview'];
export type WantedBook = Pick<components['schemas']['RuleBookChange'], 'country' | 'book'> & {
  from: string | null;
};

/** Whom another rule book for a country concerns, and what they would be told. */
export const previewBook = async ({ from, ...query }: WantedBook): Promise<RuleBookPreview> =>
  (
    await asked(() =>
      api.GET('/api/office/v1/rule-books/preview', {
        params: { query: { ...query, ...(from !== null && { from }) } },
      }),
    )
  ).data;
