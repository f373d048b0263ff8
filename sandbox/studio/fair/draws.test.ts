import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { checkDraw } from '@/lib/domain/jackpot-draws';
import { JACKPOT_CODES } from '@/lib/domain/jackpots';
import { buildVerifier } from './build-verifier';
import vectors from './draw-vectors.json';
import { isDraw, readDraw, verifyDraw } from './draws';

type Vector = (typeof vectors)[number];

let folder: string;
beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'verify-draws-'));
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
  verifyDraw(readDraw(vector))
    .filter(({ holds }) => !holds)
    .map(({ check }) => check);

it('has published draws of each jackpot, by amount and by month', () => {
  expect(vectors.map(({ code, cause }) => `${code} ${cause}`).sort()).toEqual(
    JACKPOT_CODES.flatMap((code) => [`${code} amount`, `${code} month`]).sort(),
  );
});

it('finds them true, as the page of the jackpots does', () => {
  for (const vector of vectors) {
    expect(isDraw(vector)).toBe(true);
    expect(failing(vector)).toEqual([]);
    const { amount, ticket, seed } = checkDraw(readDraw(vector));
    expect([amount, ticket, seed]).toEqual([true, true, true]);
  }
});

it('does so as one file, which takes the casino’s answer as it is', () => {
  const own = verify(['draw-vectors.json']);
  expect(own.stdout).toContain('6 draws: 6 true, 0 false');
  expect(own.status).toBe(0);
  const answer = verify(['-'], JSON.stringify({ data: vectors.slice(0, 1) }));
  expect(answer.stdout).toBe(
    'true   jackpot-max 1: commitment matches, amount of 2121904 minor units is right, ' +
      'winning ticket 418641 of 1000003 is right\n1 draw: 1 true, 0 false\n',
  );
  expect(verify(['vectors.json', 'draw-vectors.json']).stdout).toMatch(
    /^\d+ rounds and draws: \d+ true, 0 false$/m,
  );
});

/** The text with one of its characters another one of its kind. */
const changedAt = (text: string, at: number) =>
  `${text.slice(0, at)}${text[at] === '1' ? '2' : '1'}${text.slice(at + 1)}`;

it.each<[keyof Vector, string[]]>([
  ['serverSeed', ['commitment', 'amount', 'ticket']],
  ['commitment', ['commitment']],
  ['chain', ['ticket']],
])('one byte of %s changed is found, wherever it is', (field, found) => {
  const [vector] = vectors;
  const text = String(vector?.[field]);
  for (let at = 0; at < text.length; at += 1)
    expect([at, failing({ ...vector, [field]: changedAt(text, at) })]).toEqual([at, found]);
});

it('so is one figure, and the file says which and what is right', () => {
  const [vector] = vectors;
  if (!vector) throw new Error('there are no vectors');
  const { won, winningTicket } = vector;
  expect(failing({ ...vector, won: { ...won, amount: won.amount + 1 } })).toEqual(['amount']);
  expect(failing({ ...vector, winningTicket: winningTicket - 1 })).toEqual(['ticket']);
  expect(failing({ ...vector, tickets: vector.tickets + 1 })).toEqual(['ticket']);
  expect(failing({ ...vector, range: { ...vector.range, max: vector.range.max + 1 } })).toEqual(['amount']);
  const { status, stdout } = verify(['-'], JSON.stringify({ ...vector, winningTicket: winningTicket + 1 }));
  expect(status).toBe(1);
  expect(stdout).toContain(`FALSE  jackpot-max 1: commitment matches`);
  expect(stdout).toContain(
    `winning ticket\n           the record says ${winningTicket + 1}\n           computed        ${winningTicket}\n`,
  );
});

it('at a month’s end an amount below the minimum is none', () => {
  const month = vectors.find(({ cause }) => cause === 'month');
  if (!month) throw new Error('there are no vectors');
  expect(failing({ ...month, won: { ...month.won, amount: month.range.min - 1 } })).toEqual(['amount']);
});

it.each([
  ['id', { id: 0 }],
  ['code', { code: '' }],
  ['won', { won: { amount: '12' } }],
  ['range', { range: { min: 5, max: 5 } }],
  ['cause', { cause: 'mood' }],
  ['serverSeed', { serverSeed: 'A1'.repeat(32) }],
  ['commitment', { commitment: 'a1' }],
  ['chain', { chain: undefined }],
  ['tickets', { tickets: 0 }],
  ['winningTicket', { winningTicket: -1 }],
])('a field that can’t be is named: %s', (field, change) => {
  const broken = { ...vectors[0], ...change };
  expect(() => readDraw(broken)).toThrow(`field_invalid: ${field}`);
});

it('the file names it too', () => {
  expect(verify(['-'], JSON.stringify({ ...vectors[0], tickets: 0 }))).toEqual({
    status: 1,
    stdout:
      'FALSE  -: this field is missing or holds what it cannot hold (tickets)\n1 draw: 0 true, 1 false\n',
  });
  expect(readFileSync(path.join(folder, 'verify.mjs'), 'utf8')).toContain('winningTicketOf');
});
