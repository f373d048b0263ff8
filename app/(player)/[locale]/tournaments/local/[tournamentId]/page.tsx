import type { Metadata } from 'next';
import { tournamentMetadata, tournamentPageOf } from '@/screens/tournaments/tournament-page';
import { TournamentScreen } from '@/screens/tournaments/tournament-screen';

type Props = PageProps<'/[locale]/tournaments/local/[tournamentId]'>;

export const generateStaticParams = () => [];

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return tournamentMetadata(await params);
}

export default async function TournamentPage({ params }: Props) {
  return <TournamentScreen {...await tournamentPageOf(await params)} />;
}
