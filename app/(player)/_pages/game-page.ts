import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { fillSeoEntry, readSeoEntry } from '@/cms/read/seo';
import { getGame } from '@/features/lobby/api/get-game';
import { pageLocale } from '@/lib/i18n/page';
import { pageMetadata } from '@/lib/seo/metadata';

interface GameParams {
  locale: string;
  gameId: string;
}

/** The game of an address, by its id or its slug. */
export async function gameOf({ locale, gameId }: GameParams) {
  const language = pageLocale(locale);
  const game = await getGame(gameId);
  if (!game) notFound();
  return { locale: language, game };
}

export async function gameSeo(params: GameParams) {
  const { locale, game } = await gameOf(params);
  const entry = fillSeoEntry(await readSeoEntry('game/{id}', locale), {
    name: game.name,
    provider: game.providerName,
  });
  return { locale, game, entry };
}

/** The demo is the same page for a search engine: its canonical is the game's. */
export async function gameMetadata(params: GameParams, mode: 'real' | 'demo'): Promise<Metadata> {
  const { locale, game, entry } = await gameSeo(params);
  const { title, description } = entry;
  return pageMetadata({
    title,
    description,
    path: game.geo_link,
    locale,
    index: mode === 'real',
    image: `${game.image}/400.webp`,
  });
}
