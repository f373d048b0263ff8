import { api } from '@/lib/browser/platform/client';
import type { components } from '@/lib/http/platform';
import { asked } from '../state/asked';

/** Asks a colleague to agree to another rate. */
export const askForRate = (body: components['schemas']['RateChange']) =>
  asked(() => api.POST('/api/office/v1/rates', { body }));
