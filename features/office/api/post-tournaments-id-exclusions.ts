import { api } from '@/lib/browser/platform/client';
import type { components } from '@/lib/http/platform';
import { asked } from '../state/asked';

/** Takes a participant out. */
export const excludeFromTournament = (id: string, body: components['schemas']['TournamentExclusion']) =>
  asked(() => api.POST('/api/office/v1/tournaments/{id}/exclusions', { params: { path: { id } }, body }));
