import { withBasePath } from '@/lib/config/base-path';
import type { Winner } from './merge-winners';

/** Pauses before a stream is tried again that the browser has given up. Milliseconds. */
const RETRY_MIN_MS = 5_000;
const RETRY_MAX_MS = 300_000;

const isWinners = (value: unknown): value is Winner[] =>
  Array.isArray(value) && value.every((entry) => typeof (entry as Winner | null)?.id === 'number');

function read(data: string): Winner[] {
  try {
    const value: unknown = JSON.parse(data);
    return isWinners(value) ? value : [];
  } catch {
    return [];
  }
}

/**
 * Tells of new winners as long as the page is seen: a hidden one gives its stream up, of which a browser has few. The
 * browser comes back by itself when a connection breaks; where it was refused, it is tried again with growing pauses.
 * @param onWinners gets them the newest first, some perhaps again.
 * @returns ends it.
 */
export function watchWinners(onWinners: (winners: Winner[]) => void): () => void {
  let source: EventSource | undefined;
  let retry: ReturnType<typeof setTimeout> | undefined;
  let pause = RETRY_MIN_MS;

  const close = () => {
    clearTimeout(retry);
    source?.close();
    source = undefined;
  };
  const open = () => {
    close();
    const opened = new EventSource(withBasePath('/api/v1/winners/events'));
    source = opened;
    opened.addEventListener('winners', ({ data }: MessageEvent<string>) => {
      pause = RETRY_MIN_MS;
      onWinners(read(data));
    });
    opened.addEventListener('error', () => {
      if (opened.readyState !== EventSource.CLOSED || source !== opened) return;
      retry = setTimeout(open, pause);
      pause = Math.min(pause * 2, RETRY_MAX_MS);
    });
  };
  const follow = () => (document.hidden ? close() : open());

  document.addEventListener('visibilitychange', follow);
  follow();
  return () => {
    document.removeEventListener('visibilitychange', follow);
    close();
  };
}
