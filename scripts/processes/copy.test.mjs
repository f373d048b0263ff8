import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { copySources } from './copy.mjs';

let root;
beforeEach(() => {
  root = realpathSync(mkdtempSync(path.join(os.tmpdir(), 'parlour-copy-')));
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

function write(file, text) {
  const place = path.join(root, file);
  mkdirSync(path.dirname(place), { recursive: true });
  writeFileSync(place, text);
}
const target = () => path.join(root, '.build', 'copy');
const read = (file) => readFileSync(path.join(target(), file), 'utf8');
const isThere = (file) => existsSync(path.join(target(), file));

it('copies sources and links dependencies; what was made or is secret stays where it is', () => {
  const sources = ['package.json', '.npmrc', 'app/page.tsx', 'public/offline-worker.js'];
  const others = [
    '.env.local',
    '.next/BUILD_ID',
    '.data/secrets.json',
    'public/sw.js',
    'public/workbox-1.js',
  ];
  for (const file of [...sources, ...others]) write(file, file);
  write('node_modules/next/package.json', '{}');
  copySources(root, target());
  expect(sources.map(read)).toEqual(sources);
  expect(others.filter(isThere)).toEqual([]);
  expect(realpathSync(path.join(target(), 'node_modules'))).toBe(path.join(root, 'node_modules'));
});

it('follows the sources the next time, and leaves what was built in the copy', () => {
  write('app/page.tsx', 'old');
  write('app/gone/page.tsx', 'gone');
  copySources(root, target());
  write('.build/copy/.next/BUILD_ID', 'of the copy');
  write('.build/copy/public/sw.js', 'of the copy');
  write('app/page.tsx', 'new');
  write('public/favicon.ico', 'icon');
  rmSync(path.join(root, 'app/gone'), { recursive: true });
  copySources(root, target());
  expect([read('app/page.tsx'), isThere('app/gone')]).toEqual(['new', false]);
  expect([read('.next/BUILD_ID'), read('public/sw.js')]).toEqual(['of the copy', 'of the copy']);
});
