import { existsSync, readFileSync } from 'node:fs';

/**
 * Replaces the CommonJS text of a file of Next's client by its ES module. Next ships both; webpack can drop unused
 * exports, and join modules, only of the latter. The file keeps its name, because Next's manifests know its
 * components by it; both versions have the same folders, so relative imports resolve alike.
 * @this {{ resourcePath: string, addDependency: (file: string) => void }}
 * @param {string} source the CommonJS text, which is kept where there is no ES module
 */
export default function nextEsmLoader(source) {
  const esm = this.resourcePath.replace(/([\\/])next[\\/]dist[\\/]/, '$1next$1dist$1esm$1');
  if (!existsSync(esm)) return source;
  this.addDependency(esm);
  return readFileSync(esm, 'utf8');
}
