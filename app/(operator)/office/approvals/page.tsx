import type { Metadata } from 'next';
import { ApprovalsPage } from '@/screens/office/office-pages';

export const metadata: Metadata = { title: 'Approvals' };

export default function Page() {
  return <ApprovalsPage />;
}
