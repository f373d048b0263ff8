import { access } from 'node:fs/promises';
import { lintFolder, type Complaint } from '../support/oxlint';
import { ALLOWED, FORBIDDEN, PACKAGE, WALL } from './walls-imports';

/** What packages no probe may import, beside those above. */
const PACKAGES: [file: string, imports: string[]][] = [
  [
    'platform/payments/probe.ts',
    ['next', 'next/font/google', 'react/jsx-runtime', 'react-dom', '@payloadcms/ui'],
  ],
  ['sandbox/studio/probe.ts', ['next', 'react', 'react-dom/client', 'payload', '@payloadcms/ui/a/b']],
  [
    'early/probe.ts',
    ['next/headers', 'next-intl/server', 'react-dom', 'jotai/utils', '@tanstack/react-query'],
  ],
  ['art/probe.ts', ['next', 'react', 'payload', 'hono/cors', 'pg', 'kysely']],
  ['lib/domain/probe.ts', ['next/cache', 'react', 'payload', 'hono', 'pg/lib/query', 'kysely']],
  ['lib/pictures/probe.ts', ['react', 'node:crypto']],
  ['lib/domain/probe.ts', ['node:net']],
  ['lib/node/facts/probe.ts', ['react', 'hono']],
  ['lib/text/probe.ts', ['hono']],
];

/** Ways to write an import: of what features may not have. */
const WAYS = [
  "import '@/cms/config';",
  "import { a } from '@/cms/config';",
  "import type { A } from '@/cms/config';",
  "export * from '@/cms/config';",
  "export { a } from '@/cms/config';",
  "export type { A } from '@/cms/config';",
  "export const later = () => import('@/cms/config');",
  "export const now = require('@/cms/config');",
  "import '../../../cms/config';",
];

/** What of `next/navigation` loses the language, and what does not. */
const NAVIGATION: [name: string, isForbidden: boolean][] = [
  ['useRouter', true],
  ['usePathname', true],
  ['redirect', true],
  ['permanentRedirect', true],
  ['notFound', false],
  ['useParams', false],
];

type Folder = Awaited<ReturnType<typeof lintFolder>>;
let folder: Folder;
beforeAll(async () => {
  folder = await lintFolder({ isTyped: false });
  await folder.write('nowhere/there.ts', 'export const there = 1;\n');
});
afterAll(() => folder.close());

const exists = (file: string) =>
  access(file).then(
    () => true,
    () => false,
  );

/** A file of this repository, as something to import. */
async function copyOf(imports: string): Promise<void> {
  if (!imports.startsWith('@/')) return;
  const name = imports.slice('@/'.length);
  for (const file of [name, `${name}.ts`, `${name}.tsx`, `${name}/index.ts`]) {
    if (/\.\w+$/.test(file) && (await exists(file))) return folder.write(file, 'export const a = 1;\n');
  }
  throw new Error(`nothing is called ${imports}`);
}

/** What is said of each, in a file of its own that imports it. */
async function complaintsOf(
  probes: readonly (readonly [file: string, text: string])[],
): Promise<Complaint[][]> {
  const files = probes.map(([file], index) => file.replace('probe', `probe-${index}`));
  for (const [index, file] of files.entries()) await folder.write(file, probes[index]?.[1] ?? '');
  const complaints = await folder.complaintsOf(files);
  return files.map((name) => complaints.filter(({ file }) => file === name));
}

async function importsOf(
  snippets: readonly (readonly [file: string, imports: string, ...rest: unknown[]])[],
) {
  for (const [, imports] of snippets) await copyOf(imports);
  return complaintsOf(snippets.map(([file, imports]) => [file, `import '${imports}';\n`]));
}

const rulesOf = (complaints: Complaint[] = []) => complaints.map(({ rule }) => rule);

it('stops every import that would break a wall', async () => {
  const complaints = await importsOf(FORBIDDEN);
  const passed = FORBIDDEN.filter(([, , rule], index) => !rulesOf(complaints[index]).includes(rule));
  expect(passed).toEqual([]);
}, 120_000);

it('lets through what the walls allow', async () => {
  const complaints = await importsOf(ALLOWED);
  expect(ALLOWED.filter((_snippet, index) => rulesOf(complaints[index]).includes(WALL))).toEqual([]);
}, 120_000);

it('says which kind may not import which, and where that is written', async () => {
  const [complaints] = await importsOf([['features/lobby/components/probe.tsx', '@/cms/config']]);
  expect(complaints).toMatchObject([
    {
      line: 1,
      severity: 'error',
      message: 'feature may not import cms (walls: docs/architecture.md)',
    },
  ]);
}, 60_000);

it('stops it in whichever way it is written', async () => {
  await copyOf('@/cms/config');
  const complaints = await complaintsOf(WAYS.map((text) => ['features/lobby/api/probe.ts', `${text}\n`]));
  expect(WAYS.filter((_way, index) => !rulesOf(complaints[index]).includes(WALL))).toEqual([]);
}, 60_000);

it('knows every file, and lets nobody import what it does not know', async () => {
  const [file, imports] = await complaintsOf([
    ['nowhere/probe.ts', 'export const one = 1;\n'],
    ['platform/payments/probe.ts', "import '@/nowhere/there';\n"],
  ]);
  expect(file).toMatchObject([{ rule: 'no-unknown-files', severity: 'error' }]);
  expect(rulesOf(imports)).toEqual([WALL]);
}, 60_000);

it('keeps packages out of where they do not belong', async () => {
  const probes = PACKAGES.flatMap(([file, names]) => names.map((name) => [file, name] as const));
  const complaints = await importsOf(probes);
  expect(probes.filter((_probe, index) => !rulesOf(complaints[index]).includes(PACKAGE))).toEqual([]);
  const others = ['pg-boss', 'reactor', 'hono-openapi'].map((name) => ['art/probe.ts', name] as const);
  expect((await importsOf(others)).flat()).toEqual([]);
}, 60_000);

it('keeps the language of an address, but for the office, which has one in all', async () => {
  const text = (name: string) => `import { ${name} } from 'next/navigation';\n${name}();\n`;
  const files = [
    'app/(player)/probe.tsx',
    'app/(player)/probe/page.tsx',
    'features/lobby/probe.tsx',
    'screens/home/probe.tsx',
  ];
  const probes = files.flatMap((file) =>
    NAVIGATION.map(([name, isForbidden]) => ({ file, name, isForbidden })),
  );
  const complaints = await complaintsOf(probes.map(({ file, name }) => [file, text(name)]));
  expect(probes.filter((_probe, index) => rulesOf(complaints[index]).includes(PACKAGE))).toEqual(
    probes.filter(({ isForbidden }) => isForbidden),
  );
  const office = await complaintsOf(
    ['features/office/probe.tsx', 'screens/office/probe.tsx'].map((file) => [file, text('redirect')]),
  );
  expect(office.flat()).toEqual([]);
}, 60_000);
