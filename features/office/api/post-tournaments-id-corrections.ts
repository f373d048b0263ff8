import { api } from '@/lib/browser/platform/client';
import type { components } from '@/lib/http/platform';
import { asked } from '../state/asked';

/** Asks a colleague to agree that the prize of a place is given anew. */
export const askToCorrectPlace = (id: string, body: components['schemas']['PlaceCorrection'], key: string) =>
  asked(() =>
    api.POST('/api/office/v1/tournaments/{id}/corrections', {
      params: { path: { id }, header: { 'Idempotency-Key': key } },
      body,
    }),
  );
