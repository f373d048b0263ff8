/** @jest-environment node */
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

const filesOf = (...patterns: string[]) =>
  execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', ...patterns], {
    encoding: 'utf8',
  })
    .split('\n')
    .filter(Boolean);
const kebab = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** Each place of the files that fits a pattern. */
const found = (files: string[], pattern: RegExp) =>
  files.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(pattern)].map(([whole, name = '']) => ({ file, whole, name })),
  );

const sources = filesOf('early', 'components', 'endpoints', 'features', 'lib', 'screens', 'app').filter(
  (file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$|\.stories\.tsx$|\/testing\/|early\/built\.ts/.test(file),
);

it('is the only way to the storage of a browser', () => {
  expect(sources.length).toBeGreaterThan(300);
  const files = found(sources, /\b(?:local|session)Storage\b(?=[.[])|\[area\]/g).map(({ file }) => file);
  expect([...new Set(files)].sort()).toEqual([
    'early/remembered.ts',
    // All forms, whatever their names.
    'lib/browser/forms/drop-all-unsaved.ts',
    // May not know what runs in a browser only; its key is checked by its type.
    'lib/browser/platform/blocked.ts',
  ]);
});

it('is the only way to the data of the root element', () => {
  const files = found(sources, /documentElement\.dataset|= document\.documentElement;[^]*?\broot\.dataset/g);
  expect([...new Set(files.map(({ file }) => file))]).toEqual(['early/root.ts']);
});

it('has every attribute of the root element that styles ask for', () => {
  const [, table = ''] = readFileSync('lib/domain/browser-state.ts', 'utf8').split('export interface Root {');
  const known = new Set([...table.matchAll(/^ {2}(\w+): /gm)].map(([, name = '']) => kebab(name)));
  expect(known.size).toBeGreaterThan(10);
  const asked = found(filesOf('*.scss'), /(?::root|\bhtml)\[data-([a-z-]+)/g);
  expect(asked.length).toBeGreaterThan(5);
  expect(asked.filter(({ name }) => !known.has(name))).toEqual([]);
});
