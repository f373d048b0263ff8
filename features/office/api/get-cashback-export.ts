import { api } from '@/lib/browser/platform/client';
import { saveFile } from '@/lib/browser/save-file';
import { asked } from '../state/asked';

/** Players of a period as a file, handed to the browser. @param period its first day */
export async function downloadCashback(period: string): Promise<void> {
  const table = await asked(() =>
    api.GET('/api/office/v1/cashback/export', { params: { query: { period } }, parseAs: 'blob' }),
  );
  saveFile(table as unknown as Blob, `cashback-${period}.csv`);
}
