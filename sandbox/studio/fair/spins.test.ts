import { createHmac } from 'node:crypto';
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { WHEEL_FIELDS } from '@/lib/domain/wheel';
import { buildVerifier } from './build-verifier';
import vectors from './spin-vectors.json';
import { isSpin, readSpin, verifySpin } from './spins';

let folder: string;
beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'verify-spins-'));
  await buildVerifier(process.cwd(), folder);
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** The file as it is downloaded, in a folder without packages. */
const verify = (args: readonly string[], input = '') => {
  const { status, stdout } = spawnSync(process.execPath, ['verify.mjs', ...args], {
    cwd: folder,
    input,
    encoding: 'utf8',
  });
  return { status, stdout };
};
const failing = (vector: unknown) =>
  verifySpin(readSpin(vector))
    .filter(({ holds }) => !holds)
    .map(({ check }) => check);

it('has published a spin of each field', () => {
  expect(vectors.map(({ field }) => field).toSorted((one, other) => one - other)).toEqual(
    Array.from({ length: WHEEL_FIELDS }, (_, field) => field),
  );
});

it('finds them true, as a stranger does with Node’s own tools', () => {
  for (const vector of vectors) {
    expect(isSpin(vector)).toBe(true);
    expect(failing(vector)).toEqual([]);
    const { serverSeed, clientSeed, nonce } = vector;
    const words = createHmac('sha256', Buffer.from(serverSeed, 'hex'))
      .update(`${clientSeed}:${nonce}:0`)
      .digest();
    // Of 2^32 numbers the last four are thrown away.
    expect(words.readUInt32BE(0) % WHEEL_FIELDS).toBe(vector.field);
  }
});

it('does so as one file, beside rounds and draws', () => {
  const own = verify(['spin-vectors.json']);
  expect(own.stdout).toContain('12 spins: 12 true, 0 false');
  expect(own.status).toBe(0);
  expect(verify(['vectors.json', 'draw-vectors.json', 'spin-vectors.json']).stdout).toMatch(
    /^\d+ rounds, draws and spins: \d+ true, 0 false$/m,
  );
});

it.each<[string, object, string[]]>([
  ['another server seed', { serverSeed: 'a1'.repeat(32) }, ['commitment']],
  ['another commitment', { commitment: 'a1'.repeat(32) }, ['commitment']],
  ['another field', { field: (Number(vectors[0]?.field) + 1) % WHEEL_FIELDS }, ['field']],
  ['another prize', { prize: { kind: 'bonus', size: 99 } }, ['prize']],
])('finds out %s', (_what, change, found) => {
  expect(failing({ ...vectors[0], ...change })).toEqual(expect.arrayContaining(found));
  const { status, stdout } = verify(['-'], JSON.stringify({ ...vectors[0], ...change }));
  expect(status).toBe(1);
  expect(stdout).toContain(`FALSE  spin ${vectors[0]?.id}`);
});

it.each([
  ['fields', { fields: [] }],
  ['prize', { prize: { kind: 'car', size: 1 } }],
  ['nonce', { nonce: -1 }],
])('names a field that can’t be: %s', (field, change) => {
  expect(() => readSpin({ ...vectors[0], ...change })).toThrow(`field_invalid: ${field}`);
});

it('says of a seed that is still a secret that it is not told', () => {
  expect(() => readSpin({ ...vectors[0], serverSeed: null })).toThrow('not_told');
});
