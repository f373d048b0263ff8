import { api } from '@/lib/browser/platform/client';
import { saveFile } from '@/lib/browser/save-file';
import { asked } from '../state/asked';

/** The report as a file, handed to the browser. @param month `YYYY-MM` */
export async function downloadProtectionReport(month: string): Promise<void> {
  const table = await asked(() =>
    api.GET('/api/office/v1/protection-report/export', { params: { query: { month } }, parseAs: 'blob' }),
  );
  saveFile(table as unknown as Blob, `protection-${month}.csv`);
}
