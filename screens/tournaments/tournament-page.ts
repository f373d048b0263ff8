import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { readNetworkTournament } from '@/features/tournaments/api/get-network-tournaments-code.server';
import { readTournament } from '@/features/tournaments/api/get-tournaments-id.server';
import { pathOf } from '@/features/tournaments/domain/network';
import { pageLocale } from '@/lib/server/i18n/page';
import { pageMetadata } from '@/lib/server/seo/metadata';
import { pagePicture } from '@/screens/page-data/page-picture';
import { networkTournamentWords, tournamentWords } from '@/screens/page-data/page-words';

interface TournamentParams {
  locale: string;
  tournamentId: string;
}

/** The tournament of an address. One that nobody has published is not found. */
export async function tournamentPageOf({ locale, tournamentId }: TournamentParams) {
  const language = pageLocale(locale);
  const tournament = await readTournament(language, tournamentId);
  if (!tournament) notFound();
  return { locale: language, tournament };
}

interface NetworkParams {
  locale: string;
  tournamentCode: string;
}

/** The studio's tournament of an address. One that the studio never told of is not found. */
export async function networkTournamentPageOf({ locale, tournamentCode }: NetworkParams) {
  const language = pageLocale(locale);
  const tournament = await readNetworkTournament(language, tournamentCode);
  if (!tournament) notFound();
  return { locale: language, tournament };
}

/** Title, canonical and picture of its page: of its own SEO entry, else of the one for all of the studio's. */
export async function networkTournamentMetadata(params: NetworkParams): Promise<Metadata> {
  const { locale, tournament } = await networkTournamentPageOf(params);
  const code = params.tournamentCode;
  const entry = await networkTournamentWords(locale, { code, name: tournament.name });
  return pageMetadata({
    entry,
    path: pathOf(tournament),
    locale,
    picture: pagePicture(locale, `network-tournaments/${code}`, entry.title),
  });
}

/** Title, canonical and picture of a tournament's page: of its own SEO entry, else of the one for all. */
export async function tournamentMetadata(params: TournamentParams): Promise<Metadata> {
  const { locale, tournament } = await tournamentPageOf(params);
  const entry = await tournamentWords(locale, tournament);
  return pageMetadata({
    entry,
    path: `/tournaments/local/${tournament.id}`,
    locale,
    picture: pagePicture(locale, `tournaments/${tournament.id}`, entry.title),
  });
}
