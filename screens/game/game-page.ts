import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { readGame } from '@/endpoints/get-games-id.server';
import { permanentRedirect } from '@/lib/i18n/navigation';
import { pageLocale } from '@/lib/server/i18n/page';
import { pageMetadata } from '@/lib/server/seo/metadata';
import { gameWords } from '@/screens/page-data/page-words';
import { gamePicture } from '@/screens/page-data/page-picture';

type Mode = 'real' | 'demo';

interface GameParams {
  locale: string;
  gameId: string;
}

/** The game of an address. `/game/<id>` redirects to `/game/<slug>`: each game has one canonical address. */
export async function gameOf({ locale, gameId }: GameParams, mode: Mode) {
  const language = pageLocale(locale);
  const game = await readGame(gameId);
  if (!game) notFound();
  if (game.slug !== gameId) {
    const href = mode === 'demo' ? `${game.geo_link}/demo` : game.geo_link;
    permanentRedirect({ href, locale: language });
  }
  return { locale: language, game };
}

/**
 * For search engines the demo is the same page: its canonical is the game's. One that can't be played yet, or is in
 * maintenance, is not found.
 */
export async function gameMetadata(params: GameParams, mode: Mode): Promise<Metadata> {
  const { locale, game } = await gameOf(params, mode);
  const entry = await gameWords(locale, game);
  return pageMetadata({
    entry,
    path: game.geo_link,
    locale,
    index: game.playable && !game.maintenance,
    copy: mode === 'demo',
    picture: gamePicture(game, entry.title),
  });
}
