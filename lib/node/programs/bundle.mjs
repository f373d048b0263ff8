// Programs of processes and threads where nothing is built, as in tests: one file made of our own sources takes a tenth of
// a second to write, and starts in half the time that modules take which are translated as they are loaded.
import { createHash, randomUUID } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { programOptions } from './options.mjs';

const DAY_MS = 24 * 60 * 60 * 1000;
/** What says how a program is made, besides its sources. */
const MAKERS = ['lib/node/programs/bundle.mjs', 'lib/node/programs/options.mjs', 'package-lock.json'];

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
 * @param {string} file
 * @param {string} text
 */
function writeWhole(file, text) {
  // Others may write the same at this moment.
  const own = path.join(path.dirname(file), `${path.basename(file)}-${randomUUID()}`);
  writeFileSync(own, text);
  renameSync(own, file);
}

/**
 * When a file was written and how long it is; null without it.
 * @param {string} root
 * @param {string} file
 */
function stateOf(root, file) {
  const stat = statSync(path.join(root, file), { throwIfNoEntry: false });
  return stat ? `${stat.mtimeMs} ${stat.size}` : null;
}

/**
 * What was made the last time, if nothing of it has changed since: to look takes a hundredth of the time.
 * @param {string} root
 * @param {string} note
 * @returns {string | undefined}
 */
function madeBefore(root, note) {
  if (!existsSync(note)) return undefined;
  /** @type {{ file: string, sources: Record<string, string | null> }} */
  const { file, sources } = JSON.parse(readFileSync(note, 'utf8'));
  const isSame = Object.entries(sources).every(([source, state]) => stateOf(root, source) === state);
  return isSame && existsSync(file) ? file : undefined;
}

/**
 * @param {string} source a program in TypeScript, seen from the working directory, which is the repository
 * @returns {string} the file to start, named after what is in it
 * @throws {import('esbuild').BuildFailure}
 */
export function bundleProgram(source) {
  const root = process.cwd();
  const folder = path.join(root, '.build', 'programs');
  const name = source.replace(/\W+/g, '-');
  const note = path.join(folder, `${name}.json`);
  const before = madeBefore(root, note);
  if (before) return before;

  /** @type {typeof import('esbuild')} */
  const { buildSync } = createRequire(import.meta.url)('esbuild');
  const made = buildSync({ ...programOptions(root), entryPoints: [source], write: false, metafile: true });
  const text = made.outputFiles[0]?.text ?? '';
  const hash = createHash('sha256').update(text).digest('hex').slice(0, 16);
  const file = path.join(folder, `${name}-${hash}.mjs`);
  mkdirSync(folder, { recursive: true });
  if (!existsSync(file)) {
    removeOld(folder, name);
    writeWhole(file, text);
  }
  const sources = [...Object.keys(made.metafile.inputs), ...MAKERS];
  const states = Object.fromEntries(sources.map((one) => [one, stateOf(root, one)]));
  writeWhole(note, JSON.stringify({ file, sources: states }));
  return file;
}
