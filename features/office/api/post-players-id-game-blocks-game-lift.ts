import { api } from '@/lib/browser/platform/client';
import { asked } from '../state/asked';

/** Lets a player open a game again. */
export const liftGameBlock = (id: string, game: string, reason: string) =>
  asked(() =>
    api.POST('/api/office/v1/players/{id}/game-blocks/{game}/lift', {
      params: { path: { id, game } },
      body: { reason },
    }),
  );
