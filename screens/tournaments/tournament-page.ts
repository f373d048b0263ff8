import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { readTournament } from '@/features/tournaments/api/get-tournaments-id.server';
import { pageLocale } from '@/lib/server/i18n/page';
import { pageMetadata } from '@/lib/server/seo/metadata';
import { pagePicture } from '@/screens/page-data/page-picture';
import { tournamentWords } from '@/screens/page-data/page-words';

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
