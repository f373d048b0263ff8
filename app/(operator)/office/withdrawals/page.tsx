import type { Metadata } from 'next';
import { WithdrawalsPage } from '@/screens/office/office-pages';

export const metadata: Metadata = { title: 'Withdrawals' };

export default function Page() {
  return <WithdrawalsPage />;
}
