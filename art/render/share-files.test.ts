import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import type { PosterGame } from '@/art/poster';
import { createRenderPool, type RenderPool } from './pool';
import { MOST_SHARE_BYTES, shareFiles } from './share-files';
import { pictureStore } from './store';

const scarab: PosterGame = { id: 'g101', theme: 'egypt', title: 'Scarab of Nefer', provider: 'Saffron Lane' };

let pool: RenderPool;
let folder: string;
beforeAll(async () => {
  pool = createRenderPool({ threads: 1 });
  folder = await mkdtemp(join(tmpdir(), 'share-'));
});
afterAll(async () => {
  await pool.close();
  await rm(folder, { recursive: true });
});

it.each([
  ['a page', { title: 'Datenschutz <&> "Bedingungen"' }, undefined],
  ['a game', { title: 'Scarab of Nefer', note: 'Saffron Lane' }, scarab],
] as const)('paints %s as a JPEG of 1200 x 630, light enough for any messenger', async (what, text, game) => {
  const files = shareFiles({ pool, kept: pictureStore(folder) });
  const name = `share/${what}.jpg`;
  const [bytes, same] = await Promise.all([files.make(name, text, game), files.make(name, text, game)]);
  expect(same).toBe(bytes);
  const { format, width, height } = await sharp(bytes).metadata();
  expect([format, width, height]).toEqual(['jpeg', 1200, 630]);
  expect(bytes.length).toBeLessThanOrEqual(MOST_SHARE_BYTES);
  expect(await files.find(name)).toEqual(bytes);
  expect(await readdir(join(folder, 'share'))).toContain(`${what}.jpg`);
});
