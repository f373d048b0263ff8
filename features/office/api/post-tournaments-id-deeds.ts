import { api } from '@/lib/browser/platform/client';
import type { components } from '@/lib/http/platform';
import { asked } from '../state/asked';

type Schemas = components['schemas'];
const at = (id: string) => ({ path: { id } });

/** Announces a draft as it was looked at. */
export const publishTournament = (id: string, revision: number) =>
  asked(() => api.POST('/api/office/v1/tournaments/{id}/publish', { params: at(id), body: { revision } }));

/** Ends it without prizes. */
export const stopTournament = (id: string, body: Schemas['TournamentStop']) =>
  asked(() => api.POST('/api/office/v1/tournaments/{id}/stop', { params: at(id), body }));

/** Moves its end further away. */
export const extendTournament = (id: string, body: Schemas['TournamentExtension']) =>
  asked(() => api.POST('/api/office/v1/tournaments/{id}/extend', { params: at(id), body }));

/** Takes a participant out. */
export const excludeFromTournament = (id: string, body: Schemas['TournamentExclusion']) =>
  asked(() => api.POST('/api/office/v1/tournaments/{id}/exclusions', { params: at(id), body }));

/** Lets its prizes be paid. */
export const releaseTournament = (id: string, reason: string) =>
  asked(() => api.POST('/api/office/v1/tournaments/{id}/release', { params: at(id), body: { reason } }));

/** Asks a colleague to agree that the prize of a place is given anew. */
export const askToCorrectPlace = (id: string, body: Schemas['PlaceCorrection']) =>
  asked(() => api.POST('/api/office/v1/tournaments/{id}/corrections', { params: at(id), body }));
