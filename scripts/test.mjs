// `npm test`: everything that must hold, on a machine with only Node and npm. Every check runs, whatever became of the
// others; the last line is `N passed, N failed`, where each test and each check counts as one.
//
//   npm test -- --help                     the names of the checks
//   npm test -- --only lint,types          some checks alone
//   npm run test:long                      what takes long and seldom breaks: before a release
//   npm test -- --only e2e --specs shell   some end-to-end tests alone: those whose file name holds the word
import { appendFileSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { complaintOf, soak } from './bench/soak.mjs';
import { buildAll, ROOT } from './build.mjs';
import { findBrowser } from './processes/browser.mjs';
import { copySources } from './processes/copy.mjs';
import { DEMO_OPERATOR } from './processes/demo.mjs';
import { describeFailure, ExpectedFailure } from './processes/failure.mjs';
import { install } from './processes/install.mjs';
import { checkNode } from './processes/machine.mjs';
import { secondsSince } from './processes/progress.mjs';
import { readJest, readPlaywright } from './processes/reports.mjs';
import { runCommand, stopCommands } from './processes/run.mjs';
import { serveFolder } from './processes/static.mjs';
import { checkInstances } from './instances.mjs';
import { readWish, usage } from './processes/test-wish.mjs';
import { withProcesses } from './processes/test-processes.mjs';
import { checkWeight } from './weight.mjs';

const OUTPUT = path.join(ROOT, '.build', 'test');
const logOf = (name) => path.join(OUTPUT, `${name}.log`);
// Of one test or hook. A machine that is busy with something else is slow, not broken.
const TEST_MS = 30_000;
const SOAK_MINUTES = 30;
const bin = (name) => path.join('node_modules', '.bin', name);
const PLAYWRIGHT = 'node_modules/@playwright/test/cli.js';

const tally = { passed: 0, failed: 0 };
let stopped = false;
/** Parts of file names; empty for all end-to-end tests. */
let specs = [];
const say = (text) => process.stdout.write(`${text}\n`);

/** One program to its end; what it wrote is kept, and its tail is shown when it fails. */
const run = (name, command, args, env = {}, more = {}) =>
  runCommand(command, args, { name, log: logOf(name), cwd: ROOT, env: { ...process.env, ...env }, ...more });
const tool = (name, ...args) => run(name, bin(name), args);
const node = (name, ...args) => run(name, process.execPath, args);

/** Counts of a test runner's report, even when the runner itself says that something failed. */
async function counted(work, read) {
  let failure;
  try {
    await work();
  } catch (error) {
    failure = error;
  }
  let counts;
  try {
    counts = read();
  } catch {
    throw failure ?? new ExpectedFailure('the runner left no report');
  }
  tally.passed += counts.passed;
  tally.failed += counts.failed.length;
  const summary = `${counts.passed} passed, ${counts.failed.length} failed`;
  if (counts.failed.length === 0 && failure) throw failure;
  return { counted: true, summary, lines: counts.failed };
}

/** What is generated from the sources must be what is checked in. */
async function contractIsCurrent() {
  const files = ['platform/openapi.json', 'lib/http/platform.d.ts'].map((file) => path.join(ROOT, file));
  const before = files.map((file) => readFileSync(file, 'utf8'));
  await node('openapi', '--import', 'tsx', 'scripts/openapi.ts');
  const changed = files.filter((file, index) => readFileSync(file, 'utf8') !== before[index]);
  if (changed.length > 0) {
    const names = changed.map((file) => path.relative(ROOT, file)).join(', ');
    throw new ExpectedFailure(
      `${names} did not fit the routes: written anew, look at the change and commit it`,
    );
  }
  // Its recommended rules, warnings included; it asks the internet for nothing.
  const quiet = { REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' };
  const lint = ['lint', 'platform/openapi.json', '--format=json', '--max-problems=50'];
  const report = await run('openapi-lint', bin('redocly'), lint, quiet);
  const { totals } = JSON.parse(report.slice(report.indexOf('{')));
  if (totals.errors + totals.warnings > 0) {
    throw new ExpectedFailure(`the contract has warnings; all of them are in ${logOf('openapi-lint')}`);
  }
}

/**
 * A process group of its own, and Playwright's tests of one configuration on it.
 * @param {{ name: string, root?: string, basePath?: string, args: string[], first?: (processes: object) => Promise<void> }} options
 *   `root` is where the process group was built; `first` comes before the tests
 */
async function withBrowserTests({ name, root = ROOT, basePath = '', args, first }) {
  const browser = await findBrowser({ root: ROOT, log: logOf(name), report: say });
  return withProcesses({ name, root, basePath, report: say }, async (processes) => {
    await first?.(processes);
    const report = path.join(OUTPUT, `${name}.json`);
    rmSync(report, { force: true });
    // Without its process group no test can pass: one line instead of a hundred. What runs beside it goes on.
    let crash;
    const broken = new AbortController();
    void processes.crashed.then((line) => {
      crash = line;
      broken.abort();
    });
    const addresses = {
      E2E_BROWSER: browser.program,
      E2E_REPORT: report,
      E2E_WEB_URL: processes.urls.web,
      E2E_SANDBOX_URL: processes.urls.sandbox,
      E2E_PLATFORM_URL: processes.urls.platform,
      E2E_DATABASE_URL: processes.databaseUrl,
      E2E_OPERATOR_EMAIL: DEMO_OPERATOR.email,
      E2E_OPERATOR_PASSWORD: DEMO_OPERATOR.password,
    };
    const result = await counted(
      () =>
        run(name, process.execPath, [PLAYWRIGHT, 'test', ...args, ...specs], addresses, {
          signal: broken.signal,
        }),
      () => {
        if (crash) throw new ExpectedFailure(crash);
        return readPlaywright(report);
      },
    ).catch((error) => {
      throw crash ? new ExpectedFailure(`the processes under test broke down: ${crash}`) : error;
    });
    return { ...result, summary: `${result.summary}; ${browser.from}`, keep: result.lines.length > 0 };
  });
}

/** What the web's process holds while ever new addresses are asked for (docs/operations.md, Memory). */
const soakOfWeb = () =>
  withProcesses({ name: 'soak', report: say }, async ({ urls, pids }) => {
    const minutes = Number(process.env.SOAK_MINUTES || SOAK_MINUTES);
    const result = await soak(
      { web: urls.web, platform: urls.platform, pid: pids.web },
      { minutes, report: (line) => appendFileSync(logOf('soak'), `${line}\n`) },
    );
    const wrong = complaintOf(result);
    if (wrong) throw new ExpectedFailure(wrong);
    const [highest, last] = [result.highest, result.last].map(Math.round);
    return {
      summary: `${result.asked} addresses in ${minutes} min, ${highest} MB at most, ${last} MB at the end`,
    };
  });

/** The whole product, from its production build, in a browser. */
const endToEnd = () =>
  withBrowserTests({
    name: 'e2e',
    args: [],
    first: ({ urls }) => check('weight', async () => ({ summary: await checkWeight(ROOT, urls.web) })),
  });

/** The installed app: what `BASE_PATH=/app npm run build` makes, in a copy of the sources (docs/adr/0011). */
async function installedApp() {
  const root = path.join(ROOT, '.build', 'installed-app');
  const basePath = '/app';
  copySources(ROOT, root);
  const started = performance.now();
  const build = ['scripts/build.mjs'];
  await run('base-path-build', process.execPath, build, { BASE_PATH: basePath }, { cwd: root });
  const built = secondsSince(started).trim();
  const config = 'tests/base-path/playwright.config.ts';
  const result = await withBrowserTests({ name: 'base-path', root, basePath, args: ['--config', config] });
  return { ...result, summary: `${result.summary}; built in ${built}` };
}

/** Tests of Jest; `files` are parts of their paths, empty for all. */
function jest(name = 'jest', files = [], env = {}) {
  const report = path.join(OUTPUT, `${name}.json`);
  rmSync(report, { force: true });
  const args = [
    'node_modules/jest/bin/jest.js',
    ...files,
    '--ci',
    '--json',
    `--outputFile=${report}`,
    '--silent',
  ];
  const workers = Math.max(2, os.availableParallelism() - 1);
  return counted(
    () => run(name, process.execPath, [...args, `--testTimeout=${TEST_MS}`, `--maxWorkers=${workers}`], env),
    () => readJest(ROOT, report),
  );
}

/** Twenty kills of the platform and of PostgreSQL during play; `npm test` makes four. */
const crashes = () => jest('crashes', ['tests/integration/crash.test.ts'], { CRASHES: '20' });

/** Every story of the workbench in both themes, in a browser and without any process. */
async function workbench() {
  const folder = path.join(ROOT, '.build', 'workbench');
  const quiet = { STORYBOOK_DISABLE_TELEMETRY: '1', CI: '1' };
  await run('workbench-build', bin('storybook'), ['build', '--output-dir', folder], quiet);
  const log = logOf('workbench');
  const browser = await findBrowser({ root: ROOT, log, report: say });
  const report = path.join(OUTPUT, 'workbench.json');
  rmSync(report, { force: true });
  const server = await serveFolder(folder);
  try {
    const config = 'tests/workbench/playwright.config.ts';
    return await counted(
      () =>
        run('workbench', process.execPath, [PLAYWRIGHT, 'test', '--config', config, ...specs], {
          E2E_BROWSER: browser.program,
          E2E_REPORT: report,
          WORKBENCH_FOLDER: folder,
          WORKBENCH_URL: server.origin,
        }),
      () => readPlaywright(report),
    );
  } finally {
    await server.close();
  }
}

function lintArguments() {
  const { scripts } = JSON.parse(readFileSync(path.join(ROOT, 'package.json'), 'utf8'));
  return scripts.lint.split(' ').slice(1);
}

const CHECKS = {
  build: async () => {
    const runningLock = path.join(ROOT, '.data', 'start.lock');
    return { summary: await buildAll({ log: logOf('build'), runningLock }) };
  },
  types: async () => {
    await node('typegen', 'node_modules/next/dist/bin/next', 'typegen');
    await tool('tsc', '--noEmit');
    await node('messages', '--import', 'tsx', 'scripts/messages.ts', '--check');
    await node('early', '--import', 'tsx', 'scripts/early.ts', '--check');
  },
  // The same words as `npm run lint`, cache included: the second run reads only what changed.
  lint: () => tool('eslint', ...lintArguments()),
  format: () => tool('prettier', '--check', '--log-level', 'warn', '.'),
  knip: () => tool('knip', '--no-config-hints'),
  openapi: contractIsCurrent,
  jest: () => jest(),
  crashes,
  'base-path': installedApp,
  workbench,
  e2e: endToEnd,
  instances: () => checkInstances({ log: logOf('instances'), report: say }),
  soak: soakOfWeb,
};
/** Not a part of `npm test`: they take long and seldom break. */
const LONG = ['base-path', 'crashes', 'instances', 'soak'];
const LABELS = {
  build: 'production build',
  types: 'types',
  lint: 'lint and walls',
  format: 'formatting',
  knip: 'dead code',
  openapi: 'contract',
  weight: 'home page weight',
  jest: 'unit, integration',
  crashes: 'twenty crashes',
  'base-path': 'base path',
  workbench: 'workbench',
  e2e: 'end to end',
  instances: 'several instances',
  soak: 'soak of the web',
};

// On two cores: what measures time has the machine for itself. The rest mostly uses one core each: three of them
// at once leave none idle.
const STAGES = [
  [['build', 'types'], ['format', 'openapi', 'knip', 'lint'], ['base-path'], ['crashes']],
  [['jest']],
  [['workbench']],
  [['e2e']],
  [['instances']],
  [['soak']],
];

async function check(name, work = CHECKS[name]) {
  const started = performance.now();
  const label = LABELS[name].padEnd(18);
  try {
    const result = await work();
    if (!result?.counted) tally.passed += 1;
    const bad = result?.lines?.length > 0;
    say(
      `  ${bad ? '✗' : '✓'} ${label} ${secondsSince(started).padStart(8)}  ${result?.summary ?? ''}`.trimEnd(),
    );
    for (const line of result?.lines ?? []) say(`    ✗ ${line}`);
  } catch (error) {
    tally.failed += 1;
    const text = error instanceof ExpectedFailure ? error.message : (error.stack ?? describeFailure(error));
    say(`  ✗ ${label} ${secondsSince(started).padStart(8)}\n    ${text}`);
  }
}

async function main(only) {
  const started = performance.now();
  const note = checkNode();
  if (note) say(`  ${note}`);
  rmSync(OUTPUT, { recursive: true, force: true });
  mkdirSync(OUTPUT, { recursive: true });
  say(`  ✓ ${'dependencies'.padEnd(18)} ${await install(ROOT, { log: logOf('install'), report: () => {} })}`);
  for (const lanes of STAGES) {
    await Promise.all(
      lanes.map(async (lane) => {
        for (const name of lane) if (!stopped && only.includes(name)) await check(name);
      }),
    );
  }
  say(`\n  in ${secondsSince(started)}; logs in ${path.relative(process.cwd(), OUTPUT)}\n`);
}

let wish;
try {
  wish = readWish(process.argv.slice(2), Object.keys(CHECKS), LONG);
} catch (error) {
  say(`  ✗ ${describeFailure(error)}\n0 passed, 1 failed`);
  process.exit(1);
}
if (wish.help) {
  say(usage(LABELS, Object.keys(CHECKS), LONG));
  process.exit(0);
}
specs = wish.specs;
for (const name of ['SIGINT', 'SIGTERM']) {
  process.on(name, () => {
    // What runs is ended, and leaves what it started in order; the checks that are left are not begun.
    stopped = true;
    stopCommands();
    process.exitCode = 130;
  });
}
try {
  await main(wish.only);
} catch (error) {
  tally.failed += 1;
  say(`  ✗ ${describeFailure(error)}`);
}
say(`${tally.passed} passed, ${tally.failed} failed`);
process.exit(tally.failed > 0 ? 1 : (process.exitCode ?? 0));
