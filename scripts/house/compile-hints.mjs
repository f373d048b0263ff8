import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** https://v8.dev/blog/explicit-compile-hints, Chromium since 136; a comment for every other browser. */
const HINT = '//# allFunctionsCalledOnLoad\n';
/** Smaller ones are not compiled beside the page's thread. */
const LEAST_BYTES = 50_000;

/**
 * Tells browsers to compile React and Next, which every page runs, while they arrive. They do it beside the page's own
 * thread then; otherwise that compiles them when they are first called, in the longest task of a page.
 * @param {string} folder of the build, `.next`
 */
export function hintToCompile(folder) {
  const { rootMainFiles } = JSON.parse(readFileSync(path.join(folder, 'build-manifest.json'), 'utf8'));
  for (const name of rootMainFiles) {
    const file = path.join(folder, name);
    const text = readFileSync(file, 'utf8');
    if (text.length >= LEAST_BYTES && !text.startsWith(HINT)) writeFileSync(file, HINT + text);
  }
}
