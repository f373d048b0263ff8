import type { Metadata } from 'next';
import { DocumentPage } from '@/screens/office/office-pages';

export const metadata: Metadata = { title: 'Documents' };

export default async function Page({ params }: PageProps<'/office/documents/[id]'>) {
  return <DocumentPage id={(await params).id} />;
}
