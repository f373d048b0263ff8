import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startProbe } from '../testing/script';
import { createCmsDatabase } from '../testing/database';

jest.setTimeout(120_000);

it('takes pictures alone, each by the name and type of its bytes, and none that is huge or a page as well', async () => {
  const database = await createCmsDatabase();
  const directory = await mkdtemp(path.join(tmpdir(), 'parlour-pictures-'));
  const probe = startProbe(database.url, 'cms/testing/pictures-probe.ts', { MEDIA_DIR: directory });
  const found = await probe.ask({}).finally(async () => {
    await probe.stop();
    await database.drop();
    await rm(directory, { recursive: true, force: true });
  });
  expect(found).toEqual({
    came: {
      huge: { status: 422, said: expect.stringContaining('16000 × 16000 pixels. At most 50 million') },
      php: { status: 201, said: expect.stringMatching(/^x-[0-9a-f]{10}\.png image\/png$/) },
      twoEndings: { status: 201, said: expect.stringMatching(/^a-php-[0-9a-f]{10}\.jpg image\/jpeg$/) },
      wrongEnding: { status: 201, said: expect.stringMatching(/^b-[0-9a-f]{10}\.webp image\/webp$/) },
      svg: { status: 422, said: 'That is no JPEG, PNG, WebP or AVIF picture.' },
      polyglot: { status: 422, said: expect.stringContaining('has a program or a page in it') },
      broken: { status: 422, said: 'That is no JPEG, PNG, WebP or AVIF picture.' },
    },
    endings: ['.avif', '.jpg', '.png', '.webp'],
  });
});
