import { api } from '@/lib/browser/platform/client';
import { asked } from '../state/asked';

/** Blocks a game for a player. */
export const blockGame = (id: string, body: { gameId: string; reason: string }) =>
  asked(() => api.POST('/api/office/v1/players/{id}/game-blocks', { params: { path: { id } }, body }));
