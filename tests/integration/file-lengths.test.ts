import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';

const ROOMS = [
  ...[
    '.storybook',
    'app',
    'art',
    'cms',
    'components',
    'early',
    'endpoints',
    'features',
    'lib',
    'messages',
    'platform',
  ],
  ...['sandbox', 'screens', 'scripts', 'tests'],
];
const CODE = /\.(?:ts|tsx|mjs|cjs|js|scss|css|sql)$/;
const MOST_LINES = 300;

/** Built or installed there. */
const NOT_OURS =
  /(?:^|\/)node_modules\/|^sandbox\/studio\/public\/|^tests\/bench\/bare-app\/(?:\.next|out)\//;
/** Written by a program, which CONTRIBUTING.md or their first line names. */
const GENERATED =
  /\.data\.ts$|^cms\/(?:migrations\/|payload-types\.ts$)|^early\/built\.ts$|^lib\/http\/platform\.d\.ts$|^messages\/(?:client|en\.types)\.ts$/;
/** One table each, of which every row is like the others. */
const DATA = ['platform/demo/catalogue/vocabulary.ts', 'platform/kernel/field-words.ts'];

const linesOf = (file: string) => readFileSync(file, 'utf8').split('\n').length - 1;

const files = ROOMS.flatMap((room) =>
  readdirSync(room, { recursive: true, encoding: 'utf8' })
    .map((name) => path.join(room, name).replaceAll(path.sep, '/'))
    .filter((file) => CODE.test(file) && !NOT_OURS.test(file) && statSync(file).isFile()),
);

it('has no file of more than 300 lines but what is generated, and tables', () => {
  expect(files.length).toBeGreaterThan(3_000);
  const long = files.filter((file) => !GENERATED.test(file) && linesOf(file) > MOST_LINES);
  expect(long.sort()).toEqual(DATA);
});
