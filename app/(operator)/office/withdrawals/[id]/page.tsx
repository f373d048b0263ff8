import type { Metadata } from 'next';
import { WithdrawalPage } from '@/screens/office/office-pages';

export const metadata: Metadata = { title: 'Withdrawal' };

export default async function Page({ params }: PageProps<'/office/withdrawals/[id]'>) {
  return <WithdrawalPage id={(await params).id} />;
}
