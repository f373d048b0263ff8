import { api } from '@/lib/browser/platform/client';
import { saveFile } from '@/lib/browser/save-file';
import { asked } from '../state/asked';
import type { CampaignsQuery } from './get-campaigns';

/** The results of campaigns as a file, handed to the browser. */
export async function downloadCampaigns({
  page: _page,
  per_page: _size,
  ...query
}: CampaignsQuery): Promise<void> {
  const table = await asked(() =>
    api.GET('/api/office/v1/campaigns/export', { params: { query }, parseAs: 'blob' }),
  );
  saveFile(table as unknown as Blob, 'campaigns.csv');
}
