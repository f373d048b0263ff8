import { execFile } from 'node:child_process';
import { copyFile, mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

const ROOT = process.cwd();
const MARK = /(?:\/\/!|\{\/\*!) ([a-z -]*[a-z])/;

let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'lint-rules-'));
  await symlink(path.join(ROOT, 'node_modules'), path.join(folder, 'node_modules'));
  await mkdir(path.join(folder, 'features'));
  await copyFile('.oxlintrc.json', path.join(folder, '.oxlintrc.json'));
  const project = {
    extends: path.join(ROOT, 'tsconfig.json'),
    compilerOptions: { paths: {} },
    include: ['**/*.tsx', path.join(ROOT, 'lib/domain/promise.d.ts')],
  };
  await writeFile(path.join(folder, 'tsconfig.json'), JSON.stringify(project));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

/** What oxlint says of a file under the rules of this repository: `line rule` each, in the order of lines. */
async function complaintsOf(text: string, file = 'probe.tsx'): Promise<string[]> {
  await writeFile(path.join(folder, file), text);
  const out = await new Promise<string>((resolve) => {
    const oxlint = path.join(ROOT, 'node_modules/oxlint/bin/oxlint');
    execFile(process.execPath, [oxlint, '-f', 'json', file], { cwd: folder }, (_error, stdout) =>
      resolve(stdout),
    );
  });
  const { diagnostics } = JSON.parse(out) as {
    diagnostics: { code?: string; message: string; severity: string; labels: { span: { line: number } }[] }[];
  };
  return diagnostics
    .map(({ code, message, severity, labels }) => {
      const rule = /^(?:typescript|react|react-hooks)\((.*)\)$/.exec(code ?? '')?.[1] ?? message;
      return { line: labels[0]?.span.line ?? 0, text: severity === 'error' ? rule : `${severity} ${rule}` };
    })
    .sort((a, b) => a.line - b.line || (a.text < b.text ? 1 : -1))
    .map(({ line, text }) => `${line} ${text}`);
}

/** `line rule` for each rule behind a mark. */
const marksOf = (text: string): string[] =>
  text.split('\n').flatMap(
    (line, index) =>
      MARK.exec(line)?.[1]
        ?.split(' ')
        .map((rule) => `${index + 1} ${rule}`) ?? [],
  );

it('finds promises that nobody waits for and switches that leave something out, and nothing else', async () => {
  const text = await readFile('tests/support/typed-rules.txt', 'utf8');
  const expected = marksOf(text);
  expect(expected.length).toBeGreaterThan(60);
  expect(await complaintsOf(text)).toEqual(expected);
}, 60_000);

it('finds what breaks the rules of React, and nothing else', async () => {
  const text = await readFile('tests/support/react-rules.txt', 'utf8');
  const expected = marksOf(text);
  expect(expected.length).toBeGreaterThan(30);
  const complaints = new Set(await complaintsOf(text, 'features/probe.tsx'));
  expect([...complaints].filter((complaint) => !complaint.includes('no-floating'))).toEqual(expected);
}, 60_000);

it('lets nobody switch off a rule that does not complain', async () => {
  const text = '// oxlint-disable-next-line typescript/no-floating-promises\nexport const one = 1;\n';
  expect(await complaintsOf(text)).toEqual([
    '1 Unused oxlint-disable directive (no problems were reported).',
  ]);
}, 60_000);
