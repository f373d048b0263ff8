import { API_CODES, type ApiCode } from '@/lib/domain/api-codes';
import { createListener } from '@/lib/node/postgres/listener';
import { APP_ROLE } from '../db/pool';
import type { Kernel } from '../kernel/kernel';
import { Problem } from '../kernel/problem';
import { createEventStream, type EventStream, type StreamEvent } from './event-stream';

export {
  prepareEvent,
  resumeAfterOf,
  toStreamResponse,
  type EventStream,
  type StreamEvent,
} from './event-stream';

const HEARTBEAT_MS = 15_000;
/** A stream ends after this long and the browser opens another: a session that ran out is noticed then. */
const STREAM_MAX_MS = 30 * 60_000;

/** An announcement: one instance sends it, all receive it, the sender too. */
export interface Announcements {
  /** PostgreSQL's LISTEN/NOTIFY channel. */
  channel: string;
  heard(payload: string): void;
  /** The connection was lost and is back: announcements in between were missed. */
  missed(): void;
}

/** A stream to one browser. */
export interface LiveStream<Event extends StreamEvent, State> extends EventStream<Event> {
  readonly key: string;
  readonly openedAt: number;
  /** The topic's own data about the stream. */
  readonly state: State;
}

export interface TopicOptions {
  /** Streams of one key (a player, a network) on one instance. */
  perKey: number;
  /** Streams of the topic on one instance; without it as many as there are. */
  inAll?: number;
  /** Seconds after which a refused client may try again. */
  retryAfter: number;
}

/** Streams of one kind: limits, the open ones, and their maximum age. */
export interface Topic<Event extends StreamEvent, State> {
  /** @throws Problem 429 beyond the streams of a key, 503 beyond those of the topic and while the instance stops. */
  admit(key: string): void;
  /** Registers a stream that `admit` has let in. `drop` breaks the connection of a reader who does not read. */
  open(key: string, state: State, drop: () => void): LiveStream<Event, State>;
  /** Open streams of a key. */
  of(key: string): ReadonlySet<LiveStream<Event, State>>;
  all(): LiveStream<Event, State>[];
  /** How many are open. */
  readonly size: number;
}

/**
 * The one hub of an instance for everything live: one connection that receives announcements, one heartbeat, and for
 * each topic its streams and their limits. It does not interpret what topics send. Topics and announcements are
 * registered when the contexts are built, before `start`.
 */
export interface LiveService {
  start(): Promise<void>;
  /** Ends all streams and takes no new ones. */
  stop(): Promise<void>;
  hear(announcements: Announcements): void;
  topic<Event extends StreamEvent, State>(options: TopicOptions): Topic<Event, State>;
}

const busy = (status: 429 | 503, code: ApiCode, detail: string, seconds: number) =>
  new Problem(status, code, detail, { retryAfter: seconds }, { 'Retry-After': String(seconds) });

export function createLiveService(
  { log, config }: Pick<Kernel, 'log'> & { config: Pick<Kernel['config'], 'databaseUrl'> },
  { heartbeatMs = HEARTBEAT_MS }: { heartbeatMs?: number } = {},
): LiveService {
  const announcements = new Map<string, Announcements>();
  const topics: { all(): Pick<LiveStream<StreamEvent, unknown>, 'openedAt' | 'heartbeat' | 'close'>[] }[] =
    [];
  let listener: ReturnType<typeof createListener> | undefined;
  let heartbeat: NodeJS.Timeout | undefined;
  let stopped = false;

  const all = () => topics.flatMap((topic) => topic.all());
  const beat = () => {
    const oldest = Date.now() - STREAM_MAX_MS;
    for (const stream of all()) {
      if (stream.openedAt < oldest) stream.close();
      else stream.heartbeat();
    }
  };

  return {
    async start() {
      listener = createListener({
        databaseUrl: config.databaseUrl,
        channels: [...announcements.keys()],
        name: 'parlour-live',
        role: APP_ROLE,
        warn: (what, error, retryMs) => log.warn({ err: error, retryMs }, `live: connection ${what}`),
        onPayload: (payload, channel) => announcements.get(channel)?.heard(payload),
        onReconnect() {
          log.info({ streams: all().length }, 'live: listening again');
          for (const { missed } of announcements.values()) missed();
        },
      });
      await listener.start();
      heartbeat = setInterval(beat, heartbeatMs);
      heartbeat.unref();
    },

    async stop() {
      stopped = true;
      clearInterval(heartbeat);
      for (const stream of all()) stream.close();
      await listener?.stop();
    },

    hear(heard) {
      if (announcements.has(heard.channel)) throw new Error(`${heard.channel} is heard already`);
      announcements.set(heard.channel, heard);
    },

    topic<Event extends StreamEvent, State>({ perKey, inAll = Infinity, retryAfter }: TopicOptions) {
      type Stream = LiveStream<Event, State>;
      const streams = new Map<string, Set<Stream>>();
      const none: ReadonlySet<Stream> = new Set();
      let size = 0;
      const topic: Topic<Event, State> = {
        admit(key) {
          if (stopped) throw busy(503, API_CODES.serverError, 'this instance is stopping', retryAfter);
          if (size >= inAll) throw busy(503, API_CODES.serverError, 'too many streams', retryAfter);
          if ((streams.get(key)?.size ?? 0) >= perKey) {
            throw busy(429, API_CODES.tooManyRequests, 'too many open pages', retryAfter);
          }
        },
        open(key, state, drop) {
          const open = streams.get(key) ?? new Set<Stream>();
          const stream: Stream = {
            ...createEventStream<Event>({
              drop,
              onClosed() {
                size -= 1;
                open.delete(stream);
                if (open.size === 0 && streams.get(key) === open) streams.delete(key);
              },
            }),
            key,
            openedAt: Date.now(),
            state,
          };
          size += 1;
          open.add(stream);
          streams.set(key, open);
          return stream;
        },
        of: (key) => streams.get(key) ?? none,
        all: () => [...streams.values()].flatMap((open) => [...open]),
        get size() {
          return size;
        },
      };
      topics.push(topic);
      return topic;
    },
  };
}
