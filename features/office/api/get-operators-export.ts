import { api } from '@/lib/browser/platform/client';
import { saveFile } from '@/lib/browser/save-file';
import { asked } from '../state/asked';
import type { OperatorsQuery } from './get-operators';

/** The list as a file, handed to the browser. */
export async function downloadOperators({
  page: _page,
  per_page: _size,
  ...query
}: OperatorsQuery): Promise<void> {
  const table = await asked(() =>
    api.GET('/api/office/v1/operators/export', { params: { query }, parseAs: 'blob' }),
  );
  saveFile(table as unknown as Blob, 'operators.csv');
}
