import { existsSync, readFileSync } from 'node:fs';

/**
 * Gives a file of Next's client its text as an ES module. Next ships both, takes CommonJS for browsers and ES modules for
 * the edge; webpack can leave out what nobody calls, and join what is left, only of the latter. The name of the file stays,
 * because Next's manifests know its components by it; both have the same folders, so relative imports lead to the same files.
 * @this {{ resourcePath: string, addDependency: (file: string) => void }}
 * @param {string} source the CommonJS text, which stays where there is no other
 */
export default function nextEsmLoader(source) {
  const esm = this.resourcePath.replace(/([\\/])next[\\/]dist[\\/]/, '$1next$1dist$1esm$1');
  if (!existsSync(esm)) return source;
  this.addDependency(esm);
  return readFileSync(esm, 'utf8');
}
