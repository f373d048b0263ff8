import type { Metadata } from 'next';
import { ProtectionReportPage } from '@/screens/office/office-pages';

export const metadata: Metadata = { title: 'Protection by month' };

export default function Page() {
  return <ProtectionReportPage />;
}
