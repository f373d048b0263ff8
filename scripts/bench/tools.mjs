import path from 'node:path';
import { ROOT } from '../build.mjs';
import { runCommand } from '../processes/run.mjs';

export const LOG = path.join(ROOT, '.build', 'bench.log');
/** Turns of each measure; the one in the middle counts. */
export const ROUNDS = 3;

export const median = (values) => [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)];
export const round = (value, digits = 2) => Number(value.toFixed(digits));
export const node = (args, options) =>
  runCommand(process.execPath, args, { log: LOG, cwd: ROOT, ...options });
