import { api } from '@/lib/browser/platform/client';
import { asked } from '../state/asked';

/** Announces a draft as it was looked at. */
export const publishTournament = (id: string, revision: number) =>
  asked(() =>
    api.POST('/api/office/v1/tournaments/{id}/publish', { params: { path: { id } }, body: { revision } }),
  );
