/**
 * Draws ahead what the pages show first, and writes it into the repository: scenes, the mark in its forms, and
 * the posters of the games on the first screens. The same sources give the same bytes. Posters whose revision is
 * there already are left alone.
 *
 *   npm run art [-- scenes marks studios posters]   all of it, or those
 *   npm run art -- --force              all posters anew
 *   npm run art -- --sheet out.png [--seed 7]   48 of the catalogue on one sheet, nothing else
 */
import { createHash } from 'node:crypto';
import { mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import sharp from 'sharp';
import { faviconSvg, iconSvg, logoSvg, posterSvg } from '@/art/mark';
import { sharePicture } from '@/art/share';
import { poster, type PosterGame } from '@/art/poster';
import { POSTER_FORMATS, posterFileName, posterShapes, rasterisePoster } from '@/art/render/poster-files';
import { createRenderPool, renderPool } from '@/art/render/pool';
import { renderSvg } from '@/art/render/render-svg';
import { rasteriseScene } from '@/art/render/scene-files';
import { SCENE_FILES } from '@/art/scenes/catalogue';
import { studioMark } from '@/art/studio-marks/mark';
import { STUDIO_MARKS } from '@/art/studio-marks/studios';
import { posterRevision } from '@/lib/node/facts/poster';
import { hash, rng } from '@/lib/pictures/poster-chance';
import { generateCatalogue } from '@/platform/demo/catalogue/generate';
import type { Catalogue, CatalogueGame } from '@/platform/games/service';
import { firstScreens } from '@/platform/demo/catalogue/first-screens';

const PUBLIC = 'public/art';
const SHIPPED = 'art/posters-shipped';
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

async function save(file: string, content: string | Buffer): Promise<number> {
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, content);
  return content.length;
}

/** Writes what is wanted into the folder, and takes out what nothing makes any more. */
async function fill(folder: string, wanted: ReadonlyMap<string, string | Buffer>): Promise<number> {
  await mkdir(folder, { recursive: true });
  const stale = (await readdir(folder)).filter((name) => !wanted.has(name));
  await Promise.all(stale.map((name) => rm(join(folder, name))));
  await Promise.all([...wanted].map(([name, content]) => save(join(folder, name), content)));
  return wanted.size;
}

async function scenes(): Promise<number> {
  const wanted = new Map<string, Buffer>();
  // One after the other: the pool turns away what would wait long.
  for (const one of SCENE_FILES) {
    for (const [name, bytes] of await rasteriseScene(renderPool(), one)) wanted.set(name, bytes);
  }
  return fill(join(PUBLIC, 'scenes'), wanted);
}

async function marks(): Promise<number> {
  await save(join(PUBLIC, 'logo.svg'), logoSvg());
  await save(join(PUBLIC, 'favicon.svg'), faviconSvg());
  await save(join(PUBLIC, 'poster.svg'), posterSvg());
  const icons = [
    ['icon-192', 192, iconSvg(0.72, 112)],
    ['icon-512', 512, iconSvg(0.72, 112)],
    ['icon-maskable-512', 512, iconSvg(0.52, 0)],
    ['apple-touch-icon', 180, iconSvg(0.68, 0)],
  ] as const;
  for (const [name, width, svg] of icons) {
    await save(join(PUBLIC, `${name}.png`), await renderSvg(svg, { width, format: 'png' }));
  }
  const share = sharePicture({ title: 'Parlour', note: 'Slots, live tables and a lamp over each.' });
  await save(join(PUBLIC, 'share.jpg'), await renderSvg(share, { width: 1200, format: 'jpeg' }));
  return icons.length + 3;
}

/** Studios' marks under addresses that change with their bytes, and the list of those for the platform. */
async function studios(): Promise<number> {
  const wanted = new Map<string, string>();
  let list = '';
  for (const [id, spec] of Object.entries(STUDIO_MARKS)) {
    const svg = studioMark(spec);
    const name = `${id}.${createHash('sha256').update(svg).digest('hex').slice(0, 8)}.svg`;
    wanted.set(name, svg);
    list += `  ${id}: '/art/providers/${name}',\n`;
  }
  await save(
    'platform/games/provider-icons.ts',
    `/** Addresses of the studios' marks, by id. Written by \`npm run art\`. */
export const PROVIDER_ICONS: Readonly<Record<number, string>> = {\n${list}};\n`,
  );
  return fill(join(PUBLIC, 'providers'), wanted);
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
    names: posterShapes(POSTER_FORMATS).map((shape) =>
      posterFileName({ id: one.game.id, revision: one.revision, ...shape }),
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

const { values: options, positionals } = parseArgs({
  allowPositionals: true,
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

const PARTS = { scenes, marks, studios, posters: () => posters(catalogue, options.force) };

const started = performance.now();
const made: string[] = [];
for (const [name, make] of Object.entries(PARTS)) {
  if (positionals.length === 0 || positionals.includes(name)) made.push(`${await make()} files of ${name}`);
}
await renderPool().close();
const seconds = ((performance.now() - started) / 1000).toFixed(1);
console.log(`art: ${made.join(', ')} in ${seconds} s`);
