import type { Metadata } from 'next';
import { LevelsPage } from '@/screens/office/office-pages';

export const metadata: Metadata = { title: 'Levels' };

export default function Page() {
  return <LevelsPage />;
}
