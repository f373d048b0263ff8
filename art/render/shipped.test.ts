import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { posterRevision } from '@/lib/node/facts/poster';
import { generateCatalogue } from '@/platform/demo/catalogue/generate';
import { firstScreens } from '@/platform/demo/catalogue/first-screens';
import { createRenderPool, type RenderPool } from './pool';
import {
  MOST_BYTES,
  POSTER_FORMATS,
  posterFileName,
  posterShapes,
  rasterisePoster,
  type PosterFormat,
} from './poster-files';

const FOLDER = 'art/posters-shipped';
/** Pictures are slow to read: one in so many stands for the rest. */
const EVERY = 12;
const MOST_IN_ALL = 15_000_000;
/** How far off a colour may be, of the 441 between black and white. */
const FAR = 110;
const catalogue = generateCatalogue();
const shipped = firstScreens(catalogue).map((game) => {
  const provider = catalogue.providers.find(({ id }) => id === game.providerId)?.name ?? '';
  const subject = { ...game.art, id: game.id, theme: game.theme, title: game.name, provider };
  const revision = posterRevision({ theme: game.theme, title: game.name, provider, art: game.art });
  return { game, subject, revision };
});
const files = shipped.flatMap(({ game: { id }, revision }) =>
  posterShapes(POSTER_FORMATS).map((shape) => ({
    ...shape,
    name: posterFileName({ id, revision, ...shape }),
  })),
);

it('ships the posters of the first screens in both formats and all widths, and nothing else', () => {
  // When this fails after a change of recipes or catalogue: run `npm run art`.
  expect(readdirSync(FOLDER).sort()).toEqual(files.map(({ name }) => name).sort());
  expect(shipped.length).toBeGreaterThanOrEqual(280);
});

it('keeps every tile under its weight, and all of them under 15 MB', () => {
  const sizes = files.map((file) => ({ ...file, size: statSync(join(FOLDER, file.name)).size }));
  expect(sizes.filter(({ size, format, width }) => size > MOST_BYTES[format][width])).toEqual([]);
  expect(Math.max(MOST_BYTES.webp[400], MOST_BYTES.avif[400])).toBeLessThanOrEqual(16_000);
  expect(sizes.reduce((sum, { size }) => sum + size, 0)).toBeLessThan(MOST_IN_ALL);
});

it('shows a colour near the poster’s own while it loads', async () => {
  const channels = (colour: string) => [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16));
  const far: unknown[] = [];
  for (const { game, revision } of shipped.filter((_, i) => i % EVERY === 0)) {
    const name = posterFileName({ id: game.id, revision, width: 200, format: 'webp' });
    const { channels: found } = await sharp(join(FOLDER, name)).stats();
    const told = channels(game.gradientColor);
    const distance = Math.hypot(...told.map((value, i) => value - (found[i]?.mean ?? 0)));
    if (distance > FAR)
      far.push([game.name, game.theme, game.art.v, game.gradientColor, Math.round(distance)]);
  }
  expect(far).toEqual([]);
});

describe('made again', () => {
  let pool: RenderPool;
  beforeAll(() => {
    pool = createRenderPool({ threads: 1 });
  });
  afterAll(() => pool.close());

  it.each([0, 101, 207])('gives the shipped bytes of poster %i', async (at) => {
    const one = shipped[at];
    if (!one) throw new Error('fewer posters than thought');
    // AVIF takes seconds: once is enough.
    const formats: readonly PosterFormat[] = at === 0 ? POSTER_FORMATS : ['webp'];
    for (const { format, width, bytes } of await rasterisePoster(pool, one.subject, formats)) {
      const name = posterFileName({ id: one.game.id, revision: one.revision, width, format });
      expect([name, readFileSync(join(FOLDER, name)).equals(bytes)]).toEqual([name, true]);
    }
  });

  it('keeps pictures that nobody chose under the weight too', async () => {
    for (const game of [1_500, 4_000, 7_500].map((at) => catalogue.games[at])) {
      if (!game) throw new Error('fewer games than thought');
      const subject = {
        ...game.art,
        id: game.id,
        theme: game.theme,
        title: game.name,
        provider: 'Moth & Flame',
      };
      for (const { format, width, bytes } of await rasterisePoster(pool, subject, ['webp']))
        expect([game.name, bytes.length <= MOST_BYTES[format][width]]).toEqual([game.name, true]);
    }
  });
});
