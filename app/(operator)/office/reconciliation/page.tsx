import type { Metadata } from 'next';
import { ReconciliationPage } from '@/screens/office/office-pages';

export const metadata: Metadata = { title: 'Reconciliation' };

export default function Page() {
  return <ReconciliationPage />;
}
