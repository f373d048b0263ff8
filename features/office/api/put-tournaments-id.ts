import { api } from '@/lib/browser/platform/client';
import { asked } from '../state/asked';
import type { TournamentContent } from './post-tournaments';

/** Saves a draft. */
export const changeTournament = (id: string, body: { revision: number; content: TournamentContent }) =>
  asked(() => api.PUT('/api/office/v1/tournaments/{id}', { params: { path: { id } }, body }));
