import type { Metadata } from 'next';
import { RatesRoom } from '@/screens/office/office-pages';

export const metadata: Metadata = { title: 'Rates' };

export default function Page() {
  return <RatesRoom />;
}
