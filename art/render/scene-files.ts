import type { RasterOutput, RenderPool } from '@/art/render/pool';
import { QUALITY } from '@/art/render/render-svg';
import type { SceneFile } from '@/art/scenes/catalogue';

const DENSITIES = [1, 2] as const;
const FORMATS = ['avif', 'webp'] as const;

/** A picture that is too heavy gives up quality in these steps. */
const STEPS = { avif: [QUALITY.avif, 44, 38, 32, 26], webp: [QUALITY.webp, 64, 56, 48, 40] } as const;
/** WebP needs about half as much again for the same picture. */
const WEBP_FACTOR = 1.5;

/** Most bytes of one file of the scene. */
export function mostBytes({ budget }: SceneFile, density: 1 | 2, format: 'avif' | 'webp'): number {
  const [single, double] = budget;
  return Math.round((density === 1 ? single : double) * (format === 'webp' ? WEBP_FACTOR : 1));
}

/** All files of a scene by name: both densities as AVIF and WebP. Same scene, same bytes. */
export async function rasteriseScene(pool: RenderPool, one: SceneFile): Promise<ReadonlyMap<string, Buffer>> {
  const wanted = DENSITIES.flatMap((density) => FORMATS.map((format) => ({ density, format })));
  const outputs = wanted.map(({ density, format }): RasterOutput => ({
    format,
    width: one.width * density,
    quality: STEPS[format],
    maxBytes: mostBytes(one, density, format),
  }));
  const files = await pool.render({ svg: one.svg(), width: one.width * 2, outputs });
  return new Map(
    wanted.flatMap(({ density, format }, i) => {
      const file = files[i];
      return file ? [[`${one.file}${density === 2 ? '@2x' : ''}.${format}`, file] as const] : [];
    }),
  );
}
