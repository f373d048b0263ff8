import { answerOf, api } from '@/lib/browser/platform/client';

/** Makes a game one of the player's favourites; doing it again changes nothing. */
export async function putFavourite(id: string): Promise<void> {
  await answerOf(api.PUT('/api/v1/me/favourites/{id}', { params: { path: { id } } }));
}
