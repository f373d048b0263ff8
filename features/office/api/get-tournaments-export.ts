import { api } from '@/lib/browser/platform/client';
import { saveFile } from '@/lib/browser/save-file';
import { asked } from '../state/asked';
import type { TournamentsQuery } from './get-tournaments';

/** The list as a file, handed to the browser. */
export async function downloadTournaments({
  page: _page,
  per_page: _size,
  ...query
}: TournamentsQuery): Promise<void> {
  const table = await asked(() =>
    api.GET('/api/office/v1/tournaments/export', { params: { query }, parseAs: 'blob' }),
  );
  saveFile(table as unknown as Blob, 'tournaments.csv');
}
