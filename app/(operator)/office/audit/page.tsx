import type { Metadata } from 'next';
import { AuditPage } from '@/screens/office/office-pages';

export const metadata: Metadata = { title: 'Audit' };

export default function Page() {
  return <AuditPage />;
}
