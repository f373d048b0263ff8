import { randomUUID } from 'node:crypto';
import { startTestPlatform, type TestPlatform } from '@/tests/support/platform';
import { eraseDocuments } from './erasure';
import type { DocumentStore } from './storage';

jest.setTimeout(60_000);

let platform: TestPlatform;
beforeAll(async () => {
  platform = await startTestPlatform();
});
afterAll(() => platform.close());

async function handedIn(folder: string): Promise<string> {
  const playerId = randomUUID();
  const { pool } = platform.kernel;
  await pool.query(`insert into verification.cases (player_id) values ($1)`, [playerId]);
  await pool.query(
    `insert into verification.files (player_id, id, step, state, original_name, type, pages, folder, sha256)
     values ($1, $2, 'identity', 'ready', 'passport.jpg', 'image/jpeg', 1, $3, repeat('a', 64))`,
    [playerId, randomUUID(), folder],
  );
  return playerId;
}
const filesOf = async (playerId: string) =>
  (await platform.kernel.pool.query('select from verification.files where player_id = $1', [playerId])).rows
    .length;
const store = (deleteFolder: DocumentStore['deleteFolder']): DocumentStore => ({
  put: () => Promise.resolve(),
  get: () => Promise.resolve(null),
  deleteFolder,
});

it('deletes the pictures, and then what names them', async () => {
  const playerId = await handedIn('a-folder');
  const deleted: string[] = [];
  const seen = store(async (folder) => {
    expect(await filesOf(playerId)).toBe(1);
    deleted.push(folder);
  });
  await eraseDocuments(platform.kernel.db, seen, playerId);
  expect([deleted, await filesOf(playerId)]).toEqual([['a-folder'], 0]);
  await eraseDocuments(platform.kernel.db, seen, playerId);
  expect(deleted).toEqual(['a-folder']);
});

it('keeps what leads to pictures that the store did not delete', async () => {
  const playerId = await handedIn('another-folder');
  const away = store(() => Promise.reject(new Error('the store is away')));
  await expect(eraseDocuments(platform.kernel.db, away, playerId)).rejects.toThrow('away');
  expect(await filesOf(playerId)).toBe(1);
});
