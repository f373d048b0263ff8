import type { Metadata } from 'next';
import { NewCampaignPage } from '@/screens/office/office-pages';

export const metadata: Metadata = { title: 'New campaign' };

export default async function Page({ searchParams }: PageProps<'/office/campaigns/new'>) {
  const { copy } = await searchParams;
  return <NewCampaignPage copyOf={typeof copy === 'string' ? copy : null} />;
}
