import { mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { readSecrets } from './secrets.mjs';

let folder;
beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'parlour-secrets-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

it('puts a whole new file in the place of the old one, so that no kill leaves half of it', () => {
  const file = path.join(folder, 'secrets.json');
  const kept = 'made-by-an-older-version-of-parlour';
  writeFileSync(file, JSON.stringify({ AUTH_SECRET: kept }));
  const before = statSync(file).ino;
  expect(readSecrets(folder, {}).AUTH_SECRET).toBe(kept);
  expect(statSync(file).ino).not.toBe(before);
  expect(statSync(file).mode & 0o777).toBe(0o600);
  expect(readdirSync(folder)).toEqual(['secrets.json']);
});
