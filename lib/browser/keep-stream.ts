/** Pauses before a refused stream is tried again. Milliseconds. */
const RETRY_MIN_MS = 5_000;
const RETRY_MAX_MS = 300_000;

interface StreamOptions {
  /** With the base path. */
  url: string;
  /** Adds the listeners, to each stream that is opened. */
  listen: (source: EventSource) => void;
  onRefused?: () => void;
}

/**
 * Opens a stream of events and keeps it open. When it breaks off, the browser opens it again by itself and asks for what it
 * missed. When it is refused (any status but 200), the browser gives up, and we try again with growing pauses.
 * @returns closes it
 */
export function keepStream({ url, listen, onRefused }: StreamOptions): () => void {
  let source: EventSource | undefined;
  let retry: ReturnType<typeof setTimeout> | undefined;
  let pause = RETRY_MIN_MS;
  const open = () => {
    const opened = new EventSource(url);
    source = opened;
    listen(opened);
    opened.addEventListener('open', () => (pause = RETRY_MIN_MS));
    opened.addEventListener('error', () => {
      if (opened.readyState !== EventSource.CLOSED || source !== opened) return;
      onRefused?.();
      retry = setTimeout(open, pause);
      pause = Math.min(pause * 2, RETRY_MAX_MS);
    });
  };
  open();
  return () => {
    clearTimeout(retry);
    source?.close();
    source = undefined;
  };
}

/**
 * The same as long as the page is seen: a hidden one gives its stream up, of which a browser has few.
 * @returns ends it
 */
export function keepStreamWhileSeen(options: StreamOptions): () => void {
  let end: (() => void) | undefined;
  const follow = () => {
    end?.();
    end = document.hidden ? undefined : keepStream(options);
  };
  document.addEventListener('visibilitychange', follow);
  follow();
  return () => {
    document.removeEventListener('visibilitychange', follow);
    end?.();
  };
}
