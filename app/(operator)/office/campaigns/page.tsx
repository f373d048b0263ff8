import type { Metadata } from 'next';
import { CampaignsPage } from '@/screens/office/office-pages';

export const metadata: Metadata = { title: 'Campaigns' };

export default function Page() {
  return <CampaignsPage />;
}
