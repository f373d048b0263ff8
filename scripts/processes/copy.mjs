// A second copy of the sources, for a build that must not touch what the first one made.
import { cpSync, existsSync, mkdirSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import path from 'node:path';

/** At the root of the repository: what is made, kept or installed there. Of the copy it is the copy's own. */
const NOT_SOURCES =
  /^(?:\.git|\.next|\.build|\.data|\.env.*|node_modules|coverage|test-results|playwright-report|next-env\.d\.ts|.*\.tsbuildinfo)$/;
/** Written among the sources by a build, perhaps at this moment. */
const BUILT =
  /^(?:public\/(?:sw|workbox-[^/]*|fallback-[^/]*)\.js(?:\.map)?|sandbox\/studio\/public\/build)$/;

/** Takes from the copy what is no longer among the sources. */
function prune(root, target, place = '') {
  for (const entry of readdirSync(path.join(target, place), { withFileTypes: true })) {
    const inner = place === '' ? entry.name : `${place}/${entry.name}`;
    if (BUILT.test(inner) || (place === '' && NOT_SOURCES.test(inner))) continue;
    if (!existsSync(path.join(root, inner))) rmSync(path.join(target, inner), { recursive: true });
    else if (entry.isDirectory()) prune(root, target, inner);
  }
}

/**
 * Makes `target` a copy of the sources in `root`, with the same dependencies. What an earlier build made in the copy
 * stays, so that the next one finds what it need not do again.
 * @param {string} root
 * @param {string} target a folder for nothing else; may lie in one of `root` that holds no sources
 */
export function copySources(root, target) {
  mkdirSync(target, { recursive: true });
  prune(root, target);
  const isSource = (file) => !BUILT.test(path.relative(root, file).replaceAll(path.sep, '/'));
  for (const name of readdirSync(root)) {
    if (NOT_SOURCES.test(name)) continue;
    cpSync(path.join(root, name), path.join(target, name), { recursive: true, filter: isSource });
  }
  const modules = path.join(target, 'node_modules');
  rmSync(modules, { force: true });
  symlinkSync(path.join(root, 'node_modules'), modules);
}
