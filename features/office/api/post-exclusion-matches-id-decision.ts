import { api } from '@/lib/browser/platform/client';
import type { components } from '@/lib/http/platform';
import { asked } from '../state/asked';

/** Decides whether an account is of the one who has excluded themselves. */
export const decideMatch = (id: string, body: components['schemas']['MatchDecision']) =>
  asked(() => api.POST('/api/office/v1/exclusion-matches/{id}/decision', { params: { path: { id } }, body }));
