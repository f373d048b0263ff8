import { api } from '@/lib/browser/platform/client';
import { saveFile } from '@/lib/browser/save-file';
import { asked } from '../state/asked';
import type { TurnsQuery } from './get-wheel-turns';

/** The list as a file, handed to the browser. */
export async function downloadTurns({ page: _page, per_page: _size, ...query }: TurnsQuery): Promise<void> {
  const table = await asked(() =>
    api.GET('/api/office/v1/wheel/turns/export', { params: { query }, parseAs: 'blob' }),
  );
  saveFile(table as unknown as Blob, 'turns.csv');
}
