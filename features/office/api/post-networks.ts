import { api } from '@/lib/browser/platform/client';
import { asked } from '../state/asked';

/** Lets nobody in from a network. */
export const blockNetwork = (body: { network: string; reason: string; until: string | null }) =>
  asked(() => api.POST('/api/office/v1/networks', { body }));
