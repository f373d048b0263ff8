import { api } from '@/lib/browser/platform/client';
import { saveFile } from '@/lib/browser/save-file';
import { asked } from '../state/asked';
import type { WithdrawalsQuery } from './get-withdrawals';

/** The list as a file, handed to the browser. */
export async function downloadWithdrawals({
  page: _page,
  per_page: _size,
  ...query
}: WithdrawalsQuery): Promise<void> {
  const table = await asked(() =>
    api.GET('/api/office/v1/withdrawals/export', { params: { query }, parseAs: 'blob' }),
  );
  saveFile(table as unknown as Blob, 'withdrawals.csv');
}
