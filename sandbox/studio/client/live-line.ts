/** Quieter than this the line is taken for dead: the studio tells its clock every 5 s. */
const SILENT_MS = 12_000;
const FIRST_WAIT_MS = 500;
const LONGEST_WAIT_MS = 8_000;
/** So many tellings of the clock are compared. */
const SAMPLES = 12;

/**
 * The studio's clock as far as its word has come: it lags by the way of a message, so that nothing is shown before the studio
 * could have told otherwise. Of several tellings the least delayed one counts.
 */
export function createStudioClock(now: () => number) {
  let ahead: number[] = [];
  let stopped: number | null = null;
  const read = () => (ahead.length === 0 ? null : Math.floor(now() + Math.max(...ahead)));
  return {
    hear(told: number) {
      if (stopped !== null) ahead = [];
      stopped = null;
      ahead = [...ahead, told - now()].slice(-SAMPLES);
    },
    /** The line is broken: the clock stands until the studio is heard again, and what it was told before counts no more. */
    stop: () => void (stopped ??= read()),
    /** Whole ms; null before the first telling. */
    read: (): number | null => stopped ?? read(),
  };
}
export type StudioClock = ReturnType<typeof createStudioClock>;

export interface Live {
  close(): void;
}

/** Opens a line that tells its messages. */
type OpenLine = (on: { message(text: string): void; error(): void }) => { close(): void };

/** A line of server-sent events. */
export const eventLine =
  (address: string): OpenLine =>
  (on) => {
    const source = new EventSource(address);
    source.onmessage = ({ data }) => on.message(String(data));
    source.onerror = on.error;
    return source;
  };

/** Listens to a table, and comes again by itself when the line breaks. */
export function openLive<Event>(options: {
  open: OpenLine;
  hear(event: Event): void;
  /** The line broke for the so-manieth time since it last worked. */
  lost(times: number): void;
  /** It works again, or for the first time. */
  found(): void;
  random?(): number;
}): Live {
  const { random = Math.random } = options;
  let line: ReturnType<OpenLine> | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let times = 0;
  let isHeard = false;
  let closed = false;

  const later = (ms: number, work: () => void) => {
    clearTimeout(timer);
    timer = setTimeout(work, ms);
  };
  const breaks = () => {
    line?.close();
    line = null;
    if (closed) return;
    isHeard = false;
    times += 1;
    options.lost(times);
    const wait = Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** (times - 1));
    // Many lines break at once when a studio restarts: they do not come back in step.
    later(wait / 2 + (random() * wait) / 2, connect);
  };
  const connect = () => {
    line = options.open({
      message(text) {
        later(SILENT_MS, breaks);
        if (!isHeard) options.found();
        isHeard = true;
        times = 0;
        options.hear(JSON.parse(text) as Event);
      },
      error: breaks,
    });
    later(SILENT_MS, breaks);
  };
  connect();
  return {
    close() {
      closed = true;
      clearTimeout(timer);
      line?.close();
    },
  };
}
