/**
 * Draws ahead what the pages show first, and writes it into the repository: scenes, the mark in its forms, and
 * the posters of the games on the first screen. The same sources give the same bytes.
 *
 *   node --import tsx scripts/art.ts
 */
import { mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { faviconSvg, iconSvg, logoSvg, shareImage } from '@/art/mark';
import { POSTER_FORMATS, posterFileName, rasterisePoster } from '@/art/render/poster-files';
import { renderPool } from '@/art/render/pool';
import { QUALITY, renderSvg } from '@/art/render/render-svg';
import { scene } from '@/art/scene';
import { posterRevision } from '@/lib/domain/poster';
import { FEATURED } from '@/platform/games/featured';

const PUBLIC = 'public/art';
const SHIPPED = 'art/posters-shipped';
const DENSITIES = [1, 2] as const;

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

const started = performance.now();
const counts = { scenes: await scenes(), marks: await marks(), posters: await posters() };
await renderPool().close();
const seconds = ((performance.now() - started) / 1000).toFixed(1);
console.log(
  `art: ${counts.scenes} scene files, ${counts.marks} marks, ${counts.posters} poster files in ${seconds} s`,
);
