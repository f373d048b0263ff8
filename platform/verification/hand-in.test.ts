import { randomUUID } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { PassThrough } from 'node:stream';
import { sql } from 'kysely';
import { API_CODES } from '@/lib/domain/api-codes';
import { UPLOAD_MAX_BYTES } from '@/lib/domain/limits';
import { startDocuments, type DocumentHarness, type DocumentPlayer } from './testing/document-harness';
import { jpeg } from './testing/documents';

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

const MEGABYTES_6 = new Uint8Array(6 * 1024 * 1024);
/** Its length is not said beforehand. */
const streamed = (content: Uint8Array) =>
  new ReadableStream<Uint8Array>({
    start(controller) {
      for (let at = 0; at < content.byteLength; at += 65_536)
        controller.enqueue(content.slice(at, at + 65_536));
      controller.close();
    },
  });
/** Files as if they had been sent before. */
const have = (count: number, step = 'identity') =>
  sql`
  insert into verification.files (player_id, id, step, state, original_name, type, bytes, sha256, pages, folder)
  select ${player.playerId}, gen_random_uuid(), ${step}, 'ready', 'a.jpg', 'image/jpeg', 10, repeat('a', 64), 1,
         gen_random_uuid()::text
    from generate_series(1, ${count})`.execute(harness.platform.kernel.db);
const haveCase = () =>
  sql`insert into verification.cases (player_id) values (${player.playerId})`.execute(
    harness.platform.kernel.db,
  );
const letters = async () =>
  (await harness.platform.services.mail.list.rows({ playerId: player.playerId })).filter(({ kind }) =>
    kind.startsWith('documents_'),
  );

describe('sending', () => {
  it('begins with nothing proved, and every step open', async () => {
    const { status, steps } = await player.see();
    expect(status).toBe('not_verified');
    expect(steps.map(({ step, status: of, open }) => [step, of, open])).toEqual([
      ['identity', 'not_verified', true],
      ['address', 'not_verified', true],
      ['payment', 'not_verified', true],
      ['deposit', 'not_verified', true],
    ]);
  });

  it.each([
    ['by its length', () => MEGABYTES_6],
    ['while it comes', () => streamed(MEGABYTES_6)],
  ])('more than 5 MB is refused %s, and leaves nothing', async (_how, content) => {
    const { status, body } = await player.send('identity', content());
    expect([status, body.code]).toEqual([413, API_CODES.kycTooLarge]);
    expect((await player.step('identity')).files).toEqual([]);
  });

  it('5 MB to the byte are taken', async () => {
    const photo = await jpeg();
    const whole = Buffer.concat([photo, Buffer.alloc(UPLOAD_MAX_BYTES - photo.byteLength)]);
    expect((await player.send('identity', streamed(whole))).body.data).toMatchObject({ state: 'ready' });
  });

  it('no more than 20 files are open at once, however many come at the same moment', async () => {
    await haveCase();
    await have(18);
    const photo = await jpeg(60, 40);
    const answers = await Promise.all(Array.from({ length: 5 }, () => player.send('address', photo)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 409, 409, 409]);
    const refused = answers.filter(({ status }) => status === 409);
    expect(new Set(refused.map(({ body }) => body.code))).toEqual(new Set([API_CODES.kycTooMany]));
    const { id } = (await player.step('address')).files[0] ?? { id: '' };
    expect((await player.remove(id)).status).toBe(204);
    expect((await player.send('address', photo)).status).toBe(200);
  });

  it('the same file sent again, or twice at once, is one file', async () => {
    const id = randomUUID();
    const photo = await jpeg(60, 40);
    await Promise.all([player.send('identity', photo, { id }), player.send('identity', photo, { id })]);
    expect((await player.send('identity', photo, { id })).body.data).toMatchObject({ id, state: 'ready' });
    expect((await player.step('identity')).files).toHaveLength(1);
    // Under another step the id names something else.
    expect((await player.send('address', photo, { id })).body.code).toBe(API_CODES.kycStatus);
  });

  const begun = async () => (await player.step('identity')).files.length > 0;
  const untilBegun = async () => {
    while (!(await begun())) await new Promise(setImmediate);
  };
  const directly = async () => {
    const { identity, verification } = harness.platform.services;
    const session = await identity.playerOf(
      new Request(harness.platform.url, { headers: { cookie: player.cookie } }),
    );
    if (!session) throw new Error('nobody is logged in');
    const file = { id: randomUUID(), step: 'identity', name: 'pass.jpg', type: 'image/jpeg' } as const;
    const send = (body: PassThrough, arrivedAt: Date) =>
      verification.upload(session, file, Object.assign(body, { headers: {} }), {
        address: '203.0.113.7',
        arrivedAt,
      });
    return { file, send };
  };

  it('one that breaks off leaves nothing, and can be sent again', async () => {
    const id = randomUUID();
    const leaving = new AbortController();
    const broken = new ReadableStream<Uint8Array>({
      pull(controller) {
        controller.enqueue(new Uint8Array(1_000));
        return new Promise(() => {});
      },
    });
    const sent = player.send('identity', broken, { id, signal: leaving.signal });
    const failed = expect(sent).rejects.toThrow();
    await untilBegun();
    leaving.abort();
    await failed;
    const { body } = await player.send('identity', await jpeg(60, 40), { id });
    expect(body).toMatchObject({ data: { id, state: 'ready' } });
    expect((await player.step('identity')).files).toHaveLength(1);
  });

  it('one that broke off before its turn begins nothing, and ends nothing that came before it', async () => {
    const { file, send } = await directly();
    const left = new PassThrough();
    left.destroy();
    await expect(send(left, new Date())).rejects.toMatchObject({ status: 400 });
    expect(await begun()).toBe(false);

    const arrivedAt = Date.now();
    const first = new PassThrough();
    const sent = send(first, new Date(arrivedAt));
    await untilBegun();
    await expect(send(left, new Date(arrivedAt + 1))).rejects.toMatchObject({ status: 400 });
    first.end(await jpeg(60, 40));
    expect(await sent).toMatchObject({ id: file.id, state: 'ready' });
  });

  it('one that waited for its turn does not end the same one sent anew', async () => {
    const { file, send } = await directly();
    const arrivedAt = Date.now();
    const again = new PassThrough();
    const sentAgain = send(again, new Date(arrivedAt + 1));
    await untilBegun();
    // It arrived before, and comes to its turn only now.
    await expect(send(new PassThrough(), new Date(arrivedAt))).rejects.toMatchObject({ status: 409 });
    again.end(await jpeg(60, 40));
    expect(await sentAgain).toMatchObject({ id: file.id, state: 'ready' });
  });

  it('what is taken back is deleted', async () => {
    const before = readdirSync(harness.folder).length;
    const { body } = await player.send('identity', await jpeg(60, 40));
    expect(readdirSync(harness.folder).length).toBe(before + 1);
    const id = body.data?.id ?? '';
    expect((await player.remove(id)).status).toBe(204);
    expect((await player.remove(id)).status).toBe(404);
    expect((await player.page(id)).status).toBe(404);
    expect((await player.step('identity')).files).toEqual([]);
    const { rows } = await sql<{ folder: string | null }>`
      select folder from verification.files where id = ${id}`.execute(harness.platform.kernel.db);
    expect(rows).toEqual([{ folder: null }]);
  });
});

describe('handing in', () => {
  it('needs a file', async () => {
    expect((await player.submit('address')).status).toBe(422);
    expect((await player.see()).status).toBe('not_verified');
  });

  it('happens once, with one letter, and the step takes nothing from then on', async () => {
    await haveCase();
    await have(2);
    const answers = await Promise.all([player.submit('identity'), player.submit('identity')]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const { status, files, open } = await player.step('identity');
    expect({ status, open, files: files.length }).toEqual({ status: 'pending', open: false, files: 2 });
    expect((await player.see()).status).toBe('pending');
    expect((await player.send('identity', await jpeg(60, 40))).body.code).toBe(API_CODES.kycStatus);
    expect((await player.remove(files[0]?.id ?? '')).body.code).toBe(API_CODES.kycStatus);
    expect((await player.submit('identity')).body.code).toBe(API_CODES.kycStatus);
    expect((await letters()).map(({ kind }) => kind)).toEqual(['documents_received']);
  });

  it('leaves the other steps as they are', async () => {
    await haveCase();
    await have(1, 'payment');
    await player.submit('payment');
    const { status, steps } = await player.see();
    expect(status).toBe('pending');
    expect(steps.filter(({ open }) => open).map(({ step }) => step)).toEqual([
      'identity',
      'address',
      'deposit',
    ]);
  });
});

it('keeps nothing that no scanner has seen, once it was asked often enough', async () => {
  await haveCase();
  const { db } = harness.platform.kernel;
  await sql`insert into verification.files (player_id, id, step, state, original_name, type, folder)
            values (${player.playerId}, gen_random_uuid(), 'identity', 'held', 'a.jpg', 'image/jpeg', 'gone')`.execute(
    db,
  );
  const { sweep } = harness.platform.services.verification;
  harness.clock.ahead = 7 * 24 * 60 * 60_000;
  await sweep();
  harness.clock.ahead += 25 * 60 * 60_000;
  await sweep();
  harness.clock.ahead += 16 * 60_000;
  await sweep();
  harness.clock.ahead = 0;
  expect((await player.step('identity')).files).toMatchObject([{ state: 'refused', refusal: 'unreadable' }]);
  const { rows } = await sql`
    select folder from verification.files where player_id = ${player.playerId}`.execute(db);
  expect(rows).toEqual([{ folder: null }]);
});

it('sweeps uploads that nobody ends', async () => {
  await haveCase();
  await sql`insert into verification.files (player_id, id, step, state, original_name, type)
            values (${player.playerId}, gen_random_uuid(), 'identity', 'uploading', 'a.jpg', 'image/jpeg')`.execute(
    harness.platform.kernel.db,
  );
  await harness.platform.services.verification.sweep();
  expect((await player.step('identity')).files).toHaveLength(1);
  harness.clock.ahead = 16 * 60_000;
  await harness.platform.services.verification.sweep();
  harness.clock.ahead = 0;
  expect((await player.step('identity')).files).toEqual([]);
});
