// `npm run build`: the servers as bundles in .build, the studio's client, and the pages. Each part is built only when
// its own sources changed.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { buildValues } from '../lib/server/config/build-values.mjs';
import { serverOptions } from '../lib/tools/server-options.mjs';
import { hintToCompile } from './processes/compile-hints.mjs';
import { compressFolder } from '../lib/tools/compress-folder.mjs';
import { describeFailure, ExpectedFailure } from './processes/failure.mjs';
import { install } from './processes/install.mjs';
import { takeLock, waitForLock } from './processes/lock.mjs';
import { createProgress } from './processes/progress.mjs';
import { runCommand, stopCommands } from './processes/run.mjs';
import { fingerprint } from './processes/sources.mjs';

export const ROOT = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');
const OUTPUT = path.join(ROOT, '.build');
const STAMPS = path.join(OUTPUT, 'stamps.json');
const BUILD_SECONDS_HINT = 'two to four minutes on a small machine';

/** Bundle names in .build and the file that each begins with. */
const SERVERS = {
  platform: 'platform/main.ts',
  'documents-worker': 'platform/verification/worker/main.ts',
  migrate: 'platform/db/run-migrations.ts',
  seed: 'platform/seed.ts',
  'cms-seed': 'scripts/cms-seed.ts',
  sandbox: 'sandbox/main.ts',
  web: 'lib/server/web/main.ts',
};

async function buildServers() {
  const { build, stop } = await import('esbuild');
  await build({ ...serverOptions(ROOT, process.env), entryPoints: SERVERS, outdir: OUTPUT });
  await stop();
}

const node = (args, options) => runCommand(process.execPath, args, { cwd: ROOT, ...options });

/** What is built, in this order. `made` proves that the result of the last build is still there. */
const PARTS = [
  {
    name: 'servers',
    sources: [
      ...['platform', 'cms', 'sandbox', 'art', 'lib', 'package-lock.json'],
      ...['scripts/build.mjs', 'scripts/cms-seed.ts'],
    ],
    made: Object.keys(SERVERS).map((name) => `.build/${name}.mjs`),
    // Written into every server.
    settings: () => buildValues(process.env).NEXT_PUBLIC_KEPT_AFTER_CLOSING_YEARS,
    run: buildServers,
  },
  {
    name: 'studio',
    sources: ['sandbox/studio', 'art', 'lib/domain', 'lib/money', 'lib/pictures', 'package-lock.json'],
    made: ['sandbox/studio/public/build/manifest.json'],
    run: ({ log }) => node(['--import', 'tsx', 'sandbox/studio/build.ts'], { name: 'studio build', log }),
  },
  {
    name: 'pages',
    sources: [
      ...['app', 'art', 'cms', 'components', 'endpoints', 'features', 'lib', 'messages', 'screens'],
      ...['middleware.ts', 'instrumentation.ts', 'next.config.mjs', 'tsconfig.json', 'package-lock.json'],
      ...['scripts/processes/compile-hints.mjs', 'scripts/processes/no-build-traces.cjs'],
    ],
    made: ['.next/BUILD_ID', 'public/sw.js'],
    // Written into every page.
    settings: () => Object.values(buildValues(process.env)).join(' ').trim(),
    async run({ log }) {
      const noTraces = ['--require', './scripts/processes/no-build-traces.cjs'];
      await node([...noTraces, 'node_modules/next/dist/bin/next', 'build', '--webpack'], {
        name: 'next build',
        log,
        env: { ...process.env, NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1' },
      });
      hintToCompile(path.join(ROOT, '.next'));
      await compressFolder(path.join(ROOT, '.next/static'));
    },
  },
];

function readStamps() {
  try {
    return JSON.parse(readFileSync(STAMPS, 'utf8'));
  } catch {
    return {};
  }
}

const fingerprintOf = ({ sources, settings }) => fingerprint(ROOT, sources, settings?.());

/** Parts whose sources differ from what was built last. */
function staleParts(parts) {
  const stamps = readStamps();
  return parts.filter(
    (part) =>
      stamps[part.name] !== fingerprintOf(part) ||
      !part.made.every((file) => existsSync(path.join(ROOT, file))),
  );
}

/**
 * Builds what is stale. One process builds at a time; another one waits, and then mostly finds nothing left to do.
 * @param {{ log: string, only?: string[], report?: (detail: string) => void, runningLock?: string }} options
 *   `runningLock` is the lock of a process group in this folder: its pages must not be taken from under its feet
 * @returns {Promise<string>} what was done
 */
export async function buildAll({ log, only, report = () => {}, runningLock }) {
  const parts = PARTS.filter(({ name }) => !only || only.includes(name));
  if (staleParts(parts).length === 0) return 'up to date';
  mkdirSync(OUTPUT, { recursive: true });
  const release = await waitForLock(path.join(OUTPUT, 'build.lock'), ({ pid }) =>
    report(`another build runs here (pid ${pid}), waiting for it`),
  );
  try {
    const stale = staleParts(parts);
    if (runningLock && stale.length > 0) {
      const { release: free, holder } = takeLock(runningLock);
      if (holder) {
        throw new ExpectedFailure(
          `a processes runs from this folder (pid ${holder.pid}) on an older build: stop it, then build anew`,
        );
      }
      free();
    }
    for (const part of stale) {
      const started = performance.now();
      const print = fingerprintOf(part);
      const hint = part.name === 'pages' ? ` (${BUILD_SECONDS_HINT})` : '';
      report(`${part.name}${hint}`);
      await part.run({ log });
      writeFileSync(STAMPS, JSON.stringify({ ...readStamps(), [part.name]: print }, null, 2));
      part.took = `${part.name} ${((performance.now() - started) / 1000).toFixed(0)} s`;
    }
    return stale.length > 0 ? stale.map(({ took }) => took).join(', ') : 'up to date';
  } finally {
    release();
  }
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const progress = createProgress();
  // Next goes on by itself otherwise.
  for (const name of ['SIGINT', 'SIGTERM']) process.on(name, stopCommands);
  const log = path.join(ROOT, '.data', 'logs', 'build.log');
  try {
    await progress.step('dependencies', (report) => install(ROOT, { log, report }));
    const runningLock = path.join(ROOT, '.data', 'start.lock');
    await progress.step('build', (report) => buildAll({ log, report, runningLock }));
  } catch (error) {
    process.stderr.write(`build: ${describeFailure(error)}\n`);
    process.exitCode = 1;
  }
}
