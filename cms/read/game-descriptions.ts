import 'server-only';
import { LastGood } from '@/lib/server/cache/last-good';
import { CACHE_LIFETIMES, CACHE_TAGS } from '@/lib/server/cache/tags';
import type { Locale } from '@/lib/domain/locales';
import { readCached } from './cached';
import { findGameDescription } from './find-game-description';

const lastGood = new LastGood<string[] | null>();

/**
 * The paragraphs that operators have written about a game in this very language, or null: the page then shows the
 * text from the game's facts, as it does while the database is unreachable and no copy exists. The page is rendered
 * again when the text is saved.
 */
export function readGameDescription(gameId: string, locale: Locale): Promise<string[] | null> {
  return readCached<string[] | null>({
    key: ['game-description', gameId, locale],
    tags: [CACHE_TAGS.gameDescription(gameId)],
    lifetime: CACHE_LIFETIMES.gameDescription,
    find: (payload, draft) => findGameDescription(payload, gameId, { locale, draft }),
    neutral: null,
    lastGood,
  });
}
