import { api } from '@/lib/browser/platform/client';
import type { components } from '@/lib/http/platform';
import { asked } from '../state/asked';

/** Closes a case. */
export const closeCase = (id: string, body: components['schemas']['HarmCaseEnd']) =>
  asked(() => api.POST('/api/office/v1/protection-cases/{id}/close', { params: { path: { id } }, body }));
