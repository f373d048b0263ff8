import { access } from 'node:fs/promises';
import { lintFolder, type Complaint } from '../support/oxlint';

const WALL = 'imports';
const PACKAGE = 'no-restricted-imports';

/** A file that exists or could, what it would import, and the rule that must stop it. */
const FORBIDDEN: [file: string, imports: string, rule: string][] = [
  ['features/lobby/components/probe.tsx', '@/features/cashier/api/post-deposits', WALL],
  ['features/lobby/components/probe.tsx', '@/app/manifest', WALL],
  ['features/lobby/components/probe.tsx', '@/cms/read/seo', WALL],
  ['features/lobby/components/probe.tsx', '@/platform/app', WALL],
  ['features/lobby/components/probe.tsx', 'next/link', PACKAGE],
  ['components/ui/probe.tsx', '@/features/lobby/components/game-card', WALL],
  ['components/ui/probe.tsx', '@/cms/read/seo', WALL],
  ['components/ui/probe.tsx', '@/lib/node/http/header-bound', WALL],
  ['app/(player)/[locale]/probe.tsx', '@/cms/config', WALL],
  ['app/(player)/[locale]/probe.tsx', '@/platform/app', WALL],
  ['app/(player)/[locale]/probe.tsx', '@/art/poster', WALL],
  ['screens/home/probe.tsx', '@/app/manifest', WALL],
  ['screens/home/probe.tsx', '@/cms/config', WALL],
  ['screens/home/probe.tsx', '@/platform/app', WALL],
  ['screens/home/probe.tsx', 'next/link', PACKAGE],
  ['features/lobby/components/probe.tsx', '@/screens/home/home-screen', WALL],
  ['components/ui/probe.tsx', '@/endpoints/get-deposit-methods', WALL],
  ['endpoints/probe.ts', '@/features/player/api/get-me', WALL],
  ['endpoints/probe.ts', '@/components/ui/button/button', WALL],
  ['components/ui/probe.tsx', '@/screens/home/home-screen', WALL],
  ['early/probe.ts', '@/lib/browser/query/query-provider', WALL],
  ['early/probe.ts', '@/components/ui/button/button', WALL],
  ['early/probe.ts', 'react', PACKAGE],
  ['platform/payments/probe.ts', '@/early/player', WALL],
  ['app/(player)/[locale]/probe.tsx', '@/features/player/components/account-area', WALL],
  // A page is parameters, metadata and one screen: texts and providers stand in screens.
  ['app/(player)/[locale]/probe/page.tsx', 'next-intl', PACKAGE],
  ['app/(player)/[locale]/probe/page.tsx', 'next-intl/server', PACKAGE],
  ['app/(player)/[locale]/probe/page.tsx', '@/lib/server/i18n/client-messages', PACKAGE],
  ['app/(player)/[locale]/probe/page.tsx', 'next/link', PACKAGE],
  ['app/(player)/[locale]/probe.tsx', '@/components/shell/shell', WALL],
  ['app/(operator)/probe.tsx', '@/cms/read/seo', WALL],
  ['app/(operator)/probe.tsx', '@/lib/server/config/web', WALL],
  ['app/(operator)/office/probe.tsx', '@/cms/read/seo', WALL],
  ['app/(operator)/office/probe.tsx', '@/features/office/words', WALL],
  ['app/(operator)/office/probe.tsx', '@/platform/app', WALL],
  ['features/office/components/probe.tsx', '@/cms/payload.config', WALL],
  ['app/internal/probe.ts', '@/cms/config', WALL],
  ['app/sitemaps/probe.ts', '@/cms/read/sitemap', WALL],
  ['app/sitemaps/probe.ts', '@/endpoints/get-game-index.server', WALL],
  ['.storybook/probe.tsx', '@/features/lobby/components/game-card', WALL],
  ['components/ui/probe/probe.stories.tsx', '@/features/lobby/components/game-card', WALL],
  ['lib/server/seo/probe.ts', '@/components/ui/button/button', WALL],
  ['lib/server/seo/probe.ts', '@/cms/config', WALL],
  ['lib/domain/probe.ts', '@/lib/server/config/web', WALL],
  ['lib/money/probe.ts', '@/lib/node/geo/country', WALL],
  ['lib/money/probe.ts', 'pg', PACKAGE],
  // The three kinds of lib: facts, the server, the browser.
  ['components/ui/probe.tsx', '@/lib/node/postgres/listener', WALL],
  ['components/ui/probe.tsx', '@/lib/node/facts/signature', WALL],
  ['features/lobby/api/probe.ts', '@/lib/node/facts/signature', WALL],
  ['lib/domain/probe.ts', '@/lib/node/facts/signature', WALL],
  ['lib/node/facts/probe.ts', '@/lib/node/geo/country', WALL],
  ['components/ui/probe.tsx', '@/lib/server/cache/tags', WALL],
  ['features/lobby/components/probe.tsx', '@/lib/node/postgres/listener', WALL],
  ['features/lobby/components/probe.tsx', '@/lib/server/platform/platform', WALL],
  ['features/lobby/api/probe.ts', '@/lib/server/platform/platform', WALL],
  ['endpoints/probe.ts', '@/lib/server/cache/tags', WALL],
  ['lib/browser/query/probe.ts', '@/lib/server/cache/tags', WALL],
  ['lib/browser/query/probe.ts', '@/lib/node/log/logger', WALL],
  ['lib/server/seo/probe.ts', '@/lib/browser/query/query-provider', WALL],
  ['lib/i18n/probe.ts', '@/lib/server/config/web', WALL],
  ['lib/i18n/probe.ts', '@/lib/browser/query/query-provider', WALL],
  ['lib/domain/probe.ts', '@/lib/i18n/routing', WALL],
  ['lib/node/log/probe.ts', '@/lib/server/config/web', WALL],
  ['platform/payments/probe.ts', '@/lib/i18n/routing', WALL],
  ['platform/payments/probe.ts', '@/scripts/build.mjs', WALL],
  ['screens/home/probe.tsx', '@/scripts/build.mjs', WALL],
  // Scripts are started, never imported; what they share with tests stands in lib/tools, and nothing else takes it.
  ['tests/integration/probe.ts', '@/scripts/build.mjs', WALL],
  ['tests/support/probe.mjs', '@/scripts/build.mjs', WALL],
  ['lib/server/web/probe.test.ts', '@/scripts/build.mjs', WALL],
  ['platform/payments/probe.test.ts', '@/scripts/processes/ports.mjs', WALL],
  ['lib/tools/probe.ts', '@/scripts/build.mjs', WALL],
  ['probe.config.ts', '@/scripts/build.mjs', WALL],
  ['scripts/probe.ts', '@/tests/support/database', WALL],
  ['scripts/processes/probe.mjs', '@/tests/support/database', WALL],
  ['lib/tools/probe.ts', '@/tests/support/database', WALL],
  ['lib/server/web/probe.ts', '@/lib/tools/free-port.mjs', WALL],
  ['platform/payments/probe.ts', '@/lib/tools/free-port.mjs', WALL],
  ['lib/domain/probe.ts', '@/lib/tools/free-port.mjs', WALL],
  ['lib/server/web/probe.ts', '@/scripts/build.mjs', WALL],
  ['lib/node/http/probe.ts', '@/lib/server/config/web', WALL],
  ['art/probe.ts', '@/lib/money/money', WALL],
  ['art/probe.ts', '@/sandbox/app', WALL],
  ['art/probe.ts', '@/endpoints/get-games-id.server', WALL],
  ['app/art/probe.ts', '@/features/lobby/components/game-card', WALL],
  ['cms/hooks/probe.ts', '@/platform/app', WALL],
  ['cms/hooks/probe.ts', '@/lib/money/money', WALL],
  ['platform/payments/probe.ts', '@/platform/ledger/store', WALL],
  ['platform/payments/probe.ts', '@/platform/services', WALL],
  ['platform/payments/probe.ts', '@/lib/server/config/web', WALL],
  ['platform/payments/probe.ts', '@/sandbox/app', WALL],
  ['platform/payments/probe.ts', 'next/server', PACKAGE],
  ['platform/payments/probe.ts', 'react', PACKAGE],
  ['platform/payments/probe.ts', 'payload', PACKAGE],
  ['platform/kernel/probe.ts', '@/platform/ledger/service', WALL],
  // What tests share beside them stays with tests.
  ['platform/bonuses/probe.ts', '@/platform/bonuses/testing/harness', WALL],
  ['platform/payments/probe.ts', '@/platform/bonuses/testing/harness', WALL],
  ['sandbox/studio/probe.ts', '@/sandbox/studio/testing/fair-rounds', WALL],
  ['cms/hooks/probe.ts', '@/cms/testing/script', WALL],
  ['lib/server/middleware/probe.ts', '@/lib/server/middleware/testing/visit', WALL],
  ['features/stories/components/probe.tsx', '@/features/stories/testing/stories', WALL],
  ['features/lobby/testing/probe.tsx', '@/features/stories/testing/stories', WALL],
  ['features/lobby/components/probe.stories.tsx', '@/features/stories/testing/stories', WALL],
  ['components/ui/probe.tsx', '@/components/testing/render', WALL],
  ['scripts/probe.ts', '@/platform/bonuses/testing/harness', WALL],
  ['lib/tools/probe.ts', '@/platform/bonuses/testing/harness', WALL],
  ['sandbox/studio/probe.ts', '@/platform/app', WALL],
  ['sandbox/studio/probe.ts', '@/lib/node/geo/country', WALL],
  ['middleware.ts', '@/features/lobby/components/game-card', WALL],
];

const ALLOWED: [file: string, imports: string][] = [
  ['features/lobby/components/probe.tsx', '@/features/lobby/components/game-card'],
  ['features/lobby/components/probe.tsx', '@/components/ui/button/button'],
  ['app/(player)/[locale]/probe.tsx', '@/screens/home/home-screen'],
  ['screens/home/probe.tsx', '@/cms/read/seo'],
  ['app/sitemaps/probe.ts', '@/screens/sitemaps/sitemap-response'],
  ['early/probe.ts', '@/lib/domain/browser-state'],
  ['features/player/state/probe.ts', '@/early/player'],
  ['features/lobby/components/probe.tsx', '@/endpoints/get-deposit-methods'],
  ['screens/home/probe.tsx', '@/features/lobby/components/game-card'],
  ['app/art/probe.ts', '@/endpoints/get-games-id.server'],
  ['app/(operator)/probe.tsx', '@/cms/payload.config'],
  ['app/(operator)/office/probe.tsx', '@/cms/payload.config'],
  ['app/(operator)/office/probe.tsx', '@/screens/office/office-pages'],
  ['app/(operator)/office/probe.ts', '@/lib/server/config/web'],
  ['platform/payments/probe.ts', '@/platform/ledger/service'],
  ['platform/payments/probe.ts', '@/platform/payments/store'],
  ['platform/payments/probe.ts', '@/platform/kernel/route'],
  ['sandbox/studio/probe.ts', '@/art/poster'],
  ['sandbox/studio/probe.ts', '@/lib/node/facts/signature'],
  ['features/lobby/api/probe.server.ts', '@/lib/server/platform/platform'],
  ['features/lobby/api/probe.server.ts', '@/features/lobby/api/get-providers'],
  ['components/ui/probe.tsx', '@/lib/browser/query/query-provider'],
  ['tests/integration/probe.ts', '@/platform/ledger/store'],
  ['platform/bonuses/probe.test.ts', '@/platform/bonuses/testing/harness'],
  ['platform/bonuses/testing/probe.ts', '@/tests/support/database'],
  ['tests/integration/probe.ts', '@/platform/bonuses/testing/harness'],
  ['features/stories/components/probe.stories.tsx', '@/features/stories/testing/stories'],
  ['features/stories/components/probe.test.tsx', '@/features/stories/testing/stories'],
  ['features/lobby/testing/probe.tsx', '@/components/testing/render'],
  ['tests/integration/probe.ts', '@/lib/tools/free-port.mjs'],
  ['platform/payments/probe.test.ts', '@/lib/tools/free-port.mjs'],
  ['scripts/probe.mjs', '@/lib/tools/free-port.mjs'],
  ['scripts/probe.mjs', '@/scripts/processes/ports.mjs'],
  ['scripts/probe.test.mjs', '@/scripts/processes/ports.mjs'],
  ['scripts/probe.test.mjs', '@/tests/support/database'],
];

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
