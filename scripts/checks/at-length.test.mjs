import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { AT_LENGTH } from './at-length.mjs';

const FOLDERS = ['cms', 'features', 'lib', 'platform', 'sandbox', 'screens', 'tests'];

it('every suite that npm test plays in short is played at length before a release', () => {
  const suites = FOLDERS.flatMap((folder) =>
    readdirSync(folder, { recursive: true })
      .filter((file) => /\.test\.tsx?$/.test(file))
      .map((file) => path.join(folder, file)),
  );
  const short = suites.filter((file) => readFileSync(file, 'utf8').includes("tests/support/release'"));
  expect(short.map((file) => file.replace(/\.test\.tsx?$/, '')).sort()).toEqual([...AT_LENGTH].sort());
});
