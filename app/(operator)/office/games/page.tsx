import type { Metadata } from 'next';
import { GamesPage } from '@/screens/office/office-pages';

export const metadata: Metadata = { title: 'Games' };

export default function Page() {
  return <GamesPage />;
}
