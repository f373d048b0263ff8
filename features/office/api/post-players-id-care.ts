import { api } from '@/lib/browser/platform/client';
import type { components } from '@/lib/http/platform';
import { asked } from '../state/asked';

export type Care = components['schemas']['Care'];

/** Does something about a player whom signs of harm speak of. */
export const careFor = (id: string, body: Care, key: string) =>
  asked(() =>
    api.POST('/api/office/v1/players/{id}/care', {
      params: { path: { id }, header: { 'Idempotency-Key': key } },
      body,
    }),
  );
