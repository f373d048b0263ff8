import type { Metadata } from 'next';
import { TournamentPage } from '@/screens/office/office-pages';

export const metadata: Metadata = { title: 'Tournament' };

export default async function Page({ params }: PageProps<'/office/tournaments/[id]'>) {
  return <TournamentPage id={(await params).id} />;
}
