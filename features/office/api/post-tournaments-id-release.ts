import { api } from '@/lib/browser/platform/client';
import { asked } from '../state/asked';

/** Lets its prizes be paid. */
export const releaseTournament = (id: string, reason: string) =>
  asked(() =>
    api.POST('/api/office/v1/tournaments/{id}/release', { params: { path: { id } }, body: { reason } }),
  );
