import type { Metadata } from 'next';
import { ChangeCampaignPage } from '@/screens/office/office-pages';

export const metadata: Metadata = { title: 'Change a campaign' };

export default async function Page({ params }: PageProps<'/office/campaigns/[id]/change'>) {
  return <ChangeCampaignPage id={(await params).id} />;
}
