import { openJournalFile } from '../journal-file';
import { createChatBooks, type ChatBooks, type ChatEntry } from './chat/books';
import { createCrashBooks, type CrashBooks, type CrashEntry } from './crash/books';
import { createEngineBooks, type EngineBooks, type EngineEntry } from './engine-rounds/books';
import { seatOf } from './engine-rounds/seats';
import { createLiveBooks, type LiveBooks, type LiveEntry } from './live/books';
import type { Session } from './launch';
import { createTournamentBooks, type TournamentBooks, type TournamentEntry } from './tournaments/books';
import { runsAt } from './tournaments/programme';
import { isFinal, type DemoPurse, type Given, type Progress, type Round } from './reel-rounds';

type Entry =
  | { session: Session }
  | { round: Round }
  | { progress: Progress }
  | { purse: DemoPurse }
  | { given: Given }
  | EngineEntry
  | CrashEntry
  | LiveEntry
  | ChatEntry
  | TournamentEntry;

/**
 * The studio's books: everything in memory, each change appended to one file as a line of JSON and flushed to
 * disk before it counts; the last line about a thing wins. A line that a crash cut off is left out. Opening
 * replays the file.
 */
export interface Journal {
  sessions: ReadonlyMap<string, Session>;
  /** The session of an id while it is played: not for one that was idle for too long, forgotten or not. */
  liveSession(id: string, now: number): Session | undefined;
  /** Drops idle sessions with all that belongs to them, from memory and from the file. @returns their ids. */
  forgetIdle(now: number): string[];
  rounds: ReadonlyMap<string, Round>;
  progress: ReadonlyMap<string, Progress>;
  purses: ReadonlyMap<string, DemoPurse>;
  /** Spins that the casino gives, by session. */
  given: ReadonlyMap<string, Given>;
  /** Rounds of a session, oldest first. */
  roundsOf(sessionId: string): readonly Round[];
  /** The round of reels that is open at a seat, in whatever session; the one that began last of several. */
  openRoundAt(seat: string): Round | undefined;
  engine: EngineBooks;
  /** The latest session at a seat. */
  sessionAt(seat: string): Session | undefined;
  crash: CrashBooks;
  live: LiveBooks;
  chat: ChatBooks;
  tournaments: TournamentBooks;
  /** Records the entries together, on disk when it returns: a crash keeps all of them or none. */
  write(...entries: Entry[]): void;
  /**
   * Records the entries at once in memory, and on disk, together with all that others stage in the same turn of the event
   * loop, when it resolves. Nothing may be told of them before. Where the disk fails, the next write tries again.
   */
  stage(...entries: Entry[]): Promise<void>;
  close(): void;
}

/** Rounds with an engine are kept so long, to be shown and checked again, crash included. */
const KEEP_ROUNDS_MS = 90 * 24 * 3_600_000;
/** And no more than so many of them, the newest: what is kept is in memory, and is written anew now and then. */
const MOST_ROUNDS = 50_000;
/** Bets in shared rounds that were refused or given back are kept so long: whoever comes back sees what became of them. */
const KEEP_UNPLAYED_MS = 3_600_000;
/** Which tournaments casinos are told of. */
const toldAt = (at: number) => {
  const codes = new Set(runsAt(at).map(({ code }) => code));
  return (code: string) => codes.has(code);
};
/** A file that grew by so much is written anew, characters. */
const GROWN = 64 * 1024 * 1024;

/** @param keepMs how long a session without an open round lives after its launch or its last round. */
export function openJournal(directory: string, now: number, keepMs: number): Journal {
  const sessions = new Map<string, Session>();
  const rounds = new Map<string, Round>();
  const progress = new Map<string, Progress>();
  const purses = new Map<string, DemoPurse>();
  const given = new Map<string, Given>();
  const bySession = new Map<string, Round[]>();
  /** Names of a session's rounds that are not final. */
  const openBySession = new Map<string, Set<string>>();
  const engine = createEngineBooks();
  const latestAt = new Map<string, Session>();
  const crash = createCrashBooks();
  const live = createLiveBooks();
  const chat = createChatBooks();
  const tournaments = createTournamentBooks();

  const apply = (entry: Entry) => {
    if ('session' in entry) {
      sessions.set(entry.session.id, entry.session);
      latestAt.set(seatOf(entry.session), entry.session);
    } else if ('seat' in entry || 'engineRound' in entry) engine.apply(entry);
    else if ('purse' in entry) purses.set(entry.purse.sessionId, entry.purse);
    else if ('given' in entry) given.set(entry.given.sessionId, entry.given);
    else if ('progress' in entry) {
      const { roundId, phase } = entry.progress;
      progress.set(roundId, entry.progress);
      const session = rounds.get(roundId)?.sessionId;
      if (session !== undefined && isFinal(phase)) openBySession.get(session)?.delete(roundId);
    } else if ('crashChain' in entry || 'crashRound' in entry || 'crashTicket' in entry) crash.apply(entry);
    else if ('liveRound' in entry || 'liveTicket' in entry) live.apply(entry);
    else if ('round' in entry) {
      const { id, sessionId } = entry.round;
      rounds.set(id, entry.round);
      const own = bySession.get(sessionId);
      if (own) own.push(entry.round);
      else bySession.set(sessionId, [entry.round]);
      openBySession.set(sessionId, (openBySession.get(sessionId) ?? new Set()).add(id));
    } else if (
      'tournamentPlayer' in entry ||
      'tournamentLeft' in entry ||
      'tournamentRound' in entry ||
      'tournamentOver' in entry ||
      'tournamentPaid' in entry
    )
      tournaments.apply(entry);
    else chat.apply(entry);
  };

  const file = openJournalFile<Entry>(directory);
  for (const entry of file.entries) apply(entry);
  /** Asked at every request: it goes through nothing that grows with play. */
  const isIdle = (session: Session, at: number) => {
    const seat = seatOf(session);
    const last = Math.max(
      session.createdAt,
      bySession.get(session.id)?.at(-1)?.startedAt ?? 0,
      engine.lastTouchedAt(seat),
      crash.lastPlacedAt(seat),
      live.lastPlacedAt(seat),
    );
    const hasOpen =
      (openBySession.get(session.id)?.size ?? 0) > 0 ||
      engine.hasOpen(seat) ||
      crash.hasOpen(seat) ||
      live.hasOpen(seat);
    return at - last >= keepMs && !hasOpen;
  };
  const dropIdle = (at: number) => {
    const idle = [...sessions.values()].filter((session) => isIdle(session, at));
    for (const session of idle) {
      const { id } = session;
      const seat = seatOf(session);
      for (const round of bySession.get(id) ?? []) {
        rounds.delete(round.id);
        progress.delete(round.id);
      }
      sessions.delete(id);
      purses.delete(id);
      given.delete(id);
      bySession.delete(id);
      openBySession.delete(id);
      if (latestAt.get(seat) === session) latestAt.delete(seat);
      if (session.mode === 'demo') {
        engine.dropSeat(seat);
        crash.dropSeat(seat);
        live.dropSeat(seat);
      }
    }
    engine.dropOld(at - KEEP_ROUNDS_MS, MOST_ROUNDS);
    const old = { played: at - KEEP_ROUNDS_MS, unplayed: at - KEEP_UNPLAYED_MS, most: MOST_ROUNDS };
    crash.dropOld(old);
    live.dropOld(old);
    chat.dropOld(at);
    tournaments.dropOld(toldAt(at));
    return idle.map(({ id }) => id);
  };
  /** Leaves in the file what is known now. */
  const compact = () => {
    const lines: Entry[][] = [];
    for (const session of sessions.values()) lines.push([{ session }]);
    for (const purse of purses.values()) lines.push([{ purse }]);
    for (const one of given.values()) lines.push([{ given: one }]);
    for (const round of rounds.values()) {
      const state = progress.get(round.id);
      lines.push(state ? [{ round }, { progress: state }] : [{ round }]);
    }
    for (const books of [engine, crash, live, chat, tournaments])
      for (const entry of books.lines()) lines.push([entry]);
    file.rewrite(lines);
  };
  let staged: Entry[] = [];
  let flushing: Promise<void> | null = null;
  const flush = () => {
    if (staged.length > 0) file.append(staged);
    staged = [];
  };
  dropIdle(now);
  try {
    compact();
  } catch {
    // A full disk, say. The old file stands whole, and says more than it has to.
  }

  return {
    sessions,
    liveSession(id, at) {
      const session = sessions.get(id);
      return session && !isIdle(session, at) ? session : undefined;
    },
    forgetIdle(at) {
      const forgotten = dropIdle(at);
      if (forgotten.length > 0 || file.grown() > GROWN) compact();
      return forgotten;
    },
    rounds,
    progress,
    purses,
    given,
    roundsOf: (sessionId) => bySession.get(sessionId) ?? [],
    openRoundAt: (seat) =>
      [...openBySession]
        .flatMap(([id, open]) => {
          const session = open.size > 0 ? sessions.get(id) : undefined;
          return session && seatOf(session) === seat
            ? [...open].flatMap((name) => rounds.get(name) ?? [])
            : [];
        })
        .toSorted((one, other) => one.startedAt - other.startedAt)
        .at(-1),
    engine,
    sessionAt: (seat) => latestAt.get(seat),
    crash,
    live,
    chat,
    tournaments,
    write(...entries) {
      file.append([...staged, ...entries]);
      staged = [];
      for (const entry of entries) apply(entry);
    },
    stage(...entries) {
      for (const entry of entries) apply(entry);
      staged.push(...entries);
      flushing ??= new Promise((resolve, reject) => {
        setImmediate(() => {
          flushing = null;
          try {
            flush();
            resolve();
          } catch (error) {
            reject(error instanceof Error ? error : new Error(String(error)));
          }
        });
      });
      return flushing;
    },
    close() {
      flush();
      file.close();
    },
  };
}
