import { api } from '@/lib/browser/platform/client';
import type { components } from '@/lib/http/platform';
import { asked } from '../state/asked';

/** Ends a maintenance; of what is withdrawn, asks a colleague to agree. */
export const liftClosure = async (body: components['schemas']['OpenGame']) =>
  (await asked(() => api.POST('/api/office/v1/game-closures/lift', { body }))).data;
