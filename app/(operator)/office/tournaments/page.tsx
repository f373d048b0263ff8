import type { Metadata } from 'next';
import { TournamentsPage } from '@/screens/office/office-pages';

export const metadata: Metadata = { title: 'Tournaments' };

export default function Page() {
  return <TournamentsPage />;
}
