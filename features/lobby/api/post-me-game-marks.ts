import { answerOf, api } from '@/lib/browser/platform/client';
import type { VisitorMarks } from '@/lib/browser/games/visitor-marks';

/** Adds what the browser kept to the player's own; doing it again changes nothing. */
export async function joinMarks({ favourites, recent }: VisitorMarks): Promise<void> {
  await answerOf(api.POST('/api/v1/me/game-marks', { body: { favourites, recent } }));
}
