import { poster, type PosterGame } from '@/art/poster';
import { QUALITY } from '@/art/render/render-svg';
import type { RasterOutput, RenderPool } from '@/art/render/pool';
import type { PictureStore } from '@/art/render/store';

export const POSTER_FORMATS = ['webp', 'avif'] as const;
export type PosterFormat = (typeof POSTER_FORMATS)[number];
/** AVIF, which nearly everybody gets, has one more: a third of a phone's screen, unless that is of the sharpest. */
export const POSTER_WIDTHS = {
  webp: [200, 400],
  avif: [200, 256, 400],
} as const satisfies Record<PosterFormat, readonly number[]>;
export type PosterWidth = (typeof POSTER_WIDTHS)[PosterFormat][number];
const LARGEST = 400;

export interface PosterFile {
  readonly id: string;
  /** Eight hex digits, see `posterRevision`. */
  readonly revision: string;
  readonly width: PosterWidth;
  readonly format: PosterFormat;
}

/** No poster tile may weigh more; a busy picture gives up a little quality first. */
export const MOST_BYTES: Readonly<Record<PosterFormat, Readonly<Record<PosterWidth, number>>>> = {
  webp: { 200: 8_000, 256: 10_000, 400: 16_000 },
  avif: { 200: 6_000, 256: 8_000, 400: 16_000 },
};
const STEPS: Readonly<Record<PosterFormat, readonly number[]>> = {
  webp: [QUALITY.webp, 66, 60, 54, 48, 42, 36, 30, 24, 18],
  avif: [QUALITY.avif, 46, 42, 38, 34, 30, 26, 22],
};

/** Every file that a poster has in some formats. */
export const posterShapes = (
  formats: readonly PosterFormat[],
): readonly { readonly format: PosterFormat; readonly width: PosterWidth }[] =>
  formats.flatMap((format) => POSTER_WIDTHS[format].map((width) => ({ format, width })));

/** Name under which a poster lies in a store. */
export const posterFileName = (file: PosterFile): string =>
  `${file.id}-${file.revision}-${file.width}.${file.format}`;

/** A finished picture. */
export interface PosterPicture {
  readonly format: PosterFormat;
  readonly width: PosterWidth;
  readonly bytes: Buffer;
}

/**
 * All widths of each format out of one painting: painting is the costly part, and the other widths are asked for
 * soon. The bytes of a picture do not depend on what else is made with it.
 *
 * @param quick whether a visitor waits for it
 */
export async function rasterisePoster(
  pool: RenderPool,
  game: PosterGame,
  formats: readonly PosterFormat[],
  { quick = false }: { quick?: boolean } = {},
): Promise<PosterPicture[]> {
  const wanted = posterShapes(formats);
  const outputs = wanted.map(({ format, width }): RasterOutput => ({
    format,
    width,
    quality: STEPS[format],
    maxBytes: MOST_BYTES[format][width],
    background: '#0a0f0d',
    quick,
  }));
  // The browser shows the drawing meanwhile; pictures that a request waits for go first.
  const files = await pool.render({ svg: poster(game), width: LARGEST, outputs }, { urgent: false });
  return wanted.flatMap((one, i) => (files[i] ? [{ ...one, bytes: files[i] }] : []));
}

export interface PosterFilesOptions {
  readonly pool: RenderPool;
  /** Posters made on need; written to. */
  readonly kept: PictureStore;
  /** Posters that came with the code; looked at first. */
  readonly shipped: PictureStore;
}

export interface PosterFiles {
  /** The file if it was made before. */
  find(file: PosterFile): Promise<Buffer | null>;
  /**
   * Makes the file, and its other widths with it. Simultaneous calls for one picture share the work.
   * @throws QueueFullError when too many pictures wait
   */
  make(file: PosterFile, game: PosterGame): Promise<Buffer>;
}

export function posterFiles({ pool, kept, shipped }: PosterFilesOptions): PosterFiles {
  const underWay = new Map<string, Promise<PosterPicture[]>>();

  async function paint(file: PosterFile, game: PosterGame): Promise<PosterPicture[]> {
    const pictures = await rasterisePoster(pool, game, [file.format], { quick: true });
    await Promise.all(
      pictures.map(({ width, bytes }) => kept.write(posterFileName({ ...file, width }), bytes)),
    );
    return pictures;
  }

  return {
    async find(file) {
      const name = posterFileName(file);
      return (await shipped.read(name)) ?? (await kept.read(name));
    },
    async make(file, game) {
      const key = `${file.id}-${file.revision}.${file.format}`;
      let work = underWay.get(key);
      if (!work) {
        work = paint(file, game).finally(() => underWay.delete(key));
        underWay.set(key, work);
      }
      const bytes = (await work).find(({ width }) => width === file.width)?.bytes;
      if (!bytes) throw new Error(`no poster ${posterFileName(file)} came out`);
      return bytes;
    },
  };
}
