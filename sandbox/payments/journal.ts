import {
  closeSync,
  existsSync,
  fsyncSync,
  mkdirSync,
  openSync,
  readFileSync,
  renameSync,
  writeSync,
} from 'node:fs';
import path from 'node:path';
import type { Charge } from './charge';
import type { OutgoingEvent } from './outbox';

/** An answer that the API gave for an Idempotency-Key: the charge it made, and of which request. */
export interface StoredKey {
  key: string;
  requestHash: string;
  chargeId: string;
}

type Entry = { charge: Charge } | { event: OutgoingEvent } | { key: StoredKey };

/**
 * Tollgate Pay's books: everything in memory, each change appended to one file as a line of JSON, the last line
 * about a thing wins. Opening it replays the file and writes it anew without what was overtaken.
 */
export interface Journal {
  charges: ReadonlyMap<string, Charge>;
  events: ReadonlyMap<string, OutgoingEvent>;
  keys: ReadonlyMap<string, StoredKey>;
  /** Records the entries together: a crash keeps all of them or none. */
  write(...entries: Entry[]): void;
  close(): void;
}

export function openJournal(directory: string): Journal {
  mkdirSync(directory, { recursive: true });
  const file = path.join(directory, 'journal.jsonl');
  const charges = new Map<string, Charge>();
  const events = new Map<string, OutgoingEvent>();
  const keys = new Map<string, StoredKey>();

  const apply = (entry: Entry) => {
    if ('charge' in entry) charges.set(entry.charge.id, entry.charge);
    else if ('event' in entry) events.set(entry.event.id, entry.event);
    else keys.set(entry.key.key, entry.key);
  };

  if (existsSync(file)) {
    for (const line of readFileSync(file, 'utf8').split('\n')) {
      const entries = parseLine(line);
      for (const entry of entries) apply(entry);
    }
  }

  const compact = `${file}.new`;
  const rewritten = openSync(compact, 'w');
  for (const charge of charges.values()) writeSync(rewritten, `${JSON.stringify([{ charge }])}\n`);
  for (const event of events.values()) writeSync(rewritten, `${JSON.stringify([{ event }])}\n`);
  for (const key of keys.values()) writeSync(rewritten, `${JSON.stringify([{ key }])}\n`);
  fsyncSync(rewritten);
  closeSync(rewritten);
  renameSync(compact, file);

  const handle = openSync(file, 'a');
  let open = true;
  return {
    charges,
    events,
    keys,
    write(...entries) {
      if (!open) throw new Error('the journal is closed');
      writeSync(handle, `${JSON.stringify(entries)}\n`);
      for (const entry of entries) apply(entry);
    },
    close() {
      if (!open) return;
      open = false;
      fsyncSync(handle);
      closeSync(handle);
    },
  };
}

/** A line that a crash cut short was never acknowledged to anybody: it is dropped. */
function parseLine(line: string): Entry[] {
  if (line === '') return [];
  try {
    return JSON.parse(line) as Entry[];
  } catch {
    return [];
  }
}
