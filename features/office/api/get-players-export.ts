import { api } from '@/lib/browser/platform/client';
import { saveFile } from '@/lib/browser/save-file';
import { asked } from '../state/asked';
import type { PlayersQuery } from './get-players';

/** The list as a file, handed to the browser. */
export async function downloadPlayers({
  page: _page,
  per_page: _size,
  ...query
}: PlayersQuery): Promise<void> {
  const table = await asked(() =>
    api.GET('/api/office/v1/players/export', { params: { query }, parseAs: 'blob' }),
  );
  saveFile(table as unknown as Blob, 'players.csv');
}
