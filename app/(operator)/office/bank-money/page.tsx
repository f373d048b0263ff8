import type { Metadata } from 'next';
import { BankMoneyPage } from '@/screens/office/office-pages';

export const metadata: Metadata = { title: 'Bank money' };

export default function Page() {
  return <BankMoneyPage />;
}
