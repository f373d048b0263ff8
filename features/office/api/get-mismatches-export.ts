import { api } from '@/lib/browser/platform/client';
import { saveFile } from '@/lib/browser/save-file';
import { asked } from '../state/asked';
import type { MismatchesQuery } from './get-mismatches';

/** The list as a file, handed to the browser. */
export async function downloadMismatches({
  page: _page,
  per_page: _size,
  ...query
}: MismatchesQuery): Promise<void> {
  const table = await asked(() =>
    api.GET('/api/office/v1/mismatches/export', { params: { query }, parseAs: 'blob' }),
  );
  saveFile(table as unknown as Blob, 'mismatches.csv');
}
