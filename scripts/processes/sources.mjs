// Fingerprints of sources: what was built, migrated or seeded from the same sources need not be done again.
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';

const NOT_A_SOURCE =
  /(\.test\.(ts|tsx|mjs)|\.snap|\.md|\.DS_Store)$|(^|\/)(node_modules|build|posters-shipped|testing)(\/|$)/;

function* filesOf(root, place) {
  const full = path.join(root, place);
  if (!existsSync(full) || NOT_A_SOURCE.test(place)) return;
  if (!statSync(full).isDirectory()) {
    yield place;
    return;
  }
  for (const name of readdirSync(full).sort()) yield* filesOf(root, `${place}/${name}`);
}

/**
 * @param {string} root
 * @param {string[]} places files and folders relative to root; missing ones are left out
 * @param {string} [more] anything else that the result depends on
 * @returns {string} hex digest of names and contents
 */
export function fingerprint(root, places, more = '') {
  const hash = createHash('sha256').update(more);
  for (const place of places) {
    for (const file of filesOf(root, place)) {
      hash.update(`\0${file}\0`).update(readFileSync(path.join(root, file)));
    }
  }
  return hash.digest('hex');
}
