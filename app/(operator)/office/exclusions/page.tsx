import type { Metadata } from 'next';
import { ExclusionsPage } from '@/screens/office/office-pages';

export const metadata: Metadata = { title: 'Exclusions' };

export default function Page() {
  return <ExclusionsPage />;
}
