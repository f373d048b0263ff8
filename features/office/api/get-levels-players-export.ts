import { api } from '@/lib/browser/platform/client';
import { saveFile } from '@/lib/browser/save-file';
import { asked } from '../state/asked';
import type { LevelPlayersQuery } from './get-levels-players';

/** The list as a file, handed to the browser. */
export async function downloadLevelPlayers({
  page: _page,
  per_page: _size,
  ...query
}: LevelPlayersQuery): Promise<void> {
  const table = await asked(() =>
    api.GET('/api/office/v1/levels/players/export', { params: { query }, parseAs: 'blob' }),
  );
  saveFile(table as unknown as Blob, 'levels.csv');
}
