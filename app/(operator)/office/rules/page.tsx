import type { Metadata } from 'next';
import { RulesPage } from '@/screens/office/office-pages';

export const metadata: Metadata = { title: 'Rule books' };

export default function Page() {
  return <RulesPage />;
}
