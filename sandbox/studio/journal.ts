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
import type { Session } from './launch';
import type { SpinResult } from './maths/spin';

/** A round as it was decided: written before the wallet hears of it, never changed afterwards. */
export interface Round {
  id: string;
  sessionId: string;
  /** The client's own name for the round: repeating a request with it gives the same round. */
  clientRoundId: string;
  /** Minor units. */
  stake: number;
  startedAt: number;
  betTxId: string;
  rollbackTxId: string;
  /** The paid spin, then the free spins. */
  spins: SpinResult[];
  /** One per spin; used for the spins that pay and for the last one, which closes the round. */
  winTxIds: string[];
}

/**
 * How far a round has come. `bet`: the bet is under way. `cancelling`: the bet's outcome is unknown, the
 * rollback is repeated until the wallet confirms it. `playing`: the bet stands, wins are paid as spins are shown.
 * Final: `settled`, `cancelled` (rolled back), `refused` (the wallet took no bet).
 */
export type Phase = 'bet' | 'cancelling' | 'playing' | 'settled' | 'cancelled' | 'refused';

export interface Progress {
  roundId: string;
  phase: Phase;
  /** Why a round was refused or cancelled: a wallet status or a word of ours. */
  reason: string | null;
  /** Spins shown to the player, of round.spins. */
  shown: number;
  /** Spins of which the wallet has confirmed the win. */
  paid: number;
  /** When the last spin was shown. */
  steppedAt: number;
}

/** The play money of a demo session. */
export interface DemoPurse {
  sessionId: string;
  balance: number;
  /** Postings of the running round by tx id, minor units, so that a repeated one moves nothing. */
  applied: Record<string, number>;
}

type Entry = { session: Session } | { round: Round } | { progress: Progress } | { purse: DemoPurse };

/**
 * The studio's books: everything in memory, each change appended to one file as a line of JSON and flushed to
 * disk before it counts; the last line about a thing wins. A line that a crash cut off is left out. Opening
 * replays the file and writes it anew without ended sessions.
 */
export interface Journal {
  sessions: ReadonlyMap<string, Session>;
  rounds: ReadonlyMap<string, Round>;
  progress: ReadonlyMap<string, Progress>;
  purses: ReadonlyMap<string, DemoPurse>;
  /** Rounds of a session, oldest first. */
  roundsOf(sessionId: string): readonly Round[];
  /** Records the entries together, on disk when it returns: a crash keeps all of them or none. */
  write(...entries: Entry[]): void;
  close(): void;
}

export function isFinal(phase: Phase): boolean {
  return phase === 'settled' || phase === 'cancelled' || phase === 'refused';
}

/** @param keepMs Sessions without an open round that are older than this are forgotten at opening. */
export function openJournal(directory: string, now: number, keepMs: number): Journal {
  mkdirSync(directory, { recursive: true, mode: 0o700 });
  const file = path.join(directory, 'journal.jsonl');
  const sessions = new Map<string, Session>();
  const rounds = new Map<string, Round>();
  const progress = new Map<string, Progress>();
  const purses = new Map<string, DemoPurse>();
  const bySession = new Map<string, Round[]>();

  const apply = (entry: Entry) => {
    if ('session' in entry) sessions.set(entry.session.id, entry.session);
    else if ('purse' in entry) purses.set(entry.purse.sessionId, entry.purse);
    else if ('progress' in entry) progress.set(entry.progress.roundId, entry.progress);
    else {
      rounds.set(entry.round.id, entry.round);
      const own = bySession.get(entry.round.sessionId);
      if (own) own.push(entry.round);
      else bySession.set(entry.round.sessionId, [entry.round]);
    }
  };

  if (existsSync(file)) {
    for (const line of readFileSync(file, 'utf8').split('\n'))
      for (const entry of parseLine(line)) apply(entry);
  }
  for (const session of [...sessions.values()]) {
    const own = bySession.get(session.id) ?? [];
    const last = own.at(-1)?.startedAt ?? session.createdAt;
    const open = own.some((round) => !isFinal(progress.get(round.id)?.phase ?? 'bet'));
    if (open || now - last < keepMs) continue;
    sessions.delete(session.id);
    purses.delete(session.id);
    bySession.delete(session.id);
    for (const round of own) {
      rounds.delete(round.id);
      progress.delete(round.id);
    }
  }

  // Session tokens are inside: the file is for the owner alone.
  const fresh = openSync(`${file}.new`, 'w', 0o600);
  const keep = (entries: Entry[]) => writeSync(fresh, `${JSON.stringify(entries)}\n`);
  for (const session of sessions.values()) keep([{ session }]);
  for (const purse of purses.values()) keep([{ purse }]);
  for (const round of rounds.values()) {
    const state = progress.get(round.id);
    keep(state ? [{ round }, { progress: state }] : [{ round }]);
  }
  fsyncSync(fresh);
  closeSync(fresh);
  renameSync(`${file}.new`, file);
  const folder = openSync(directory, 'r');
  fsyncSync(folder);
  closeSync(folder);
  const log = openSync(file, 'a', 0o600);

  return {
    sessions,
    rounds,
    progress,
    purses,
    roundsOf: (sessionId) => bySession.get(sessionId) ?? [],
    write(...entries) {
      // The line break comes first: what a full disk cut off earlier stays a line of its own.
      appendFileSync(log, `\n${JSON.stringify(entries)}`);
      fdatasyncSync(log);
      for (const entry of entries) apply(entry);
    },
    close: () => closeSync(log),
  };
}

function parseLine(line: string): Entry[] {
  if (line === '') return [];
  try {
    return JSON.parse(line) as Entry[];
  } catch {
    // Only the last line can be cut off; what it would have said was never acted upon.
    return [];
  }
}
