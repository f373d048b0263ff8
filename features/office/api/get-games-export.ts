import { api } from '@/lib/browser/platform/client';
import { saveFile } from '@/lib/browser/save-file';
import { asked } from '../state/asked';
import type { GamesQuery } from './get-games';

/** The list as a file, handed to the browser. */
export async function downloadGames({ page: _page, per_page: _size, ...query }: GamesQuery): Promise<void> {
  const table = await asked(() =>
    api.GET('/api/office/v1/games/export', { params: { query }, parseAs: 'blob' }),
  );
  saveFile(table as unknown as Blob, 'games.csv');
}
