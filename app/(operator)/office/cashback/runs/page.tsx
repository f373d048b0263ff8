import type { Metadata } from 'next';
import { CashbackRunsPage } from '@/screens/office/office-pages';

export const metadata: Metadata = { title: 'Runs of cashback' };

export default function Page() {
  return <CashbackRunsPage />;
}
