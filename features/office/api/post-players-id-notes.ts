import { api } from '@/lib/browser/platform/client';
import { asked } from '../state/asked';

export const writeNote = (id: string, text: string, key: string) =>
  asked(() =>
    api.POST('/api/office/v1/players/{id}/notes', {
      params: { path: { id }, header: { 'Idempotency-Key': key } },
      body: { text },
    }),
  );
