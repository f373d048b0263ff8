import 'server-only';
import { readGameDescription } from '@/cms/read/game-descriptions';
import type { Locale } from '@/lib/domain/locales';
import { describeGame, type GameFacts } from '@/screens/game/description/describe-game';

/** Paragraphs about a game: an operator's, where one has written in this language, else those written from its facts. */
export async function gameDescription(locale: Locale, game: GameFacts): Promise<string[]> {
  return (await readGameDescription(game.id, locale)) ?? describeGame(game, locale);
}
