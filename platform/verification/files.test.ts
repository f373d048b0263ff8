import { randomUUID } from 'node:crypto';
import sharp from 'sharp';
import { startDocuments, type DocumentHarness, type DocumentPlayer } from './testing/document-harness';
import { bmp, jpeg, pdf, pixelBomb, png } from './testing/documents';

jest.setTimeout(120_000);

let harness: DocumentHarness;
let player: DocumentPlayer;
beforeAll(async () => {
  harness = await startDocuments();
});
afterAll(() => harness.close());
beforeEach(async () => {
  player = await harness.newPlayer();
});

const picture = async (id: string, page = 1) => {
  const response = await player.page(id, page);
  expect(response.status).toBe(200);
  return { response, bytes: Buffer.from(await response.arrayBuffer()) };
};

describe('what players send', () => {
  it('is drawn anew: a photo keeps its pixels and loses its notes', async () => {
    const original = await jpeg(4_000, 1_000);
    expect(original.includes('a note of the camera')).toBe(true);
    const { status, body } = await player.send('identity', original, { name: 'Führerschein – Größe.JPG' });
    expect(status).toBe(200);
    expect(body.data).toMatchObject({
      state: 'ready',
      refusal: null,
      pages: 1,
      name: 'Führerschein – Größe.JPG',
    });
    const { response, bytes } = await picture(body.data?.id ?? '');
    expect(response.headers.get('content-type')).toBe('image/jpeg');
    expect(response.headers.get('content-disposition')).toMatch(/^attachment;/);
    expect(response.headers.get('x-content-type-options')).toBe('nosniff');
    expect(response.headers.get('cache-control')).toContain('no-store');
    expect(bytes.includes('a note of the camera')).toBe(false);
    expect(await sharp(bytes).metadata()).toMatchObject({ format: 'jpeg', width: 2_400, height: 600 });
  });

  it.each([
    ['a PNG', () => png(), 'image/png', 'card.png', 1],
    ['a BMP', async () => bmp(320, 200), 'image/bmp', 'card.bmp', 1],
    ['a PDF', async () => pdf({ pages: 3 }), 'application/pdf', 'bill.pdf', 3],
  ] as const)('is taken as %s', async (_what, make, type, name, pages) => {
    const { body } = await player.send('address', await make(), { type, name });
    expect(body.data).toMatchObject({ state: 'ready', pages });
    const { bytes } = await picture(body.data?.id ?? '', pages);
    expect((await sharp(bytes).metadata()).format).toBe('jpeg');
    expect((await player.page(body.data?.id ?? '', pages + 1)).status).toBe(404);
  });

  it('shows the colours of a BMP and the text of a PDF', async () => {
    const grey = await player.send('identity', bmp(64, 64), { type: 'image/bmp', name: 'a.bmp' });
    const { channels } = await sharp((await picture(grey.body.data?.id ?? '')).bytes).stats();
    expect(Math.round(channels[0]?.mean ?? 0)).toBe(0x80);
    const paper = await player.send('identity', pdf(), { type: 'application/pdf', name: 'a.pdf' });
    const page = await sharp((await picture(paper.body.data?.id ?? '')).bytes).stats();
    expect(page.channels[0]?.max).toBe(255);
    expect(page.channels[0]?.min).toBeLessThan(60);
  });
});

describe('what attackers send', () => {
  const markup = '<script>alert(1)</script>';

  it('a JPEG that is also a page and an archive comes out as a picture alone', async () => {
    const polyglot = Buffer.concat([
      await jpeg(),
      Buffer.from(markup),
      Buffer.from('PK\u0003\u0004evil.exe'),
    ]);
    const { body } = await player.send('identity', polyglot);
    expect(body.data).toMatchObject({ state: 'ready' });
    const { bytes } = await picture(body.data?.id ?? '');
    expect(bytes.includes('script')).toBe(false);
    expect(bytes.includes('evil.exe')).toBe(false);
  });

  it('a script in a PDF stays behind', async () => {
    const { body } = await player.send('address', pdf({ script: 'app.alert(1)' }), {
      type: 'application/pdf',
      name: 'a.pdf',
    });
    expect(body.data).toMatchObject({ state: 'ready', pages: 1 });
    expect((await picture(body.data?.id ?? '')).bytes.includes('JavaScript')).toBe(false);
  });

  it('a picture in a PDF is drawn with it', async () => {
    const { body } = await player.send('address', pdf({ picture: 20 }), {
      type: 'application/pdf',
      name: 'a.pdf',
    });
    expect(body.data).toMatchObject({ state: 'ready', pages: 1 });
  });

  it.each([
    ['a picture of 2.5 gigapixels', async () => pixelBomb(), 'image/png', 'a.png', 'too_many_pixels'],
    [
      'a BMP whose head claims gigabytes',
      async () => bmp(8, 8, { width: 60_000, height: 60_000 }),
      'image/bmp',
      'a.bmp',
      'too_many_pixels',
    ],
    [
      'a BMP whose head claims more than there is',
      async () => bmp(8, 8, { height: 4_000 }),
      'image/bmp',
      'a.bmp',
      'unreadable',
    ],
    [
      'a drawing that is called a JPEG',
      async () => Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg">${markup}</svg>`),
      'image/jpeg',
      'a.jpg',
      'type',
    ],
    ['a PNG that is called a JPEG', () => png(), 'image/jpeg', 'a.jpg', 'type'],
    ['a PDF of 300 pages', async () => pdf({ pages: 300 }), 'application/pdf', 'a.pdf', 'too_many_pages'],
    [
      'a PDF with a picture of 2.5 gigapixels',
      async () => pdf({ picture: 50_000 }),
      'application/pdf',
      'a.pdf',
      'too_many_pixels',
    ],
    [
      'half a JPEG',
      async () => (await jpeg(900, 900)).subarray(0, 3_000),
      'image/jpeg',
      'a.jpg',
      'unreadable',
    ],
    [
      'the first line of a PDF',
      async () => Buffer.from('%PDF-1.7\n'),
      'application/pdf',
      'a.pdf',
      'unreadable',
    ],
  ] as const)('%s is refused with the reason', async (_what, make, type, name, refusal) => {
    const { status, body } = await player.send('identity', await make(), { type, name });
    expect(status).toBe(200);
    expect(body.data).toMatchObject({ state: 'refused', refusal, pages: 0 });
    expect((await player.page(body.data?.id ?? '')).status).toBe(404);
    expect((await player.submit('identity')).status).toBe(422);
  });

  it.each([
    ['image/heic', 'a.heic'],
    ['image/svg+xml', 'a.svg'],
    ['text/html', 'a.jpg'],
    ['image/jpeg', 'a.exe'],
  ])('%s as %s is not read at all', async (type, name) => {
    expect((await player.send('identity', await jpeg(), { type, name })).status).toBe(415);
    expect((await player.step('identity')).files).toEqual([]);
  });

  it('a name that climbs is only a name', async () => {
    const { body } = await player.send('identity', await jpeg(), { name: '../../etc/\u0000\u202Epass.jpg' });
    expect(body.data).toMatchObject({ state: 'ready', name: 'pass.jpg' });
  });

  it('a name that is no name is refused, and so are no bytes at all', async () => {
    expect((await player.send('identity', await jpeg(), { name: '\u0001' })).status).toBe(422);
    expect((await player.send('identity', new Uint8Array())).status).toBe(422);
    expect((await player.step('identity')).files).toEqual([]);
  });
});

describe('another player', () => {
  it('sees no picture, removes nothing, and makes a file of their own with the same id', async () => {
    const other = await harness.newPlayer();
    const id = randomUUID();
    await player.send('identity', await jpeg(), { id });
    expect((await other.page(id)).status).toBe(404);
    expect((await other.remove(id)).status).toBe(404);
    expect((await other.send('identity', await jpeg(50, 50), { id })).status).toBe(200);
    const { bytes } = await picture(id);
    expect(await sharp(bytes).metadata()).toMatchObject({ width: 400 });
  });
});
