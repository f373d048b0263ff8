import { api } from '@/lib/browser/platform/client';
import type { components } from '@/lib/http/platform';
import { asked } from '../state/asked';

/** Closes a game or a studio, for a while or for good. */
export const closeGames = (body: components['schemas']['CloseGame']) =>
  asked(() => api.POST('/api/office/v1/game-closures', { body }));
