import type { Metadata } from 'next';
import { OperatorsPage } from '@/screens/office/office-pages';

export const metadata: Metadata = { title: 'Operators' };

export default function Page() {
  return <OperatorsPage />;
}
