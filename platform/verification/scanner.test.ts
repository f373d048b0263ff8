import { readdirSync } from 'node:fs';
import path from 'node:path';
import { HELD_JOB } from './uploads';
import { verdictOf } from './worker/scan';
import { startDocuments, type DocumentHarness, type DocumentPlayer } from './testing/document-harness';
import { EICAR, jpeg, startScanner, type Scanner } from './testing/documents';

jest.setTimeout(120_000);

let scanner: Scanner;
let harness: DocumentHarness;
let player: DocumentPlayer;
beforeAll(async () => {
  scanner = await startScanner();
  harness = await startDocuments({ CLAMD_ADDRESS: scanner.address });
});
afterAll(async () => {
  await harness.close();
  await scanner.stop();
});
beforeEach(async () => {
  player = await harness.newPlayer();
});

const infected = async () => Buffer.concat([await jpeg(60, 40), Buffer.from(EICAR)]);
const port = () => Number(scanner.address.split(':')[1]);
const examineAgain = (id: string) => harness.platform.services.verification.examineHeld(player.playerId, id);

it('reads a verdict, and takes nothing else for one', () => {
  expect(verdictOf('stream: OK\0')).toBe('clean');
  expect(verdictOf('stream: Win.Test.EICAR_HDB-1 FOUND\0')).toBe('infected');
  for (const other of ['', 'stream: ', 'INSTREAM size limit exceeded. ERROR\0', 'OK', 'UNKNOWN COMMAND']) {
    expect(verdictOf(other)).toBe('unknown');
  }
});

it('lets through what the scanner finds clean, whole', async () => {
  const asked = scanner.asked;
  const noise = Buffer.concat([await jpeg(900, 900), Buffer.alloc(3_000_000, 1)]);
  expect((await player.send('identity', noise)).body.data).toMatchObject({ state: 'ready' });
  expect(scanner.asked).toBe(asked + 1);
});

it('refuses what it finds infected, and keeps nothing of it', async () => {
  const before = readdirSync(harness.folder).length;
  const { body } = await player.send('identity', await infected());
  expect(body.data).toMatchObject({ state: 'refused', refusal: 'infected', pages: 0 });
  expect(readdirSync(harness.folder)).toHaveLength(before);
  // The test virus alone is no picture: the sieve has it before the scanner.
  const alone = await player.send('identity', Buffer.from(EICAR));
  expect(alone.body.data).toMatchObject({ state: 'refused', refusal: 'type' });
});

it.each(['size limit exceeded. ERROR', 'nonsense'])(
  'holds a file when the scanner says “%s”',
  async (says) => {
    scanner.says = says;
    const { body } = await player.send('identity', await jpeg(60, 40));
    scanner.says = null;
    expect(body.data).toMatchObject({ state: 'held', pages: 0 });
  },
);

it('holds files while the scanner is away, never taking them for clean, and looks again', async () => {
  await scanner.stop();
  const clean = await player.send('identity', await jpeg(60, 40));
  const evil = await player.send('identity', await infected());
  expect(clean.body.data).toMatchObject({ state: 'held' });
  expect(evil.body.data).toMatchObject({ state: 'held' });
  const cleanId = clean.body.data?.id ?? '';
  const evilId = evil.body.data?.id ?? '';
  expect((await player.page(cleanId)).status).toBe(404);
  await expect(examineAgain(cleanId)).rejects.toThrow('away');
  const size = await (await harness.platform.kernel.boss.start()).getQueueSize(HELD_JOB);
  expect(size).toBeGreaterThanOrEqual(2);
  // It can be handed in meanwhile; the reviewer waits for the scanner.
  expect((await player.submit('identity')).status).toBe(200);

  scanner = await startScanner(port());
  await examineAgain(cleanId);
  await examineAgain(cleanId);
  await examineAgain(evilId);
  const { files } = await player.step('identity');
  expect(files.map(({ id, state, refusal }) => [id, state, refusal])).toEqual([
    [cleanId, 'ready', null],
    [evilId, 'refused', 'infected'],
  ]);
  expect((await player.page(cleanId)).status).toBe(200);
  const kept = readdirSync(harness.folder, { recursive: true }).map((name) => path.basename(String(name)));
  expect(kept.filter((name) => name === 'held')).toHaveLength(2); // those of the test before
});
