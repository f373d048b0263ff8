import 'server-only';
import { readOffers } from '@/features/bonuses/api/get-bonuses.server';
import { welcomeStepsOf } from '@/features/bonuses/domain/offer';
import { readGames, type GamesFilter } from '@/endpoints/get-games.server';
import { readProviders } from '@/features/lobby/api/get-providers.server';
import { readSimilar } from '@/features/lobby/api/get-games-id-similar.server';
import { readJackpots } from '@/features/jackpots/api/get-jackpots.server';
import { readJackpotDraws } from '@/features/jackpots/api/get-jackpots-draws.server';
import { readTopWinners } from '@/features/jackpots/api/get-jackpots-top.server';
import { readNetworkTournaments } from '@/features/tournaments/api/get-network-tournaments.server';
import { readTournaments, type Tournament } from '@/features/tournaments/api/get-tournaments.server';
import { asTournament } from '@/features/tournaments/domain/network';
import { readWheel } from '@/features/wheel/api/get-wheel.server';
import { readWinners } from '@/features/winners/api/get-winners.server';
import { LastGood, readOrLast } from '@/lib/server/cache/last-good';
import { LOCALES, type Locale } from '@/lib/domain/locales';

// What one part of a page shows, and the page can do without: undefined when the platform does not answer and this
// process has no copy. What a page is about is read without these, and fails the page (docs/adr/0008).
const games = new LastGood<Awaited<ReturnType<typeof readGames>>>(200);
const similar = new LastGood<Awaited<ReturnType<typeof readSimilar>>>(200);
const providers = new LastGood<Awaited<ReturnType<typeof readProviders>>>(1);
const jackpots = new LastGood<Awaited<ReturnType<typeof readJackpots>>>(1);
const jackpotDraws = new LastGood<Awaited<ReturnType<typeof readJackpotDraws>>>(1);
const topWinners = new LastGood<Awaited<ReturnType<typeof readTopWinners>>>(1);
const tournaments = new LastGood<Awaited<ReturnType<typeof readTournaments>>>(LOCALES.length);
const networks = new LastGood<Awaited<ReturnType<typeof readNetworkTournaments>>>(LOCALES.length);
const wheel = new LastGood<Awaited<ReturnType<typeof readWheel>>>(1);
const offers = new LastGood<Awaited<ReturnType<typeof readOffers>>>(LOCALES.length);
const winners = new LastGood<Awaited<ReturnType<typeof readWinners>>>(1);

/** Some games, as a row. */
export function gamesBlock(filter: GamesFilter) {
  const key = JSON.stringify(filter);
  return readOrLast(games, key, `page: games ${key}`, () => readGames(filter));
}

/** Games like one, as a row. */
export const similarBlock = (id: string) =>
  readOrLast(similar, id, `page: games like ${id}`, () => readSimilar(id));

/** The studios; the first entry is the total of all of them. */
export const providersBlock = () => readOrLast(providers, 'all', 'page: providers', readProviders);

export const jackpotsBlock = () => readOrLast(jackpots, 'all', 'page: jackpots', readJackpots);

export const winnersBlock = (count: number) =>
  readOrLast(winners, 'newest', 'page: winners', () => readWinners(count));

export const jackpotDrawsBlock = () =>
  readOrLast(jackpotDraws, 'all', 'page: draws of the jackpots', readJackpotDraws);

export const topWinnersBlock = () => readOrLast(topWinners, 'all', 'page: top winners', readTopWinners);

/** Tournaments that are on, the casino's own first; a copy may be older than the end of one. */
export async function tournamentsBlock(locale: Locale): Promise<Tournament[] | undefined> {
  const [own, network] = await Promise.all([
    readOrLast(tournaments, locale, 'page: tournaments', () => readTournaments(locale)),
    readOrLast(networks, locale, 'page: network tournaments', () => readNetworkTournaments(locale)),
  ]);
  if (!own && !network) return undefined;
  const now = new Date().toISOString();
  return [...(own ?? []), ...(network?.active ?? []).map(asTournament)].filter(
    ({ dateEnd }) => dateEnd > now,
  );
}

/** What the wheel of fortune brings, and whether it turns. */
export const wheelBlock = () => readOrLast(wheel, 'all', 'page: wheel of fortune', readWheel);

/** All bonuses on offer. */
export const offersBlock = (locale: Locale) =>
  readOrLast(offers, locale, 'page: bonuses', () => readOffers(locale));

/** Those among them that welcome a player, in the order of deposits. */
export async function welcomeOffersBlock(locale: Locale) {
  const known = await offersBlock(locale);
  return known && welcomeStepsOf(known);
}
