import type { Metadata } from 'next';
import { DocumentsPage } from '@/screens/office/office-pages';

export const metadata: Metadata = { title: 'Documents' };

export default function Page() {
  return <DocumentsPage />;
}
