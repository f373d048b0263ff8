import type { Metadata } from 'next';
import { PlayerPage } from '@/screens/office/office-pages';

export const metadata: Metadata = { title: 'Player' };

export default async function Page({ params }: PageProps<'/office/players/[id]'>) {
  return <PlayerPage id={(await params).id} />;
}
