import type { Payload } from 'payload';
import { published, type Reading } from './published';

/** Paragraphs as an operator types them: each on a line of its own, with empty lines between them or without. */
export const paragraphsOf = (text: string | null | undefined): string[] =>
  (text ?? '')
    .split(/\r?\n/)
    .map((line) => line.trim())
    .filter((line) => line !== '');

/**
 * What operators have written about a game, in this language alone; null when there is nothing. Other readers give
 * English where a language has no text. Here every language has one of its own, written from the game's facts, and a
 * player is better served by that than by English.
 *
 * One look-up by the index of the game's number.
 * @throws Error when the database is out of reach
 */
export async function findGameDescription(
  payload: Payload,
  gameId: string,
  reading: Reading,
): Promise<string[] | null> {
  const { docs } = await payload.find({
    ...published('game-descriptions', reading, { gameId: { equals: gameId } }),
    fallbackLocale: false,
    limit: 1,
    depth: 0,
    select: { text: true },
  });
  const paragraphs = paragraphsOf(docs[0]?.text);
  return paragraphs.length > 0 ? paragraphs : null;
}
