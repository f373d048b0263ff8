import { answerOf, api } from '@/lib/browser/platform/client';

/** Takes a game from the player's favourites; doing it again changes nothing. */
export async function deleteFavourite(id: string): Promise<void> {
  await answerOf(api.DELETE('/api/v1/me/favourites/{id}', { params: { path: { id } } }));
}
