import type { PosterGame } from '@/art/poster';
import type { RenderPool } from '@/art/render/pool';
import { QUALITY } from '@/art/render/render-svg';
import type { PictureStore } from '@/art/render/store';
import { sharePicture, type ShareText } from '@/art/share';

const WIDTH = 1200;
/** Some messengers leave out a picture that is heavier than a few hundred KB; ours load at once. */
export const MOST_SHARE_BYTES = 120_000;
const STEPS = [QUALITY.jpeg, 76, 68, 60, 52] as const;

export interface ShareFilesOptions {
  readonly pool: RenderPool;
  /** Written to. */
  readonly kept: PictureStore;
}

export interface ShareFiles {
  /** The picture by its file name, if it was made before. */
  find(name: string): Promise<Buffer | null>;
  /**
   * Makes the picture and keeps it. Simultaneous calls for one share the work.
   * @throws QueueFullError when too many pictures wait
   */
  make(name: string, text: ShareText, game?: PosterGame): Promise<Buffer>;
}

/** JPEGs of 1200 x 630 for links that are shared. Who asks for one waits for it: they go before posters. */
export function shareFiles({ pool, kept }: ShareFilesOptions): ShareFiles {
  const underWay = new Map<string, Promise<Buffer>>();

  async function paint(name: string, text: ShareText, game?: PosterGame): Promise<Buffer> {
    const [file] = await pool.render({
      svg: sharePicture(text, game),
      width: WIDTH,
      outputs: [{ format: 'jpeg', width: WIDTH, quality: STEPS, maxBytes: MOST_SHARE_BYTES }],
    });
    if (!file) throw new Error(`no picture ${name} came out`);
    await kept.write(name, file);
    return file;
  }

  return {
    find: (name) => kept.read(name),
    make(name, text, game) {
      const known = underWay.get(name);
      if (known) return known;
      const work = paint(name, text, game).finally(() => underWay.delete(name));
      underWay.set(name, work);
      return work;
    },
  };
}
