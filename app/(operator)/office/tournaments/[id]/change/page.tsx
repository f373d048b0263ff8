import type { Metadata } from 'next';
import { ChangeTournamentPage } from '@/screens/office/office-pages';

export const metadata: Metadata = { title: 'Change a tournament' };

export default async function Page({ params }: PageProps<'/office/tournaments/[id]/change'>) {
  return <ChangeTournamentPage id={(await params).id} />;
}
