import type { Metadata } from 'next';
import { LevelPlayersPage } from '@/screens/office/office-pages';

export const metadata: Metadata = { title: 'Players by level' };

export default function Page() {
  return <LevelPlayersPage />;
}
