/**
 * Draws ahead what the pages show first, and writes it into the repository: scenes, the mark in its forms, and
 * the posters of the games on the first screen. The same sources give the same bytes.
 *
 *   node --import tsx scripts/art.ts [scenes] [marks] [studios] [posters]
 */
import { createHash } from 'node:crypto';
import { mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { faviconSvg, iconSvg, logoSvg, shareImage } from '@/art/mark';
import { POSTER_FORMATS, posterFileName, rasterisePoster } from '@/art/render/poster-files';
import { renderPool } from '@/art/render/pool';
import { renderSvg } from '@/art/render/render-svg';
import { rasteriseScene } from '@/art/render/scene-files';
import { SCENE_FILES } from '@/art/scenes/catalogue';
import { studioMark } from '@/art/studio-marks/mark';
import { STUDIO_MARKS } from '@/art/studio-marks/studios';
import { posterRevision } from '@/lib/domain/poster';
import { FEATURED } from '@/platform/games/featured';

const PUBLIC = 'public/art';
const SHIPPED = 'art/posters-shipped';

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
  const icons = [
    ['icon-192', 192, iconSvg(0.72, 112)],
    ['icon-512', 512, iconSvg(0.72, 112)],
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

async function posters(): Promise<number> {
  const wanted = new Map<string, Buffer>();
  await Promise.all(
    FEATURED.flatMap(({ id, theme, title, provider, art }) =>
      POSTER_FORMATS.map(async (format) => {
        const revision = posterRevision({ theme, title, provider, art });
        const files = await rasterisePoster(renderPool(), { ...art, id, theme, title, provider }, format);
        for (const [width, bytes] of files)
          wanted.set(posterFileName({ id, revision, width, format }), bytes);
      }),
    ),
  );
  await mkdir(SHIPPED, { recursive: true });
  const stale = (await readdir(SHIPPED)).filter((name) => !wanted.has(name));
  await Promise.all(stale.map((name) => rm(join(SHIPPED, name))));
  await Promise.all([...wanted].map(([name, bytes]) => save(join(SHIPPED, name), bytes)));
  return wanted.size;
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
    'platform/games/catalogue/provider-icons.ts',
    `/** Addresses of the studios' marks, by id. Written by \`npm run art\`. */
export const PROVIDER_ICONS: Readonly<Record<number, string>> = {\n${list}};\n`,
  );
  return fill(join(PUBLIC, 'providers'), wanted);
}

const PARTS = { scenes, marks, studios, posters };
const asked = process.argv.slice(2);

const started = performance.now();
const made: string[] = [];
for (const [name, make] of Object.entries(PARTS)) {
  if (asked.length === 0 || asked.includes(name)) made.push(`${await make()} files of ${name}`);
}
await renderPool().close();
const seconds = ((performance.now() - started) / 1000).toFixed(1);
console.log(`art: ${made.join(', ')} in ${seconds} s`);
