import type { Metadata } from 'next';
import { GuardsPage } from '@/screens/office/office-pages';

export const metadata: Metadata = { title: 'Guards' };

export default function Page() {
  return <GuardsPage />;
}
