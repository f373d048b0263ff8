/**
 * Draws ahead what the pages show first, and writes it into the repository: scenes, the mark in its forms, and
 * the posters of the games on the first screens. The same sources give the same bytes. Posters whose revision is
 * there already are left alone.
 *
 *   npm run art
 *   npm run art -- --force              all posters anew
 *   npm run art -- --sheet out.png [--seed 7]   48 of the catalogue on one sheet, nothing else
 */
import { mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import sharp from 'sharp';
import { faviconSvg, iconSvg, logoSvg, shareImage } from '@/art/mark';
import { poster, type PosterGame } from '@/art/poster';
import { POSTER_FORMATS, POSTER_WIDTHS, posterFileName, rasterisePoster } from '@/art/render/poster-files';
import { createRenderPool, renderPool } from '@/art/render/pool';
import { QUALITY, renderSvg } from '@/art/render/render-svg';
import { scene } from '@/art/scene';
import { posterRevision } from '@/lib/domain/poster';
import { hash, rng } from '@/lib/domain/poster-chance';
import { generateCatalogue, type Catalogue, type CatalogueGame } from '@/platform/games/catalogue/generate';
import { firstScreens } from '@/platform/games/first-screens';

const PUBLIC = 'public/art';
const SHIPPED = 'art/posters-shipped';
const DENSITIES = [1, 2] as const;
/** Posters on the way at a time: one more than the pool paints, so that it never waits for the disk. */
const AT_ONCE = 3;
const SHEET_COLUMNS = 8;
const SHEET_ROWS = 6;
const SHEET_TILE = 200;
const SHEET_GAP = 8;

function subjectOf({ providers }: Catalogue, game: CatalogueGame): PosterGame {
  const provider = providers.find(({ id }) => id === game.providerId)?.name ?? '';
  return { ...game.art, id: game.id, theme: game.theme, title: game.name, provider };
}

interface Scene {
  readonly file: string;
  readonly width: number;
  readonly height: number;
  readonly svg: string;
}

const draw = (file: string, width: number, height: number, svg: string): Scene => ({
  file,
  width,
  height,
  svg,
});

const MEDALS = ['on', 'locked'] as const;
const LEVELS = [1, 2, 3, 4, 5] as const;

const SCENES: readonly Scene[] = [
  draw('lamp', 1080, 744, scene('lamp', 540, 372, { cx: 424, ty: 302, k: 0.72 })),
  draw('lamp-tall', 420, 760, scene('lamp', 340, 615, { cx: 170, ty: 300, k: 0.8 })),
  draw('lamp-bare', 1080, 744, scene('lamp', 540, 372, { cx: 424, ty: 302, k: 0.72, bare: true })),
  draw('cup', 560, 744, scene('cup', 280, 372, { cy: 106, k: 0.68 })),
  draw('cup-side', 246, 112, scene('cup', 246, 112, { cx: 194, cy: 54, k: 0.5 })),
  draw(
    'cup-green',
    420,
    210,
    scene('cup', 420, 210, { cx: 210, cy: 100, k: 0.82, c: ['#ffe28a', '#1f9a5c', '#0a4630', '#04140e'] }),
  ),
  draw('empty', 340, 200, scene('empty', 340, 200, {})),
  draw('empty-lit', 340, 200, scene('empty', 340, 200, { on: true, ball: 8 })),
  draw('eight', 150, 150, scene('eight', 150, 150, {})),
  ...LEVELS.flatMap((level) =>
    MEDALS.map((state) =>
      draw(`medal-${level}-${state}`, 140, 140, scene('medal', 140, 140, { level, state })),
    ),
  ),
];

async function save(file: string, content: string | Buffer): Promise<number> {
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, content);
  return content.length;
}

async function scenes(): Promise<number> {
  const written = await Promise.all(
    SCENES.flatMap(({ file, width, svg }) =>
      DENSITIES.flatMap((density) =>
        POSTER_FORMATS.map(async (format) => {
          const picture = await renderSvg(svg, { width: width * density, format, quality: QUALITY[format] });
          return save(join(PUBLIC, 'scenes', `${file}${density === 2 ? '@2x' : ''}.${format}`), picture);
        }),
      ),
    ),
  );
  return written.length;
}

async function marks(): Promise<number> {
  await save(join(PUBLIC, 'logo.svg'), logoSvg());
  await save(join(PUBLIC, 'favicon.svg'), faviconSvg());
  const icons = [
    ['icon-192', 192, iconSvg(0.72, 112)],
    ['icon-512', 512, iconSvg(0.72, 112)],
    ['icon-maskable-192', 192, iconSvg(0.52, 0)],
    ['icon-maskable-512', 512, iconSvg(0.52, 0)],
    ['apple-touch-icon', 180, iconSvg(0.68, 0)],
  ] as const;
  for (const [name, width, svg] of icons) {
    await save(join(PUBLIC, `${name}.png`), await renderSvg(svg, { width, format: 'png' }));
  }
  const share = shareImage('Slots, live tables and a lamp over each.');
  await save(join(PUBLIC, 'share.jpg'), await renderSvg(share, { width: 1200, format: 'jpeg' }));
  return icons.length + 3;
}

interface WantedPoster {
  readonly game: PosterGame;
  readonly revision: string;
}

/** The posters that come with the code. */
function wantedPosters(catalogue: Catalogue): WantedPoster[] {
  return firstScreens(catalogue).map((game) => {
    const subject = subjectOf(catalogue, game);
    const { theme, title, provider } = subject;
    return { game: subject, revision: posterRevision({ theme, title, provider, art: game.art }) };
  });
}

/** Makes what is not there yet, or all of it, and takes away what is no longer wanted. */
async function posters(catalogue: Catalogue, force: boolean): Promise<number> {
  await mkdir(SHIPPED, { recursive: true });
  const there = new Set(await readdir(SHIPPED));
  const wanted = wantedPosters(catalogue).map((one) => ({
    ...one,
    names: POSTER_FORMATS.flatMap((format) =>
      POSTER_WIDTHS.map((width) =>
        posterFileName({ id: one.game.id, revision: one.revision, width, format }),
      ),
    ),
  }));
  const names = new Set(wanted.flatMap((one) => one.names));
  await Promise.all([...there].filter((name) => !names.has(name)).map((name) => rm(join(SHIPPED, name))));

  const missing = force ? wanted : wanted.filter((one) => one.names.some((name) => !there.has(name)));
  const pool = createRenderPool({ threads: 2 });
  let done = 0;
  const waiting = [...missing];
  const work = async () => {
    for (let one = waiting.shift(); one; one = waiting.shift()) {
      const { game, revision } = one;
      for (const { format, width, bytes } of await rasterisePoster(pool, game, POSTER_FORMATS))
        await save(join(SHIPPED, posterFileName({ id: game.id, revision, width, format })), bytes);
      done += 1;
      if (done % 20 === 0 || done === missing.length) console.log(`posters: ${done} of ${missing.length}`);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  await pool.close();
  return missing.length;
}

/** Some of the catalogue side by side, to be looked at: never shipped. */
async function contactSheet(catalogue: Catalogue, file: string, seed: string): Promise<void> {
  const next = rng(hash(seed));
  const subjects = Array.from({ length: SHEET_COLUMNS * SHEET_ROWS }, () => {
    const game = catalogue.games[Math.floor(next() * catalogue.games.length)];
    if (!game) throw new Error('the catalogue is empty');
    return subjectOf(catalogue, game);
  });
  const tiles = await Promise.all(
    subjects.map((game) => renderSvg(poster(game), { width: SHEET_TILE, format: 'png' })),
  );
  const step = SHEET_TILE + SHEET_GAP;
  const stepDown = Math.round((SHEET_TILE * 4) / 3) + SHEET_GAP;
  await sharp({
    create: {
      width: SHEET_COLUMNS * step + SHEET_GAP,
      height: SHEET_ROWS * stepDown + SHEET_GAP,
      channels: 3,
      background: '#0a0f0d',
    },
  })
    .composite(
      tiles.map((input, i) => ({
        input,
        left: SHEET_GAP + (i % SHEET_COLUMNS) * step,
        top: SHEET_GAP + Math.floor(i / SHEET_COLUMNS) * stepDown,
      })),
    )
    .png()
    .toFile(file);
}

const { values: options } = parseArgs({
  options: {
    force: { type: 'boolean', default: false },
    sheet: { type: 'string' },
    seed: { type: 'string', default: '1' },
  },
});
const catalogue = generateCatalogue();
if (options.sheet !== undefined) {
  await contactSheet(catalogue, options.sheet, options.seed);
  await renderPool().close();
  process.exit();
}

const started = performance.now();
const counts = {
  scenes: await scenes(),
  marks: await marks(),
  posters: await posters(catalogue, options.force),
};
await renderPool().close();
const seconds = ((performance.now() - started) / 1000).toFixed(1);
console.log(
  `art: ${counts.scenes} scene files, ${counts.marks} marks, ${counts.posters} posters made in ${seconds} s`,
);
