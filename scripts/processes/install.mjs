// Dependencies as package-lock.json names them. Runs before anything is installed: Node's own modules only.
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { runCommand } from './run.mjs';

const stampFile = (root) => path.join(root, 'node_modules', '.parlour-lock');
const lockText = (root) => readFileSync(path.join(root, 'package-lock.json'), 'utf8');
const digest = (text) => createHash('sha256').update(text).digest('hex');

/** True when npm itself noted down that exactly these versions are installed: somebody ran `npm ci` by hand. */
function installedByHand(root) {
  const note = path.join(root, 'node_modules', '.package-lock.json');
  if (!existsSync(note)) return false;
  const wanted = JSON.parse(lockText(root)).packages;
  const present = JSON.parse(readFileSync(note, 'utf8')).packages;
  return Object.entries(wanted).every(
    ([place, { version, optional }]) => place === '' || optional || present[place]?.version === version,
  );
}

/** True when node_modules is what package-lock.json asks for. */
export function isInstalled(root) {
  const stamp = stampFile(root);
  const wanted = digest(lockText(root));
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return true;
  if (!installedByHand(root)) return false;
  writeFileSync(stamp, wanted);
  return true;
}

/**
 * Installs when needed.
 * @returns {Promise<string>} what was done
 */
export async function install(root, { log, report }) {
  if (isInstalled(root)) return 'up to date';
  const byNpm = process.env.npm_execpath;
  const [command, ...first] = byNpm?.endsWith('.js') ? [process.execPath, byNpm] : ['npm'];
  const args = [...first, 'ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=http'];
  let fetched = 0;
  const count = (line) => {
    if (/http fetch GET 200 .*\.tgz/.test(line)) fetched += 1;
    report(`npm ci, ${fetched} packages fetched`);
  };
  await runCommand(command, args, { name: 'npm ci', log, cwd: root, report: count });
  writeFileSync(stampFile(root), digest(lockText(root)));
  return 'installed';
}
