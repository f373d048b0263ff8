import type { Metadata } from 'next';
import { CampaignPage } from '@/screens/office/office-pages';

export const metadata: Metadata = { title: 'Campaign' };

export default async function Page({ params }: PageProps<'/office/campaigns/[id]'>) {
  return <CampaignPage id={(await params).id} />;
}
