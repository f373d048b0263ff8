import type { Metadata } from 'next';
import { networkTournamentMetadata, networkTournamentPageOf } from '@/screens/tournaments/tournament-page';
import { TournamentScreen } from '@/screens/tournaments/tournament-screen';

type Props = PageProps<'/[locale]/tournaments/[tournamentCode]'>;

export const generateStaticParams = () => [];

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return networkTournamentMetadata(await params);
}

export default async function NetworkTournamentPage({ params }: Props) {
  return <TournamentScreen {...await networkTournamentPageOf(await params)} />;
}
