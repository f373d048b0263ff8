import type { Metadata } from 'next';
import { PlayersPage } from '@/screens/office/office-pages';

export const metadata: Metadata = { title: 'Players' };

export default function Page() {
  return <PlayersPage />;
}
