import { readdirSync, readFileSync, statSync } from 'node:fs';
import { Resvg } from '@resvg/resvg-js';
import { createRenderPool, type RenderPool } from '@/art/render/pool';
import { mostBytes, rasteriseScene } from '@/art/render/scene-files';
import { SCENE_FILES } from './catalogue';

const FOLDER = 'public/art/scenes';
const fileNames = (file: string) =>
  ([1, 2] as const).flatMap((density) =>
    (['avif', 'webp'] as const).map((format) => ({
      density,
      format,
      name: `${file}${density === 2 ? '@2x' : ''}.${format}`,
    })),
  );

it('every scene lies in public in both densities and formats, within its weight, and nothing else does', () => {
  const wanted = SCENE_FILES.flatMap((one) => fileNames(one.file).map((file) => ({ one, ...file })));
  expect(readdirSync(FOLDER).sort()).toEqual(wanted.map(({ name }) => name).sort());
  const heavy = wanted.filter(
    ({ one, density, format, name }) => statSync(`${FOLDER}/${name}`).size > mostBytes(one, density, format),
  );
  expect(heavy.map(({ name }) => name)).toEqual([]);
});

it('public/art holds only what npm run art makes', () => {
  expect(readdirSync('public/art').sort()).toEqual([
    'apple-touch-icon.png',
    'favicon.svg',
    'icon-192.png',
    'icon-512.png',
    'icon-maskable-512.png',
    'logo.svg',
    'poster.svg',
    'providers',
    'scenes',
    'share.jpg',
  ]);
});

it.each(
  SCENE_FILES.filter(({ file }) => !file.startsWith('tournament-')).map((one) => [one.file, one] as const),
)(
  'the scene %s has no broken number and no font, is the same each time, and has its shape',
  (_, { width, height, svg }) => {
    const drawn = svg();
    expect(drawn).toBe(svg());
    expect(drawn).not.toMatch(/NaN|undefined|Infinity|\[object|<text|font-family/);
    const picture = new Resvg(drawn, { fitTo: { mode: 'width', value: 40 } }).render();
    expect(Math.abs(picture.height - (40 * height) / width)).toBeLessThanOrEqual(1.5);
  },
);

describe('drawn anew', () => {
  let pool: RenderPool;
  beforeAll(() => {
    pool = createRenderPool({ threads: 1 });
  });
  afterAll(() => pool.close());

  it.each(['error', 'empty-search', 'medal-10-on', 'story-vip'])(
    'the files of %s are those in the repository, byte for byte',
    async (file) => {
      const one = SCENE_FILES.find((scene) => scene.file === file);
      if (!one) throw new Error(`no scene ${file}`);
      const made = await rasteriseScene(pool, one);
      expect([...made.keys()].sort()).toEqual(
        fileNames(file)
          .map(({ name }) => name)
          .sort(),
      );
      for (const [name, bytes] of made)
        expect([name, bytes.equals(readFileSync(`${FOLDER}/${name}`))]).toEqual([name, true]);
    },
    30_000,
  );
});
