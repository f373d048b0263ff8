/** Pauses before a stream is tried again that was refused. Milliseconds. */
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
 * Opens a stream of events and keeps it open. One that breaks off the browser opens again by itself, and asks for what it
 * missed; one that was refused (any status but 200) it gives up, and that is tried again with growing pauses.
 * @returns ends it
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
