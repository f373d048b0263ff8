import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { fillSeoEntry, readSeoEntry } from '@/cms/read/seo';
import { getGame } from '@/features/lobby/api/get-game';
import type { Locale } from '@/lib/domain/locales';
import { permanentRedirect } from '@/lib/i18n/navigation';
import { pageLocale } from '@/lib/i18n/page';
import { pageMetadata, type SeoWords } from '@/lib/seo/metadata';
import { gamePicture } from './share-picture';

type Game = NonNullable<Awaited<ReturnType<typeof getGame>>>;
type Mode = 'real' | 'demo';

interface GameParams {
  locale: string;
  gameId: string;
}

/** The game of an address. One that names it by its id leads to the one that names it by its slug: a game has one. */
export async function gameOf({ locale, gameId }: GameParams, mode: Mode) {
  const language = pageLocale(locale);
  const game = await getGame(gameId);
  if (!game) notFound();
  if (game.slug !== gameId) {
    const href = mode === 'demo' ? `${game.geo_link}/demo` : game.geo_link;
    permanentRedirect({ href, locale: language });
  }
  return { locale: language, game };
}

/** What a game's page is called. */
export async function gameWords(locale: Locale, { name, providerName }: Game): Promise<SeoWords> {
  return fillSeoEntry(await readSeoEntry('game/{id}', locale), { name, provider: providerName });
}

/** The demo is the same page for a search engine: its canonical is the game's. */
export async function gameMetadata(params: GameParams, mode: Mode): Promise<Metadata> {
  const { locale, game } = await gameOf(params, mode);
  const entry = await gameWords(locale, game);
  return pageMetadata({
    entry,
    path: game.geo_link,
    locale,
    copy: mode === 'demo',
    picture: gamePicture(game, entry.title),
  });
}
