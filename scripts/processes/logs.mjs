// Bounds what the processes write down, while they run.
import {
  closeSync,
  openSync,
  readdirSync,
  readSync,
  rmSync,
  statSync,
  truncateSync,
  writeSync,
} from 'node:fs';
import path from 'node:path';

/** What one log may hold before it is put aside, bytes. */
export const LOG_BYTES = 20 * 1024 * 1024;
/** What all logs of an instance may hold together, those put aside included, bytes. */
export const ALL_LOGS_BYTES = 240 * 1024 * 1024;
const EVERY_MS = 2_000;
const PIECE = 1024 * 1024;

/** Copies the last bytes of a file. The copy before it is replaced. */
function copyEnd(from, to, bytes) {
  const source = openSync(from, 'r');
  const target = openSync(to, 'w');
  try {
    const piece = Buffer.alloc(PIECE);
    for (let at = Math.max(0, statSync(from).size - bytes); ;) {
      const read = readSync(source, piece, 0, PIECE, at);
      if (read === 0) return;
      writeSync(target, piece, 0, read);
      at += read;
    }
  } finally {
    closeSync(source);
    closeSync(target);
  }
}

/**
 * Puts the end of a log aside as `<name>.1` and empties it. A process goes on writing into the file that it was started
 * with, so the file stays; a line that is written in the moment between both is lost.
 */
function putAside(file, bytes) {
  try {
    copyEnd(file, `${file}.1`, bytes);
  } catch {
    // No room for a copy: the room counts for more.
    rmSync(`${file}.1`, { force: true });
  }
  truncateSync(file, 0);
}

function filesOf(folder) {
  const names = readdirSync(folder).filter((name) => /\.log(\.1)?$/.test(name));
  return names.map((name) => {
    const file = path.join(folder, name);
    const { size, mtimeMs } = statSync(file);
    return { file, size, mtimeMs };
  });
}

/** Puts aside each log of a folder that has grown too long, then drops the oldest of those while all are too much. */
export function boundLogs(folder, { each = LOG_BYTES, all = ALL_LOGS_BYTES } = {}) {
  for (const { file, size } of filesOf(folder)) {
    if (size > each && file.endsWith('.log')) putAside(file, each);
  }
  const aside = filesOf(folder)
    .filter(({ file }) => file.endsWith('.1'))
    .sort((one, other) => one.mtimeMs - other.mtimeMs);
  let sum = filesOf(folder).reduce((total, { size }) => total + size, 0);
  for (const { file, size } of aside) {
    if (sum <= all) return;
    rmSync(file, { force: true });
    sum -= size;
  }
}

/** Bounds the logs of a folder until `end` is called. */
export function watchLogs(folder, { everyMs = EVERY_MS, ...bounds } = {}) {
  const timer = setInterval(() => {
    try {
      boundLogs(folder, bounds);
    } catch {
      // A folder that is not there yet or was removed has nothing to bound.
    }
  }, everyMs);
  timer.unref();
  return { end: () => clearInterval(timer) };
}
