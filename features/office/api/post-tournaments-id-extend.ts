import { api } from '@/lib/browser/platform/client';
import type { components } from '@/lib/http/platform';
import { asked } from '../state/asked';

/** Moves its end further away. */
export const extendTournament = (id: string, body: components['schemas']['TournamentExtension']) =>
  asked(() => api.POST('/api/office/v1/tournaments/{id}/extend', { params: { path: { id } }, body }));
