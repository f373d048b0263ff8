import { api } from '@/lib/browser/platform/client';
import type { components } from '@/lib/http/platform';
import { asked } from '../state/asked';

export type PointsCorrection = components['schemas']['PointsCorrection'];

/** Asks a colleague to agree to giving points, or taking them. */
export const askForPoints = (id: string, body: PointsCorrection, key: string) =>
  asked(() =>
    api.POST('/api/office/v1/players/{id}/points-corrections', {
      params: { path: { id }, header: { 'Idempotency-Key': key } },
      body,
    }),
  );
