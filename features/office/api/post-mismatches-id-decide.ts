import { api } from '@/lib/browser/platform/client';
import type { components } from '@/lib/http/platform';
import { asked } from '../state/asked';

/** Closes the matter, or asks a colleague to agree to crediting what came or sending it back. */
export const decideMismatch = (id: string, body: components['schemas']['MismatchDecision']) =>
  asked(() => api.POST('/api/office/v1/mismatches/{id}/decide', { params: { path: { id } }, body }));
