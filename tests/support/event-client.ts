import http from 'node:http';
import { cookieOf } from './games-harness';
import type { PlayerSession } from '@/platform/kernel/session';

export interface ServerEvent {
  event: string;
  id: string | null;
  data: Record<string, unknown>;
}

/** A browser's end of a stream, without its coming back by itself. */
export interface EventClient {
  status: number;
  headers: http.IncomingHttpHeaders;
  /** Everything as it came over the wire. */
  raw(): string;
  /** The next event that fits, taking it and those before it. Rejects when the stream ends first. */
  next(fits?: (event: ServerEvent) => boolean): Promise<ServerEvent>;
  /** The next text on the wire that contains it. */
  text(part: string): Promise<void>;
  ended: Promise<void>;
  /** Leaves without a word, as a closed tab does. */
  leave(): void;
  /** Reads no more, but stays. */
  pause(): void;
}

export async function openEvents(
  url: string,
  player: PlayerSession | null,
  options: { path?: string; lastEventId?: string; headers?: Record<string, string> } = {},
): Promise<EventClient> {
  const request = http.get(url + (options.path ?? '/api/v1/events'), {
    // A connection of its own, as a browser's stream has.
    agent: false,
    headers: {
      accept: 'text/event-stream',
      ...(player ? { cookie: cookieOf(player) } : {}),
      ...(options.lastEventId === undefined ? {} : { 'last-event-id': options.lastEventId }),
      ...options.headers,
    },
  });
  const response = await new Promise<http.IncomingMessage>((resolve, reject) => {
    request.once('response', resolve);
    request.once('error', reject);
  });
  request.on('error', () => undefined);
  response.setEncoding('utf8');

  let raw = '';
  let read = 0;
  let over = false;
  const events: ServerEvent[] = [];
  const waiting = new Set<() => void>();
  const wake = () => [...waiting].forEach((look) => look());

  response.on('data', (chunk: string) => {
    raw += chunk;
    for (let end = raw.indexOf('\n\n', read); end >= 0; end = raw.indexOf('\n\n', read)) {
      const lines = raw.slice(read, end).split('\n');
      read = end + 2;
      const field = (name: string) =>
        lines.find((line) => line.startsWith(`${name}: `))?.slice(name.length + 2) ?? null;
      const data = field('data');
      if (data === null) continue;
      events.push({
        event: field('event') ?? 'message',
        id: field('id'),
        data: JSON.parse(data) as Record<string, unknown>,
      });
    }
    wake();
  });
  const ended = new Promise<void>((resolve) => {
    const done = () => {
      over = true;
      wake();
      resolve();
    };
    response.once('end', done);
    response.once('close', done);
    response.on('error', done);
  });

  const until = <T>(look: () => T | undefined, what: string) =>
    new Promise<T>((resolve, reject) => {
      const attempt = () => {
        const found = look();
        if (found !== undefined) {
          waiting.delete(attempt);
          resolve(found);
        } else if (over) {
          waiting.delete(attempt);
          reject(new Error(`the stream ended before ${what}; it said: ${raw}`));
        }
      };
      waiting.add(attempt);
      attempt();
    });

  return {
    status: response.statusCode ?? 0,
    headers: response.headers,
    raw: () => raw,
    next: (fits = () => true) =>
      until(() => {
        const at = events.findIndex(fits);
        return at < 0 ? undefined : events.splice(0, at + 1).at(-1);
      }, 'the event'),
    async text(part) {
      const from = raw.length;
      await until(() => (raw.indexOf(part, from) >= 0 ? true : undefined), part);
    },
    ended,
    leave: () => request.destroy(),
    pause: () => response.pause(),
  };
}
