import type { Metadata } from 'next';
import { CashbackPlayersPage } from '@/screens/office/office-pages';

export const metadata: Metadata = { title: 'Players of a run of cashback' };

export default function Page() {
  return <CashbackPlayersPage />;
}
