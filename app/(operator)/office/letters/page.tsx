import type { Metadata } from 'next';
import { LettersPage } from '@/screens/office/office-pages';

export const metadata: Metadata = { title: 'Letters' };

export default function Page() {
  return <LettersPage />;
}
