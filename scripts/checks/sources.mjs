// Checks that read the sources alone. They take what the build and tests beside them leave of the processors.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from '../build.mjs';
import { ExpectedFailure } from '../processes/failure.mjs';
import { bin, logOf, run } from './tools.mjs';

const quietly = (name, command, args, env = {}) => run(name, command, args, env, { yields: true });
const tool = (name, ...args) => quietly(name, bin(name), args);
const node = (name, ...args) => quietly(name, process.execPath, args);

export async function types() {
  await node('typegen', 'node_modules/next/dist/bin/next', 'typegen');
  // The native compiler: the same answers in half the time. What needs the compiler as a library stays with 5.9.
  // One checker of its four, which each work out the same types again (38 s of processor time instead of 88), and no
  // record for a second run.
  await node(
    'tsc',
    'node_modules/typescript-native/bin/tsc',
    '--noEmit',
    '--checkers',
    '1',
    '--incremental',
    'false',
  );
  // Room for young objects, and one thread that collects them: 37 s of processor time instead of 46.
  const memory = ['--max-semi-space-size=64', '--single-threaded-gc'];
  await node('messages', ...memory, '--import', 'tsx', 'scripts/messages.ts', '--check');
  await node('early', '--import', 'tsx', 'scripts/early.ts', '--check');
}

/** The same words as `npm run lint`. */
export async function lint() {
  const { scripts } = JSON.parse(readFileSync(path.join(ROOT, 'package.json'), 'utf8'));
  const [, ...oxlint] = scripts.lint.split(' ');
  // One processor: each further one would work out the same types again.
  await quietly('oxlint', process.execPath, [...oxlint, '--threads=1'], { GOMAXPROCS: '1' });
}

export const format = () => tool('oxfmt', '--check', '.');
export const deadCode = () => tool('knip', '--no-config-hints');

/** What is generated from the routes must be what is checked in. */
export async function contract() {
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
  const args = ['lint', 'platform/openapi.json', '--format=json', '--max-problems=50'];
  const report = await quietly('openapi-lint', bin('redocly'), args, quiet);
  const { totals } = JSON.parse(report.slice(report.indexOf('{')));
  if (totals.errors + totals.warnings > 0) {
    throw new ExpectedFailure(`the contract has warnings; all of them are in ${logOf('openapi-lint')}`);
  }
}
