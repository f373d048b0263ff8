import type { Metadata } from 'next';
import { NewsPage } from '@/screens/office/office-pages';

export const metadata: Metadata = { title: 'News' };

export default function Page() {
  return <NewsPage />;
}
