import { api } from '@/lib/browser/platform/client';
import { saveFile } from '@/lib/browser/save-file';
import { asked } from '../state/asked';
import type { DocumentsQuery } from './get-documents';

/** The list as a file, handed to the browser. */
export async function downloadDocuments({
  page: _page,
  per_page: _size,
  ...query
}: DocumentsQuery): Promise<void> {
  const table = await asked(() =>
    api.GET('/api/office/v1/documents/export', { params: { query }, parseAs: 'blob' }),
  );
  saveFile(table as unknown as Blob, 'documents.csv');
}
