import { api } from '@/lib/browser/platform/client';
import type { components } from '@/lib/http/platform';
import { asked } from '../state/asked';

/** Ends it without prizes. */
export const stopTournament = (id: string, body: components['schemas']['TournamentStop']) =>
  asked(() => api.POST('/api/office/v1/tournaments/{id}/stop', { params: { path: { id } }, body }));
