/** @jest-environment node */
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { IN_TAB, ROOT, STORED } from './browser-state';

const filesOf = (...patterns: string[]) =>
  execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', ...patterns], {
    encoding: 'utf8',
  })
    .split('\n')
    .filter(Boolean);
const kebab = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** What each line of the files says that fits a pattern, with where it stands. */
const found = (files: string[], pattern: RegExp) =>
  files.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(pattern)].map(([whole, name = '']) => ({ file, whole, name })),
  );

const sources = filesOf('early', 'components', 'endpoints', 'features', 'lib', 'screens', 'app').filter(
  (file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$|\.stories\.tsx$|\/testing\/|early\/built\.ts/.test(file),
);

it('has every key of storage that a script asks for', () => {
  expect(sources.length).toBeGreaterThan(300);
  expect(found(sources, /(?:local|session)Storage\s*\.\w+\(\s*(['"`].*?)[,)]/g)).toEqual([]);
});

it('has every attribute of the root element that a script sets or reads', () => {
  expect(found(sources, /documentElement\s*\.dataset\.(\w+)/g)).toEqual([]);
  expect(found(sources, /\broot\.dataset\.(\w+)/g)).toEqual([]);
});

it('has every attribute of the root element that styles ask for', () => {
  const known = new Set(Object.values(ROOT).map((name) => kebab(name)));
  const asked = found(filesOf('*.scss'), /(?::root|\bhtml)\[data-([a-z-]+)/g);
  expect(asked.length).toBeGreaterThan(5);
  expect(asked.filter(({ name }) => !known.has(name))).toEqual([]);
});

it('has no name twice', () => {
  for (const table of [STORED, IN_TAB, ROOT]) {
    const names = Object.values(table);
    expect(new Set(names).size).toBe(names.length);
  }
});
