import { UUID } from '@/lib/domain/uuid';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { startDocuments } from './testing/document-harness';
import { pdf } from './testing/documents';
import { S3_KEYS, startS3 } from './testing/s3-server';
import { createDocumentStore } from './storage';

jest.setTimeout(120_000);

const BUCKET = 'parlour-documents';
let s3: Awaited<ReturnType<typeof startS3>>;
let folder: string;
let file: string;
const before = { ...process.env };
beforeAll(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'parlour-bucket-'));
  file = path.join(folder, 'page.jpg');
  writeFileSync(file, 'picture');
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));
beforeEach(async () => {
  s3 = await startS3(BUCKET);
  Object.assign(process.env, S3_KEYS);
});
afterEach(async () => {
  process.env = { ...before };
  await s3.close();
});

const open = (endpoint = s3.endpoint) =>
  createDocumentStore({
    documents: { directory: folder, bucket: { name: BUCKET, region: 'eu-central-1', endpoint } },
  });

it('keeps, gives and deletes files in a bucket, by signed requests', async () => {
  const store = open();
  for (const page of [1, 2, 3, 4, 5]) await store.put(`a/${page}.jpg`, file);
  await store.put('b/1.jpg', file);
  expect(Buffer.from((await store.get('a/1.jpg')) ?? []).toString()).toBe('picture');
  expect(await store.get('a/6.jpg')).toBeNull();
  await store.deleteFolder('a');
  await store.deleteFolder('a');
  expect([...s3.objects.keys()]).toEqual(['b/1.jpg']);
});

it('is refused with a wrong key, to write and to read', async () => {
  const store = open();
  await store.put('a/1.jpg', file);
  process.env.AWS_SECRET_ACCESS_KEY = 'another-secret';
  const other = open();
  await expect(other.put('a/2.jpg', file)).rejects.toThrow();
  await expect(other.get('a/1.jpg')).rejects.toThrow();
  await expect(other.deleteFolder('a')).rejects.toThrow();
  expect([...s3.objects.keys()]).toEqual(['a/1.jpg']);
});

it('tries again when the bucket is busy', async () => {
  s3.state.failures = 1;
  await open().put('a/1.jpg', file);
  expect(s3.objects.get('a/1.jpg')?.toString()).toBe('picture');
});

it('says so when the bucket did not delete what it was asked to', async () => {
  const store = open();
  await store.put('a/1.jpg', file);
  s3.state.stubborn = true;
  await expect(store.deleteFolder('a')).rejects.toThrow('did not delete');
});

it('an upload while the bucket goes away is refused, can be sent again, and leaves nothing', async () => {
  const harness = await startDocuments({ DOCUMENTS_BUCKET: BUCKET, DOCUMENTS_ENDPOINT: s3.endpoint });
  try {
    const player = await harness.newPlayer();
    const id = crypto.randomUUID();
    const send = () =>
      player.send('address', pdf({ pages: 3 }), { type: 'application/pdf', name: 'a.pdf', id });
    s3.state.putsUntilAway = 2;
    // The id is shown with the answer: a busy machine once answered 404, as if it were none.
    expect({ id, ...(await send()) }).toMatchObject({
      id: expect.stringMatching(UUID) as string,
      ...{ status: 503, body: { code: 'server_error' } },
    });
    expect(s3.objects.size).toBe(2);
    expect((await player.step('address')).files).toEqual([]);

    Object.assign(s3.state, { away: false, putsUntilAway: Number.POSITIVE_INFINITY });
    expect(await send()).toMatchObject({ status: 200, body: { data: { state: 'ready', pages: 3 } } });
    expect((await player.page(id, 3)).status).toBe(200);
    expect(s3.objects.size).toBe(5);

    harness.clock.ahead = 24 * 60 * 60 * 1000;
    await harness.platform.services.verification.sweep();
    expect(s3.objects.size).toBe(3);
    const { rows } = await harness.platform.kernel.pool.query('select folder from verification.orphans');
    expect(rows).toEqual([]);
  } finally {
    await harness.close();
  }
});
