// `npm test`: everything that must hold but what takes long, on a machine with only Node and npm. Every check runs,
// whatever became of the others; the last line is `N passed, N failed`, where each test and each check counts as one.
//
//   npm test -- --help                     the names of the checks
//   npm test -- --only lint,types          some checks alone
//   npm run test:long                      what takes long and seldom breaks: before a release
//   npm test -- --only e2e --specs shell   some end-to-end tests alone: those whose file name holds the word
import { mkdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { buildAll, ROOT } from './build.mjs';
import { endToEnd, installedApp, longEndToEnd, workbench } from './checks/browser.mjs';
import { crashes, jest, longJest, paymentCrashes, playCrashes } from './checks/jest.mjs';
import { soakOfWeb } from './checks/soak.mjs';
import { contract, deadCode, format, lint, types } from './checks/sources.mjs';
import { subjects } from './checks/subjects.mjs';
import { logOf, OUTPUT, say } from './checks/tools.mjs';
import { readWish, usage } from './checks/wish.mjs';
import { checkInstances } from './instances.mjs';
import { describeFailure, ExpectedFailure } from './processes/failure.mjs';
import { install } from './processes/install.mjs';
import { checkNode } from './processes/machine.mjs';
import { secondsSince } from './processes/progress.mjs';
import { stopCommands } from './processes/run.mjs';
import { checkWeight } from './weight.mjs';

const tally = { passed: 0, failed: 0 };
let stopped = false;
/** Parts of file names; empty for all browser tests. */
let specs = [];

const build = async () => {
  const runningLock = path.join(ROOT, '.data', 'start.lock');
  return { summary: await buildAll({ log: logOf('build'), runningLock }) };
};

const CHECKS = {
  build,
  types,
  lint,
  format,
  commits: () => subjects(ROOT),
  knip: deadCode,
  openapi: contract,
  jest: () => jest(),
  'jest-long': longJest,
  crashes,
  'payment-crashes': paymentCrashes,
  'play-crashes': playCrashes,
  'base-path': () => installedApp(specs),
  workbench: () => workbench(specs),
  e2e: () =>
    endToEnd(specs, ({ urls }) =>
      check('weight', async () => ({ summary: await checkWeight(ROOT, urls.web) })),
    ),
  'e2e-long': () => longEndToEnd(specs),
  instances: () => checkInstances({ log: logOf('instances'), report: say }),
  soak: soakOfWeb,
};
/** Not a part of `npm test`: they take long and seldom break. */
const LONG = [
  'jest-long',
  'base-path',
  'crashes',
  'payment-crashes',
  'play-crashes',
  'workbench',
  'e2e-long',
  'instances',
  'soak',
];
const LABELS = {
  build: 'production build',
  types: 'types',
  lint: 'lint and walls',
  format: 'formatting',
  commits: 'commit subjects',
  knip: 'dead code',
  openapi: 'contract',
  weight: 'home page weight',
  jest: 'unit, integration',
  'jest-long': 'unit, long',
  crashes: 'twenty crashes',
  'payment-crashes': 'crashes of payment',
  'play-crashes': 'crashes amid rounds',
  'base-path': 'base path',
  workbench: 'workbench',
  e2e: 'end to end',
  'e2e-long': 'end to end, long',
  instances: 'several instances',
  soak: 'soak of the web',
};

// On two cores. What measures time has the machine for itself; else lanes beside each other leave no core idle. Jest's two
// workers wait for PostgreSQL and for limits of time, and the build mostly uses one core: checks of the sources take what
// is left. Types come after the build, which empties the folder that Next writes some of them to.
const STAGES = [
  [['build'], ['openapi', 'lint', 'format', 'commits'], ['base-path'], ['crashes']],
  [['payment-crashes']],
  [['play-crashes']],
  [['jest'], ['types', 'knip']],
  [['jest-long']],
  [['workbench']],
  [['e2e']],
  [['e2e-long']],
  [['instances']],
  [['soak']],
];

/** Runs a check and says how it ended. A runner's check gives its counts, every other one counts as one. */
async function check(name, work = CHECKS[name]) {
  const started = performance.now();
  const label = LABELS[name].padEnd(18);
  try {
    const { passed = 1, failed = [], summary = '' } = (await work()) ?? {};
    tally.passed += passed;
    tally.failed += failed.length;
    const mark = failed.length > 0 ? '✗' : '✓';
    say(`  ${mark} ${label} ${secondsSince(started).padStart(8)}  ${summary}`.trimEnd());
    for (const line of failed) say(`    ✗ ${line}`);
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
