import { api } from '@/lib/browser/platform/client';
import { saveFile } from '@/lib/browser/save-file';
import { asked } from '../state/asked';
import type { LettersQuery } from './get-letters';

/** The list as a file, handed to the browser. */
export async function downloadLetters({
  page: _page,
  per_page: _size,
  ...query
}: LettersQuery): Promise<void> {
  const table = await asked(() =>
    api.GET('/api/office/v1/letters/export', { params: { query }, parseAs: 'blob' }),
  );
  saveFile(table as unknown as Blob, 'letters.csv');
}
