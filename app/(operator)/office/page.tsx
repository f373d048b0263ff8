import type { Metadata } from 'next';
import { HomePage } from '@/screens/office/office-pages';

export const metadata: Metadata = { title: 'Home' };

export default function Page() {
  return <HomePage />;
}
