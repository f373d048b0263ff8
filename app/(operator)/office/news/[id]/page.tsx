import type { Metadata } from 'next';
import { OneNewsPage } from '@/screens/office/office-pages';

export const metadata: Metadata = { title: 'News' };

export default async function Page({ params }: PageProps<'/office/news/[id]'>) {
  return <OneNewsPage id={(await params).id} />;
}
