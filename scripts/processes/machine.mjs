// What this machine must offer before anything else is tried.
// As a whole: a Node too old to have statfs must get as far as being told so.
import fs from 'node:fs';
import { ExpectedFailure } from './failure.mjs';

const OLDEST = [20, 20];
const NEWEST_TRIED = 26;
const ROOM_MB = 200;

/**
 * A newer Node than the newest one tried mostly works, so it only gets a note; an older one lacks what the code calls.
 * @returns {string | undefined} a line to show before going on
 * @throws ExpectedFailure for a Node that is too old
 */
export function checkNode(version = process.versions.node) {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  if (major < OLDEST[0] || (major === OLDEST[0] && minor < OLDEST[1])) {
    throw new ExpectedFailure(`Node ${version} is too old: Parlour needs Node ${OLDEST.join('.')} or later`);
  }
  return major > NEWEST_TRIED
    ? `Node ${version} is newer than what Parlour was tried on (${OLDEST[0]} to ${NEWEST_TRIED}); going on`
    : undefined;
}

function freeMegabytes(folder) {
  const { bavail, bsize } = fs.statfsSync(folder);
  return Math.floor((bavail * bsize) / 1_048_576);
}

/** @throws ExpectedFailure when the disk of this folder has no room left to start at all */
export function checkDisk(folder) {
  fs.mkdirSync(folder, { recursive: true });
  const free = freeMegabytes(folder);
  if (free < ROOM_MB) {
    throw new ExpectedFailure(
      `the disk is full: ${free} MB free in ${folder}, at least ${ROOM_MB} MB are needed`,
    );
  }
}

/**
 * Watches the room on a disk. PostgreSQL goes on as long as it can, refusing one write after the other; better to
 * stop while everything can still be written down.
 * @returns {{ full: Promise<string>, end: () => void }} `full` resolves with one line
 */
export function watchDisk(folder, { leastMb = 24, everyMs = 5_000 } = {}) {
  let timer;
  const full = new Promise((resolve) => {
    timer = setInterval(() => {
      const free = freeMegabytes(folder);
      if (free < leastMb)
        resolve(`the disk is full: ${free} MB free in ${folder}; free some space, then start again`);
    }, everyMs);
    timer.unref();
  });
  return { full, end: () => clearInterval(timer) };
}
