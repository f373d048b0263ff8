import { api } from '@/lib/browser/platform/client';

/** Closes a game that its player leaves. Nobody waits for it: where it fails, the next launch asks. */
export const closeGame = (sessionId: string): void =>
  void api
    .DELETE('/api/v1/game-sessions/{id}', { params: { path: { id: sessionId } }, keepalive: true })
    .catch(() => undefined);
