// Programs of processes and threads where nothing is built, as in tests: one file made of our own sources takes a tenth of
// a second to write, and starts in half the time that each file takes which is translated as it is loaded.
import { createHash, randomUUID } from 'node:crypto';
import { existsSync, mkdirSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { buildSync } from 'esbuild';

/**
 * How a program of ours is made one file; packages stay where they are.
 * @param {string} root the repository
 * @returns {import('esbuild').BuildOptions}
 */
export const programOptions = (root) => ({
  absWorkingDir: root,
  bundle: true,
  format: 'esm',
  platform: 'node',
  target: 'node20',
  packages: 'external',
  alias: { '@': root },
  jsx: 'automatic',
  // Pages of the CMS that its configuration names; nobody renders them here.
  loader: { '.css': 'empty', '.scss': 'empty' },
  logLevel: 'silent',
});

/**
 * @param {string} source a program in TypeScript, seen from the working directory, which is the repository
 * @returns {string} the file to start, named after what is in it
 * @throws {import('esbuild').BuildFailure}
 */
export function programFromSources(source) {
  const root = process.cwd();
  const made = buildSync({ ...programOptions(root), entryPoints: [source], write: false });
  const text = made.outputFiles[0]?.contents ?? '';
  const hash = createHash('sha256').update(text).digest('hex').slice(0, 16);
  const folder = path.join(root, '.build', 'programs');
  const file = path.join(folder, `${source.replace(/\W+/g, '-')}-${hash}.mjs`);
  if (existsSync(file)) return file;
  mkdirSync(folder, { recursive: true });
  // Others may write the same at this moment.
  const own = `${file}.${randomUUID()}`;
  writeFileSync(own, text);
  renameSync(own, file);
  return file;
}
