import { readFile } from 'node:fs/promises';
import { lintFolder, type Complaint } from '../support/oxlint';

const MARK = /(?:\/\/!|\{\/\*!) ([a-z -]*[a-z])/;
const TYPED = [
  'no-floating-promises',
  'no-misused-promises',
  'await-thenable',
  'switch-exhaustiveness-check',
];

const isTyped = ({ rule }: Complaint) => TYPED.includes(rule);
const isReact = ({ plugin }: Complaint) => plugin.startsWith('react');

/** Texts of `tests/support`: what each is about, how many lines complain at least, and which file it would be. */
const TEXTS: [name: string, least: number, file: string, about: (complaint: Complaint) => boolean][] = [
  ['typed-rules', 60, 'platform/probe.tsx', isTyped],
  ['react-rules', 30, 'features/lobby/probe.tsx', isReact],
  ['base-rules', 120, 'lib/node/probe.ts', (one) => !isTyped(one) && !isReact(one)],
  ['node-rules', 30, 'scripts/probe.mjs', () => true],
  ['sloppy-rules', 5, 'scripts/probe.cjs', () => true],
  ['page-rules', 200, 'components/ui/probe.tsx', (one) => ['jsx-a11y', 'next'].includes(one.plugin)],
  ['document-rules', 4, 'features/pages/_document.tsx', ({ plugin }) => plugin === 'next'],
];

const textOf = (name: string) => readFile(`tests/support/${name}.txt`, 'utf8');

/** `line rule` for each rule behind a mark. */
const marksOf = (text: string): string[] =>
  text.split('\n').flatMap(
    (line, index) =>
      MARK.exec(line)?.[1]
        ?.split(' ')
        .map((rule) => `${index + 1} ${rule}`) ?? [],
  );

const SILENT = 'lib/node/silent.ts';
/** What is said of all texts together: a run of the tool reads the types of React and Node anew. */
let complaints: Complaint[];
beforeAll(async () => {
  const folder = await lintFolder();
  try {
    for (const [name, , file] of TEXTS) await folder.write(file, await textOf(name));
    await folder.write(
      SILENT,
      '// oxlint-disable-next-line typescript/no-floating-promises\nexport const one = 1;\n',
    );
    complaints = await folder.complaintsOf([...TEXTS.map(([, , file]) => file), SILENT]);
  } finally {
    await folder.close();
  }
}, 120_000);

it.each(TEXTS)('finds what %s has marked, and nothing else', async (name, least, file, about) => {
  const expected = marksOf(await textOf(name));
  expect(expected.length).toBeGreaterThanOrEqual(least);
  const said = complaints.filter((complaint) => complaint.file === file && about(complaint));
  expect(new Set(said.map(({ severity }) => severity))).toEqual(new Set(['error']));
  const found = said.map(({ line, rule, message }) => `${line} ${rule || message}`);
  expect([...new Set(found)]).toEqual(expected);
});

it('has a violation of every rule', async () => {
  const config = JSON.parse(await readFile('.oxlintrc.json', 'utf8')) as {
    rules: object;
    overrides: { rules?: object }[];
  };
  const names = [config, ...config.overrides].flatMap(({ rules = {} }) => Object.keys(rules));
  const texts = await Promise.all(TEXTS.map(([name]) => textOf(name)));
  const marked = new Set(texts.flatMap(marksOf).map((mark) => mark.slice(mark.indexOf(' ') + 1)));
  // tests/integration/walls.test.ts has those of the walls.
  const walls = ['walls/imports', 'walls/no-unknown-files', 'no-restricted-imports'];
  const missing = names.filter(
    (name) => !walls.includes(name) && !marked.has(name.slice(name.indexOf('/') + 1)),
  );
  expect(missing).toEqual([]);
});

it('lets nobody switch off a rule that does not complain', () => {
  expect(complaints.filter(({ file }) => file === SILENT)).toMatchObject([
    { line: 1, severity: 'error', message: expect.stringContaining('Unused oxlint-disable directive') },
  ]);
});
