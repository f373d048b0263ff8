import type { Metadata } from 'next';
import { ProtectionPage } from '@/screens/office/office-pages';

export const metadata: Metadata = { title: 'Protection' };

export default function Page() {
  return <ProtectionPage />;
}
