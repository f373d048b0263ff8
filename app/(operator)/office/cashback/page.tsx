import type { Metadata } from 'next';
import { CashbackRoom } from '@/screens/office/office-pages';

export const metadata: Metadata = { title: 'Cashback' };

export default function Page() {
  return <CashbackRoom />;
}
