import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** https://v8.dev/blog/explicit-compile-hints, Chromium since 136; a comment for every other browser. */
const HINT = '//# allFunctionsCalledOnLoad\n';
/** There is nothing to gain with what is compiled in less than a millisecond. */
const LEAST_BYTES = 2_000;
/** For browsers that know no modules, and no hints. */
const POLYFILLS = /^polyfills-/;

/**
 * Tells browsers to compile scripts while they arrive. They do it beside the page's own thread then; otherwise that
 * compiles each function when it is first called, in the longest tasks of a page.
 * @param {string} folder of the build, `.next`
 */
export function hintToCompile(folder) {
  const chunks = path.join(folder, 'static/chunks');
  for (const name of readdirSync(chunks, { recursive: true, encoding: 'utf8' })) {
    if (!name.endsWith('.js') || POLYFILLS.test(path.basename(name))) continue;
    const file = path.join(chunks, name);
    const text = readFileSync(file, 'utf8');
    if (text.length >= LEAST_BYTES && !text.startsWith(HINT)) writeFileSync(file, HINT + text);
  }
}
