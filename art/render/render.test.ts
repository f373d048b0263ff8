import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { poster, type PosterGame } from '@/art/poster';
import { createRenderPool, QueueFullError, type RenderPool } from './pool';
import { MOST_BYTES, POSTER_WIDTHS, posterFiles, rasterisePoster, type PosterPicture } from './poster-files';
import { pictureStore } from './store';

const scarab: PosterGame = { id: 'g101', theme: 'egypt', title: 'Scarab of Nefer', provider: 'Saffron Lane' };
const square = (fill: string, opacity = 1) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><rect width="8" height="8" fill="${fill}" opacity="${opacity}"/></svg>`;
const png = { format: 'png', width: 8, quality: [100] } as const;

let pool: RenderPool;
beforeAll(() => {
  pool = createRenderPool({ threads: 1 });
});
afterAll(() => pool.close());

describe('the render pool', () => {
  it.each(['webp', 'avif'] as const)(
    'paints a poster as %s at all widths, small enough for a tile',
    async (format) => {
      const files = await rasterisePoster(pool, scarab, [format]);
      for (const width of POSTER_WIDTHS[format]) {
        const bytes = files.find((one) => one.width === width)?.bytes ?? Buffer.alloc(0);
        const { width: w, height: h, format: kind } = await sharp(bytes).metadata();
        expect([w, h]).toEqual([width, Math.round((width * 4) / 3)]);
        expect(kind).toBe(format === 'avif' ? 'heif' : 'webp');
        expect(bytes.length).toBeLessThanOrEqual(MOST_BYTES[format][width]);
        const { channels } = await sharp(bytes).stats();
        for (const { stdev } of channels.slice(0, 3)) expect(stdev).toBeGreaterThan(15);
      }
    },
  );

  it('gives the same bytes for the same picture', async () => {
    const [one, two] = await Promise.all([
      rasterisePoster(pool, scarab, ['webp']),
      rasterisePoster(pool, { ...scarab }, ['webp', 'avif']),
    ]);
    const large = (files: readonly PosterPicture[]) => files.find(({ width }) => width === 400)?.bytes;
    expect(large(one)?.equals(large(two) ?? Buffer.alloc(0))).toBe(true);
  });

  it('keeps the colour of half transparent parts', async () => {
    const [file] = await pool.render({ svg: square('#ff8000', 0.5), width: 8, outputs: [png] });
    const [r, g, b, a] = await sharp(file).raw().toBuffer();
    expect([r, b, a]).toEqual([255, 0, 128]);
    expect(Math.abs((g ?? 0) - 128)).toBeLessThanOrEqual(1);
  });

  it('says what is wrong with a picture, and goes on', async () => {
    await expect(pool.render({ svg: '<svg', width: 8, outputs: [png] })).rejects.toThrow(
      /could not be rendered/,
    );
    await expect(pool.render({ svg: square('#fff'), width: 8, outputs: [png] })).resolves.toHaveLength(1);
  });

  it('takes urgent pictures first and turns away what would wait too long', async () => {
    const small = createRenderPool({ threads: 1, maxQueue: 2 });
    const order: string[] = [];
    const paint = (name: string, urgent: boolean) =>
      small
        .render({ svg: square('#fff'), width: 8, outputs: [png] }, { urgent })
        .then(() => order.push(name));
    const waiting = [paint('first', true), paint('patient', false), paint('urgent', true)];
    await expect(paint('late', true)).rejects.toThrow(QueueFullError);
    expect(small.load).toBe(3);
    await Promise.all(waiting);
    expect(order).toEqual(['first', 'urgent', 'patient']);
    expect(small.load).toBe(0);
    await small.close();
    await expect(paint('closed', true)).rejects.toThrow(/closed/);
  });
});

describe('poster files', () => {
  let folder: string;
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'art-'));
  });
  afterEach(() => rm(folder, { recursive: true, force: true }));

  it('shares the work of simultaneous requests and keeps the result on disk', async () => {
    let painted = 0;
    const counting: RenderPool = {
      load: 0,
      close: () => Promise.resolve(),
      render: (request) => {
        painted += 1;
        expect(request.svg).toBe(poster(scarab));
        return Promise.resolve([Buffer.from('small'), Buffer.from('large')]);
      },
    };
    const files = posterFiles({
      pool: counting,
      kept: pictureStore(join(folder, 'kept')),
      shipped: pictureStore(folder),
    });
    const file = { id: 'g101', revision: '0123abcd', width: 400, format: 'webp' } as const;
    const answers = await Promise.all([
      files.make(file, scarab),
      files.make(file, scarab),
      files.make({ ...file, width: 200 }, scarab),
    ]);
    expect(answers.map(String)).toEqual(['large', 'large', 'small']);
    expect(painted).toBe(1);
    expect(await readdir(join(folder, 'kept'))).toEqual(['g101-0123abcd-200.webp', 'g101-0123abcd-400.webp']);
    expect(String(await files.find(file))).toBe('large');
    expect(await files.find({ ...file, format: 'avif' })).toBeNull();
  });

  it('looks at shipped posters first', async () => {
    const kept = pictureStore(join(folder, 'kept'));
    const shipped = pictureStore(join(folder, 'shipped'));
    await kept.write('g1-0123abcd-200.avif', Buffer.from('made'));
    await shipped.write('g1-0123abcd-200.avif', Buffer.from('shipped'));
    const files = posterFiles({ pool, kept, shipped });
    expect(String(await files.find({ id: 'g1', revision: '0123abcd', width: 200, format: 'avif' }))).toBe(
      'shipped',
    );
  });
});

describe('the picture store', () => {
  it('leaves no half-written file behind when two write at once', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'art-'));
    const store = pictureStore(folder);
    const bytes = Buffer.alloc(1_000_000, 7);
    await Promise.all([store.write('a.webp', bytes), store.write('a.webp', bytes)]);
    expect(await readdir(folder)).toEqual(['a.webp']);
    expect((await readFile(join(folder, 'a.webp'))).equals(bytes)).toBe(true);
    await rm(folder, { recursive: true });
  });
});
