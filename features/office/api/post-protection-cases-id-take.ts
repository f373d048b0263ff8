import { api } from '@/lib/browser/platform/client';
import { asked } from '../state/asked';

/** Looks after a case from now on. */
export const takeCase = (id: string) =>
  asked(() => api.POST('/api/office/v1/protection-cases/{id}/take', { params: { path: { id } } }));
