import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { anyRecord } from '../testing/fair-rounds';
import { buildVerifier } from './build-verifier';
import { verifyFiles } from './cli';

let folder: string;
beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'verify-'));
  await buildVerifier(process.cwd(), folder);
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const fileOf = (name: string, text: string) => {
  const file = path.join(folder, name);
  writeFileSync(file, text);
  return file;
};
/** The file as it is downloaded, in a folder without packages. */
const verify = (args: readonly string[], input = '') => {
  const { status, stdout, stderr } = spawnSync(process.execPath, ['verify.mjs', ...args], {
    cwd: folder,
    input,
    encoding: 'utf8',
  });
  return { status, stdout, stderr };
};

it('is one file that needs Node alone', () => {
  const imports = readFileSync(path.join(folder, 'verify.mjs'), 'utf8').match(/from "[^"]+"/g) ?? [];
  expect(new Set(imports)).toEqual(new Set(['from "node:crypto"', 'from "node:fs"']));
});

it('verifies the vectors that lie beside it', () => {
  const { status, stdout } = verify(['vectors.json']);
  expect(stdout).toMatch(/^\d+ rounds: (\d+) true, 0 false$/m);
  expect(status).toBe(0);
});

it('names the one round that was changed, what it says and what is right, and ends with 1', () => {
  const records = Array.from({ length: 20 }, (_, number) => anyRecord(number));
  const changed = records.map((record, at) => (at === 7 ? { ...record, pay: record.pay + 1 } : record));
  const { status, stdout } = verify(['-'], changed.map((record) => JSON.stringify(record)).join('\n'));
  expect(status).toBe(1);
  expect(stdout.match(/^FALSE/gm)).toHaveLength(1);
  expect(stdout).toContain(`FALSE  ${records[7]?.game} ${records[7]?.round}: commitment matches`);
  expect(stdout).toContain(
    `the record says ${(records[7]?.pay ?? 0) + 1}\n           computed        ${records[7]?.pay}\n`,
  );
  expect(stdout).toContain('20 rounds: 19 true, 1 false');
});

it('says in clear words what is no record, and when there is no file', () => {
  expect(verify(['-'], 'not a record')).toMatchObject({
    status: 1,
    stdout: expect.stringContaining('not JSON'),
  });
  expect(verify(['nowhere.json'])).toMatchObject({
    status: 2,
    stderr: expect.stringContaining('nowhere.json'),
  });
});

describe('the same in this process', () => {
  const run = (...names: string[]) => {
    let said = '';
    const code = verifyFiles(names, (text) => (said += text));
    return { code, said };
  };

  it('explains itself', () => {
    expect(run()).toMatchObject({ code: 2, said: expect.stringContaining('node verify.mjs round.json') });
    expect(run('--help').code).toBe(0);
  });

  it('takes several files, and no file of nothing for a proof', () => {
    const one = fileOf('one.json', JSON.stringify(anyRecord(5)));
    expect(run(one, one)).toMatchObject({ code: 0, said: expect.stringContaining('2 rounds: 2 true') });
    expect(run(fileOf('none.json', '[]')).code).toBe(1);
    expect(run(fileOf('secret.json', JSON.stringify({ ...anyRecord(5), serverSeed: null }))).said).toContain(
      'ask for new seeds in the game first',
    );
  });
});
