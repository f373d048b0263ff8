import { api } from '@/lib/browser/platform/client';
import { saveFile } from '@/lib/browser/save-file';
import { asked } from '../state/asked';
import type { ApprovalsQuery } from './get-approvals';

/** The list as a file, handed to the browser. */
export async function downloadApprovals({
  page: _page,
  per_page: _size,
  ...query
}: ApprovalsQuery): Promise<void> {
  const table = await asked(() =>
    api.GET('/api/office/v1/approvals/export', { params: { query }, parseAs: 'blob' }),
  );
  saveFile(table as unknown as Blob, 'approvals.csv');
}
