import type { After } from './after';

/** What a table tells: its type, and what it is about. */
type TableEvent = Readonly<{ type: string } & Record<string, unknown>>;

/** From one telling of the clock to the next, ms. */
export const BEAT_MS = 5_000;
/** Bytes that may wait for a watcher whose connection is slow; who is further behind has to come again. */
const MOST_WAITING = 64 * 1024;
/** Streams of one session at a time; one more ends the oldest. */
const MOST_STREAMS = 4;
/**
 * So many watchers are told in one turn of the event loop. To tell 5,000 takes some 80 ms: a cash-out that arrives meanwhile
 * is not kept waiting for all of them.
 */
const AT_ONCE = 250;

/** Who looks at which table. */
export interface Watchers {
  /** A stream of server-sent events that begins with `first`. It ends when its reader goes. */
  join(gameId: string, sessionId: string, first: Uint8Array): ReadableStream<Uint8Array>;
  /** Tells all watchers of a table, in the bytes that were made once. */
  tell(gameId: string, event: TableEvent): void;
  /** Tells one session alone, on all its streams. */
  tellOne(sessionId: string, event: TableEvent): void;
  count(gameId: string): number;
  /** Sessions that watch a table. */
  sessionsAt(gameId: string): ReadonlySet<string>;
  endAll(): void;
}

const encoder = new TextEncoder();

/** An event as it goes over the line. */
export const bytesOf = (...events: readonly TableEvent[]): Uint8Array =>
  encoder.encode(events.map((event) => `data: ${JSON.stringify(event)}\n\n`).join(''));

interface Watcher {
  sessionId: string;
  tell(bytes: Uint8Array): void;
  end(): void;
}

export function createWatchers({ now, after }: { now(): number; after: After }): Watchers {
  const rooms = new Map<string, Set<Watcher>>();
  const bySession = new Map<string, Watcher[]>();
  let stopBeat: (() => void) | null = null;

  /** What is to be told to whom, in the order in which it happened. */
  const untold: { watchers: readonly Watcher[]; bytes: Uint8Array }[] = [];
  const goOn = () => {
    for (let left = AT_ONCE; left > 0;) {
      const first = untold.shift();
      if (!first) return;
      const { watchers, bytes } = first;
      for (const watcher of watchers.slice(0, left)) watcher.tell(bytes);
      if (watchers.length > left) untold.unshift({ watchers: watchers.slice(left), bytes });
      left -= watchers.length;
    }
    if (untold.length > 0) setImmediate(goOn);
  };
  const toAll = (watchers: Iterable<Watcher>, bytes: Uint8Array) => {
    untold.push({ watchers: [...watchers], bytes });
    // Otherwise there is a turn to come.
    if (untold.length === 1) goOn();
  };
  const beat = () => {
    stopBeat = rooms.size === 0 ? null : after(BEAT_MS, beat);
    const bytes = bytesOf({ type: 'clock', now: now() });
    for (const room of rooms.values()) toAll(room, bytes);
  };
  const leave = (gameId: string, watcher: Watcher) => {
    const room = rooms.get(gameId);
    room?.delete(watcher);
    if (room?.size === 0) rooms.delete(gameId);
    const own = bySession.get(watcher.sessionId)?.filter((other) => other !== watcher) ?? [];
    if (own.length > 0) bySession.set(watcher.sessionId, own);
    else bySession.delete(watcher.sessionId);
  };

  return {
    join(gameId, sessionId, first) {
      let watcher: Watcher | null = null;
      return new ReadableStream<Uint8Array>(
        {
          start(controller) {
            const end = () => {
              if (!watcher) return;
              leave(gameId, watcher);
              watcher = null;
              controller.close();
            };
            const tell = (bytes: Uint8Array) => {
              if (!watcher) return;
              controller.enqueue(bytes);
              if ((controller.desiredSize ?? 0) < 0) end();
            };
            watcher = { sessionId, tell, end };
            controller.enqueue(first);
            const own = bySession.get(sessionId) ?? [];
            if (own.length >= MOST_STREAMS) own[0]?.end();
            bySession.set(sessionId, [...(bySession.get(sessionId) ?? []), watcher]);
            rooms.set(gameId, (rooms.get(gameId) ?? new Set()).add(watcher));
            stopBeat ??= after(BEAT_MS, beat);
          },
          cancel() {
            if (watcher) leave(gameId, watcher);
            watcher = null;
          },
        },
        new ByteLengthQueuingStrategy({ highWaterMark: MOST_WAITING }),
      );
    },
    tell(gameId, event) {
      const room = rooms.get(gameId);
      if (room) toAll(room, bytesOf(event));
    },
    tellOne(sessionId, event) {
      const own = bySession.get(sessionId);
      if (own) toAll(own, bytesOf(event));
    },
    count: (gameId) => rooms.get(gameId)?.size ?? 0,
    sessionsAt: (gameId) => new Set([...(rooms.get(gameId) ?? [])].map(({ sessionId }) => sessionId)),
    endAll() {
      stopBeat?.();
      stopBeat = null;
      for (const room of rooms.values()) for (const watcher of [...room]) watcher.end();
    },
  };
}
