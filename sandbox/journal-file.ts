import {
  appendFileSync,
  closeSync,
  existsSync,
  fdatasyncSync,
  fsyncSync,
  mkdirSync,
  openSync,
  readFileSync,
  renameSync,
  writeSync,
} from 'node:fs';
import path from 'node:path';

/** Books of a sandbox company on disk: lines of JSON, each an array of entries that a crash keeps all of or none. */
export interface JournalFile<Entry> {
  /** What stood in the file when it was opened, in order. A line that a crash cut off is left out. */
  entries: readonly Entry[];
  /** Adds a line, on disk when it returns. @throws Error after `close`. */
  append(entries: readonly Entry[]): void;
  /** Puts a file of these lines in the place of the old one: whole, or not at all. */
  rewrite(lines: Iterable<readonly Entry[]>): void;
  close(): void;
}

/** @param directory made when missing. Keys and tokens are inside: it is for the owner alone. */
export function openJournalFile<Entry>(directory: string): JournalFile<Entry> {
  mkdirSync(directory, { recursive: true, mode: 0o700 });
  const file = path.join(directory, 'journal.jsonl');
  const text = existsSync(file) ? readFileSync(file, 'utf8') : '';
  const open = () => openSync(file, 'a', 0o600);
  let log: number | null = open();

  return {
    entries: text.split('\n').flatMap((line) => parseLine<Entry>(line)),
    append(entries) {
      if (log === null) throw new Error('the journal is closed');
      // The line break comes first: what a full disk cut off earlier stays a line of its own.
      appendFileSync(log, `\n${JSON.stringify(entries)}`);
      fdatasyncSync(log);
    },
    rewrite(lines) {
      if (log === null) throw new Error('the journal is closed');
      const fresh = openSync(`${file}.new`, 'w', 0o600);
      for (const entries of lines) writeSync(fresh, `${JSON.stringify(entries)}\n`);
      fsyncSync(fresh);
      closeSync(fresh);
      renameSync(`${file}.new`, file);
      const folder = openSync(directory, 'r');
      fsyncSync(folder);
      closeSync(folder);
      closeSync(log);
      log = open();
    },
    close() {
      if (log !== null) closeSync(log);
      log = null;
    },
  };
}

function parseLine<Entry>(line: string): Entry[] {
  if (line === '') return [];
  try {
    return JSON.parse(line) as Entry[];
  } catch {
    // Only a last line can be cut off; what it would have said was never acknowledged to anybody.
    return [];
  }
}
