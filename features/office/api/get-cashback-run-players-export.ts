import { api } from '@/lib/browser/platform/client';
import { saveFile } from '@/lib/browser/save-file';
import { asked } from '../state/asked';
import type { RunPlayersQuery } from './get-cashback-run-players';

/** The list as a file, handed to the browser. */
export async function downloadRunPlayers({
  page: _page,
  per_page: _size,
  ...query
}: RunPlayersQuery): Promise<void> {
  const table = await asked(() =>
    api.GET('/api/office/v1/cashback/run-players/export', { params: { query }, parseAs: 'blob' }),
  );
  saveFile(table as unknown as Blob, 'cashback-run.csv');
}
