import type { Metadata } from 'next';
import { NetworksPage } from '@/screens/office/office-pages';

export const metadata: Metadata = { title: 'Networks' };

export default function Page() {
  return <NetworksPage />;
}
