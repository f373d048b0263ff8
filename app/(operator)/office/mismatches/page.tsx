import type { Metadata } from 'next';
import { MismatchesPage } from '@/screens/office/office-pages';

export const metadata: Metadata = { title: 'Mismatches' };

export default function Page() {
  return <MismatchesPage />;
}
