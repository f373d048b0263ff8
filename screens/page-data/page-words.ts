import 'server-only';
import { getFormatter } from 'next-intl/server';
import { readInfoPage } from '@/cms/read/info-pages';
import { fillSeoEntry, readSeoEntry } from '@/cms/read/seo';
import { readGames } from '@/endpoints/get-games.server';
import { readOffers, type Offer } from '@/features/bonuses/api/get-bonuses.server';
import { readNetworkTournament } from '@/features/tournaments/api/get-network-tournaments-code.server';
import { readTournament } from '@/features/tournaments/api/get-tournaments-id.server';
import { readProviders } from '@/features/lobby/api/get-providers.server';
import { categoryOfPath, type GameCategory } from '@/lib/domain/game-categories';
import type { Locale } from '@/lib/domain/locales';
import { plainText } from '@/lib/domain/rich-text';
import type { GameFacts } from '@/screens/game/description/describe-game';
import { firstSentences, firstWords } from '@/lib/server/seo/first-words';
import { infoPath } from '@/lib/domain/info-path';
import type { SeoWords } from '@/lib/server/seo/metadata';
import { gameDescription } from '@/screens/game/game-description';

// What public pages are called: read in one place, so that a page and the picture that is shared of it agree.

/** Pages that are called what their SEO entry says, by the entry's path, which also names them in their picture's address. */
const ENTRY_PAGES = [
  'main',
  'games',
  'faq',
  'jackpots',
  'bonuses',
  'tournaments',
  'vip',
  'wheel-of-fortune',
  'landing/welcome-bonus',
] as const;
export type EntryPage = (typeof ENTRY_PAGES)[number];

const isEntryPage = (path: string): path is EntryPage => (ENTRY_PAGES as readonly string[]).includes(path);

/** The entry for all studios: its {provider} and {count} are filled. */
const STUDIO_ENTRY = 'games/provider/{provider}';
/** Code of the entry that is used when a page has none. */
const NEUTRAL = 'seo_neutral';
/** Characters of a description that search engines show. */
const DESCRIPTION_LENGTH = 155;

const inDigits = async (locale: Locale, count: number) => (await getFormatter({ locale })).number(count);

/** Of a page that has an SEO entry of its own. */
export const entryWords = (locale: Locale, page: EntryPage) => readSeoEntry(page, locale);

/** Of a list of one category; {count} is filled with its games. @throws Error when they can't be counted */
export async function categoryWords(locale: Locale, { code, path }: GameCategory): Promise<SeoWords> {
  const entry = await readSeoEntry(`games/${path ?? 'all'}`, locale);
  if (!`${entry.title}${entry.description}`.includes('{count}')) return entry;
  const { meta } = await readGames({
    category: code === 'all' ? undefined : (path ?? undefined),
    perPage: 1,
  });
  return fillSeoEntry(entry, { count: await inDigits(locale, meta.total) });
}

/** Of a studio's games; null when there is no such studio. */
export async function studioWords(locale: Locale, providerId: number): Promise<SeoWords | null> {
  const studio = (await readProviders()).find(({ id }) => id === providerId && id !== 0);
  if (!studio) return null;
  const count = await inDigits(locale, studio.gamesCount);
  return fillSeoEntry(await readSeoEntry(STUDIO_ENTRY, locale), { provider: studio.name, count });
}

/**
 * For a game's page: the entry of its own address, if there is one. Otherwise the title for all games, with the first
 * sentences about this one, so that search engines can tell thousands of pages apart.
 */
export async function gameWords(locale: Locale, game: GameFacts & { geo_link: string }): Promise<SeoWords> {
  const [own, common, text] = await Promise.all([
    readSeoEntry(game.geo_link.slice(1), locale),
    readSeoEntry('game/{id}', locale),
    gameDescription(locale, game),
  ]);
  const entry =
    own.code === NEUTRAL
      ? { ...common, description: firstSentences(text.join(' '), DESCRIPTION_LENGTH) }
      : own;
  return fillSeoEntry(entry, { name: game.name, provider: game.providerName });
}

/** A bonus on offer by its id; undefined when it is not, or no longer. */
export const offerOf = async (locale: Locale, id: string): Promise<Offer | undefined> =>
  (await readOffers(locale)).find((offer) => offer.id === id);

/** For a bonus' page: the entry of its own address, if there is one, else the one for all. */
export async function bonusWords(
  locale: Locale,
  { id, name }: Pick<Offer, 'id' | 'name'>,
): Promise<SeoWords> {
  const [own, common] = await Promise.all([
    readSeoEntry(`bonuses/${id}`, locale),
    readSeoEntry('bonuses/{bonus}', locale),
  ]);
  return own.code === NEUTRAL ? fillSeoEntry(common, { name }) : own;
}

/** For a tournament's page: the entry of its own address, if there is one, else the one for all. */
export async function tournamentWords(
  locale: Locale,
  { id, name }: { id: string; name: string },
): Promise<SeoWords> {
  const [own, common] = await Promise.all([
    readSeoEntry(`tournaments/local/${id}`, locale),
    readSeoEntry('tournaments/local/{id}', locale),
  ]);
  return own.code === NEUTRAL ? fillSeoEntry(common, { name }) : own;
}

/** The same for one of the studio's. */
export async function networkTournamentWords(
  locale: Locale,
  { code, name }: { code: string; name: string },
): Promise<SeoWords> {
  const [own, common] = await Promise.all([
    readSeoEntry(`tournaments/${code}`, locale),
    readSeoEntry('tournaments/{code}', locale),
  ]);
  return own.code === NEUTRAL ? fillSeoEntry(common, { name }) : own;
}

/** Of a page of text: its entry's, else its own title and first sentences. Null when there is no such page. */
export async function infoWords(locale: Locale, code: string): Promise<SeoWords | null> {
  const [page, entry] = await Promise.all([
    readInfoPage(code, locale),
    readSeoEntry(infoPath(code).slice(1), locale),
  ]);
  if (!page) return null;
  if (entry.code !== NEUTRAL) return entry;
  return {
    title: `${page.title} | Parlour`,
    description: firstWords(plainText(page.text), DESCRIPTION_LENGTH),
  };
}

/** Title of the page that a picture's address names by its path; null when there is no such page. */
export async function titleOfPage(locale: Locale, path: string): Promise<string | null> {
  if (isEntryPage(path)) return (await entryWords(locale, path)).title;
  const [section = '', name = ''] = path.split('/');
  switch (section) {
    case 'games': {
      const category = categoryOfPath(name);
      return category ? (await categoryWords(locale, category)).title : null;
    }
    case 'studio':
      return /^[1-9]\d{0,5}$/.test(name) ? ((await studioWords(locale, Number(name)))?.title ?? null) : null;
    case 'bonuses': {
      const offer = await offerOf(locale, name);
      return offer ? (await bonusWords(locale, offer)).title : null;
    }
    case 'tournaments': {
      const tournament = await readTournament(locale, name);
      return tournament ? (await tournamentWords(locale, tournament)).title : null;
    }
    case 'network-tournaments': {
      const tournament = await readNetworkTournament(locale, name);
      return tournament
        ? (await networkTournamentWords(locale, { code: name, name: tournament.name })).title
        : null;
    }
    case 'info_pages':
      return (await infoWords(locale, name))?.title ?? null;
    default:
      return null;
  }
}
