import { api } from '@/lib/browser/platform/client';
import { saveFile } from '@/lib/browser/save-file';
import { asked } from '../state/asked';
import type { DifferencesQuery } from './get-differences';

/** The list as a file, handed to the browser. */
export async function downloadDifferences({
  page: _page,
  per_page: _size,
  ...query
}: DifferencesQuery): Promise<void> {
  const table = await asked(() =>
    api.GET('/api/office/v1/differences/export', { params: { query }, parseAs: 'blob' }),
  );
  saveFile(table as unknown as Blob, 'differences.csv');
}
