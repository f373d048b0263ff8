import { renderPool } from '@/art/render/pool';

/** Qualities at which our pictures show no blocks at their size. */
export const QUALITY = { webp: 72, avif: 50, png: 100, jpeg: 84 } as const;

export interface RenderSvgOptions {
  /** Pixels; the height follows from the view box. */
  readonly width: number;
  readonly format: 'webp' | 'avif' | 'png' | 'jpeg';
  /** 1 to 100; PNG has none, whatever is said. */
  readonly quality?: number;
  /** Colour under transparent parts. */
  readonly background?: string;
}

/**
 * One SVG as one raster file, painted in the pool of this process.
 * @throws QueueFullError when too many pictures wait
 */
export async function renderSvg(svg: string, o: RenderSvgOptions): Promise<Buffer> {
  const [file] = await renderPool().render({
    svg,
    width: o.width,
    outputs: [
      {
        format: o.format,
        width: o.width,
        quality: [o.quality ?? QUALITY[o.format]],
        background: o.background,
      },
    ],
  });
  if (!file) throw new Error('the renderer gave no file');
  return file;
}
