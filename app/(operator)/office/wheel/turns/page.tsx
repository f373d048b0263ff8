import type { Metadata } from 'next';
import { WheelTurnsPage } from '@/screens/office/office-pages';

export const metadata: Metadata = { title: 'Turns of the wheel' };

export default function Page() {
  return <WheelTurnsPage />;
}
