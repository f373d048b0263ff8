import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

const WALL = 'boundaries/dependencies';
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
  ['app/(player)/[locale]/probe.tsx', '@/components/shell/shell', WALL],
  ['app/(operator)/probe.tsx', '@/cms/read/seo', WALL],
  ['app/(operator)/probe.tsx', '@/lib/server/config/web', WALL],
  ['app/(operator)/office/probe.tsx', '@/cms/read/seo', WALL],
  ['app/(operator)/office/probe.tsx', '@/features/office/words', WALL],
  ['app/(operator)/office/probe.tsx', '@/platform/app', WALL],
  ['features/office/components/probe.tsx', '@/cms/payload.config', WALL],
  ['app/internal/probe.ts', '@/cms/config', WALL],
  ['.storybook/probe.tsx', '@/features/lobby/components/game-card', WALL],
  ['components/ui/probe/probe.stories.tsx', '@/features/lobby/components/game-card', WALL],
  ['lib/server/seo/probe.ts', '@/components/ui/button/button', WALL],
  ['lib/server/seo/probe.ts', '@/cms/config', WALL],
  ['lib/domain/probe.ts', '@/lib/server/config/web', WALL],
  ['lib/money/probe.ts', '@/lib/node/geo/country', WALL],
  ['lib/money/probe.ts', 'pg', PACKAGE],
  // The three kinds of lib: facts, the server, the browser.
  ['components/ui/probe.tsx', '@/lib/node/postgres/listener', WALL],
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
  ['platform/payments/probe.ts', '@/scripts/postgres.mjs', WALL],
  ['screens/home/probe.tsx', '@/scripts/build.mjs', WALL],
  ['lib/server/web/probe.ts', '@/scripts/build.mjs', WALL],
  ['lib/node/http/probe.ts', '@/lib/server/config/web', WALL],
  ['art/probe.ts', '@/lib/money/money', WALL],
  ['art/probe.ts', '@/sandbox/app', WALL],
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
  ['sandbox/studio/probe.ts', '@/platform/app', WALL],
  ['sandbox/studio/probe.ts', '@/lib/node/geo/country', WALL],
  ['middleware.ts', '@/features/lobby/components/game-card', WALL],
];

const ALLOWED: [file: string, imports: string][] = [
  ['features/lobby/components/probe.tsx', '@/features/lobby/components/game-card'],
  ['features/lobby/components/probe.tsx', '@/components/ui/button/button'],
  ['app/(player)/[locale]/probe.tsx', '@/screens/home/home-screen'],
  ['screens/home/probe.tsx', '@/cms/read/seo'],
  ['early/probe.ts', '@/lib/domain/browser-state'],
  ['features/player/state/probe.ts', '@/early/player'],
  ['features/lobby/components/probe.tsx', '@/endpoints/get-deposit-methods'],
  ['screens/home/probe.tsx', '@/features/lobby/components/game-card'],
  ['app/(operator)/probe.tsx', '@/cms/payload.config'],
  ['app/(operator)/office/probe.tsx', '@/cms/payload.config'],
  ['app/(operator)/office/probe.tsx', '@/screens/office/office-pages'],
  ['app/(operator)/office/probe.ts', '@/lib/server/config/web'],
  ['platform/payments/probe.ts', '@/platform/ledger/service'],
  ['platform/payments/probe.ts', '@/platform/payments/store'],
  ['platform/payments/probe.ts', '@/platform/kernel/route'],
  ['sandbox/studio/probe.ts', '@/art/poster'],
  ['features/lobby/api/probe.server.ts', '@/lib/server/platform/platform'],
  ['features/lobby/api/probe.server.ts', '@/features/lobby/api/get-providers'],
  ['components/ui/probe.tsx', '@/lib/browser/query/query-provider'],
  ['tests/integration/probe.ts', '@/platform/ledger/store'],
];

async function complaintsOf(
  snippets: readonly (readonly [file: string, imports: string, ...rest: unknown[]])[],
) {
  const input = snippets.map(([file, imports]) => ({ file, text: `import '${imports}';\n` }));
  const { stdout } = await promisify(execFile)(process.execPath, [
    'tests/support/lint-snippets.mjs',
    JSON.stringify(input),
  ]);
  return JSON.parse(stdout) as string[][];
}

it('stops every import that would break a wall', async () => {
  const complaints = await complaintsOf(FORBIDDEN);
  const passed = FORBIDDEN.filter(([, , rule], index) => !complaints[index]?.includes(rule));
  expect(passed).toEqual([]);
}, 120_000);

it('lets through what the walls allow', async () => {
  const complaints = await complaintsOf(ALLOWED);
  expect(ALLOWED.filter((_snippet, index) => complaints[index]?.includes(WALL))).toEqual([]);
}, 120_000);
