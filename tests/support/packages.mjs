// Packages of many small files, each made one: Jest reads a package's files anew for every suite, and 400 of them took a
// third of the time that a suite of the platform needs to begin.
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, renameSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { buildSync } from 'esbuild';

const ROOT = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../..');
const FOLDER = path.join(ROOT, '.build', 'packages');
/** Of all that is installed, and of how it is made one file. */
const HASH = ['package-lock.json', 'tests/support/packages.mjs']
  .reduce((hash, file) => hash.update(readFileSync(path.join(ROOT, file))), createHash('sha256'))
  .digest('hex')
  .slice(0, 16);

/** @returns the package's one file, made when there is none of what is installed now */
function fileOf(name) {
  const file = path.join(FOLDER, `${name}-${HASH}.js`);
  if (existsSync(file)) return file;
  // Another run may make the same at this moment.
  const own = `${file}.${process.pid}`;
  buildSync({
    absWorkingDir: ROOT,
    entryPoints: [name],
    bundle: true,
    platform: 'node',
    format: 'cjs',
    target: 'node20',
    mainFields: ['main'],
    outfile: own,
    logLevel: 'silent',
  });
  renameSync(own, file);
  return file;
}

/**
 * @param {string[]} names packages that are imported by their name alone, never by a file of theirs
 * @returns {Record<string, string>} for Jest's `moduleNameMapper`
 */
export const asOneFile = (names) => Object.fromEntries(names.map((name) => [`^${name}$`, fileOf(name)]));
