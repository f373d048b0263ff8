import {
  appendFileSync,
  closeSync,
  existsSync,
  fdatasyncSync,
  fsyncSync,
  mkdirSync,
  openSync,
  readSync,
  renameSync,
  writeSync,
} from 'node:fs';
import path from 'node:path';
import { StringDecoder } from 'node:string_decoder';

const PIECE_BYTES = 1024 * 1024;

/** Books of a sandbox company on disk: lines of JSON, each an array of entries that a crash keeps all of or none. */
export interface JournalFile<Entry> {
  /** What stood in the file when it was opened, in order. A line that a crash cut off is left out. */
  entries: readonly Entry[];
  /** Adds a line, on disk when it returns. @throws Error after `close`. */
  append(entries: readonly Entry[]): void;
  /** How many characters were added since the file was opened or put in place. */
  grown(): number;
  /** Puts a file of these lines in the place of the old one: whole, or not at all. */
  rewrite(lines: Iterable<readonly Entry[]>): void;
  close(): void;
}

/** @param directory made when missing. Keys and tokens are inside: it is for the owner alone. */
export function openJournalFile<Entry>(directory: string): JournalFile<Entry> {
  mkdirSync(directory, { recursive: true, mode: 0o700 });
  const file = path.join(directory, 'journal.jsonl');
  const entries: Entry[] = [];
  if (existsSync(file)) for (const line of linesOf(file)) entries.push(...parseLine<Entry>(line));
  const open = () => openSync(file, 'a', 0o600);
  let log: number | null = open();
  let grown = 0;

  return {
    entries,
    grown: () => grown,
    append(entries) {
      if (log === null) throw new Error('the journal is closed');
      // The line break comes first: what a full disk cut off earlier stays a line of its own.
      const line = `\n${JSON.stringify(entries)}`;
      appendFileSync(log, line);
      fdatasyncSync(log);
      grown += line.length;
    },
    rewrite(lines) {
      if (log === null) throw new Error('the journal is closed');
      const fresh = openSync(`${file}.new`, 'w', 0o600);
      try {
        for (const entries of lines) writeSync(fresh, `${JSON.stringify(entries)}\n`);
        fsyncSync(fresh);
      } finally {
        closeSync(fresh);
      }
      renameSync(`${file}.new`, file);
      const folder = openSync(directory, 'r');
      fsyncSync(folder);
      closeSync(folder);
      closeSync(log);
      log = open();
      grown = 0;
    },
    close() {
      if (log !== null) closeSync(log);
      log = null;
    },
  };
}

/** Read in pieces: all of them together may be longer than a string can be. */
function* linesOf(file: string): Generator<string> {
  const handle = openSync(file, 'r');
  const decoder = new StringDecoder('utf8');
  const piece = Buffer.alloc(PIECE_BYTES);
  let rest = '';
  try {
    for (let read = readSync(handle, piece); read > 0; read = readSync(handle, piece)) {
      const lines = (rest + decoder.write(piece.subarray(0, read))).split('\n');
      rest = lines.pop() ?? '';
      yield* lines;
    }
  } finally {
    closeSync(handle);
  }
  yield rest + decoder.end();
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
