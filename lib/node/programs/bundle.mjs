// Programs of processes and threads where nothing is built, as in tests: one file made of our own sources takes a tenth of
// a second to write, and starts in half the time that modules take which are translated as they are loaded.
import { createHash, randomUUID } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { buildSync } from 'esbuild';
import { programOptions } from './options.mjs';

const DAY_MS = 24 * 60 * 60 * 1000;

/**
 * Takes away what was made of the same source before, once nobody can be about to start it.
 * @param {string} folder
 * @param {string} name
 */
function removeOld(folder, name) {
  for (const entry of readdirSync(folder)) {
    if (!entry.startsWith(`${name}-`)) continue;
    const file = path.join(folder, entry);
    const age = Date.now() - (statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? Date.now());
    if (age > DAY_MS) rmSync(file, { force: true });
  }
}

/**
 * @param {string} source a program in TypeScript, seen from the working directory, which is the repository
 * @returns {string} the file to start, named after what is in it
 * @throws {import('esbuild').BuildFailure}
 */
export function bundleProgram(source) {
  const root = process.cwd();
  const made = buildSync({ ...programOptions(root), entryPoints: [source], write: false });
  const text = made.outputFiles[0]?.contents ?? '';
  const hash = createHash('sha256').update(text).digest('hex').slice(0, 16);
  const folder = path.join(root, '.build', 'programs');
  const name = source.replace(/\W+/g, '-');
  const file = path.join(folder, `${name}-${hash}.mjs`);
  if (existsSync(file)) return file;
  mkdirSync(folder, { recursive: true });
  removeOld(folder, name);
  // Others may write the same at this moment.
  const own = path.join(folder, `${name}-${randomUUID()}`);
  writeFileSync(own, text);
  renameSync(own, file);
  return file;
}
