import type { Metadata } from 'next';
import { WheelPage } from '@/screens/office/office-pages';

export const metadata: Metadata = { title: 'Wheel of fortune' };

export default function Page() {
  return <WheelPage />;
}
