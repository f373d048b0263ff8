// What every check is made of: a program that runs to its end with its output in a log, and the counts of a runner.
import path from 'node:path';
import { ROOT } from '../build.mjs';
import { ExpectedFailure } from '../processes/failure.mjs';
import { runCommand } from '../processes/run.mjs';

/** Logs and reports of one `npm test`; emptied when it begins. */
export const OUTPUT = path.join(ROOT, '.build', 'test');
export const PLAYWRIGHT = 'node_modules/@playwright/test/cli.js';

export const logOf = (name) => path.join(OUTPUT, `${name}.log`);
export const say = (text) => void process.stdout.write(`${text}\n`);
export const bin = (name) => path.join('node_modules', '.bin', name);

/** One program to its end; what it wrote is kept, and its tail is shown when it fails. */
export const run = (name, command, args, env = {}, more = {}) =>
  runCommand(command, args, { name, log: logOf(name), cwd: ROOT, env: { ...process.env, ...env }, ...more });

/**
 * Counts of a test runner's report, even when the runner itself says that something failed.
 * @param {() => Promise<unknown>} work runs the tests
 * @param {() => { passed: number, failed: string[] }} read reads the report
 * @returns {Promise<{ passed: number, failed: string[], summary: string }>}
 * @throws ExpectedFailure when there is no report, or the runner failed although no test did
 */
export async function counted(work, read) {
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
  if (counts.failed.length === 0 && failure) throw failure;
  return { ...counts, summary: `${counts.passed} passed, ${counts.failed.length} failed` };
}
