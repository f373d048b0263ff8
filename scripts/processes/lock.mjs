// A file that names the process which holds something. Left behind by a process that was killed, it counts for
// nothing.
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { spawnSync } from 'node:child_process';
import path from 'node:path';

function commandLine(pid) {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ');
  } catch {
    return spawnSync('ps', ['-o', 'args=', '-p', String(pid)], { encoding: 'utf8' }).stdout ?? '';
  }
}

/** The process that holds the lock, if it still lives. Its number may have gone to another program: that one is none of ours. */
function holderOf(file) {
  try {
    const holder = JSON.parse(readFileSync(file, 'utf8'));
    if (holder.pid === process.pid) return undefined;
    process.kill(holder.pid, 0);
    return commandLine(holder.pid).includes(holder.script) ? holder : undefined;
  } catch (error) {
    return error.code === 'EPERM' ? { pid: 'of another user' } : undefined;
  }
}

/**
 * Takes the lock, or names its holder.
 * @param {string} file
 * @param {Record<string, unknown>} [note] kept in the file for whoever finds it taken
 * @returns {{ release: () => void, holder?: undefined } | { holder: Record<string, unknown>, release?: undefined }}
 */
export function takeLock(file, note = {}) {
  mkdirSync(path.dirname(file), { recursive: true });
  const script = path.basename(process.argv[1] ?? 'node');
  const content = JSON.stringify({ pid: process.pid, script, since: new Date().toISOString(), ...note });
  for (;;) {
    try {
      writeFileSync(file, content, { flag: 'wx' });
      return { release: () => rmSync(file, { force: true }) };
    } catch (error) {
      if (error.code !== 'EEXIST') throw error;
      const holder = holderOf(file);
      if (holder) return { holder };
      rmSync(file, { force: true });
    }
  }
}

/**
 * Takes the lock as soon as nobody else holds it.
 * @param {(holder: Record<string, unknown>) => void} onWait
 * @returns {Promise<() => void>} gives it back
 */
export async function waitForLock(file, onWait) {
  for (;;) {
    const { release, holder } = takeLock(file);
    if (release) return release;
    onWait(holder);
    await new Promise((resolve) => setTimeout(resolve, 500));
  }
}
