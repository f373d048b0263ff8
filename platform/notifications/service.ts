import { API_CODES } from '@/lib/domain/api-codes';
import { createListener } from '@/lib/postgres/listener';
import { APP_ROLE } from '../db/pool';
import type { Kernel } from '../kernel/kernel';
import type { GeographyService } from '../geography/service';
import { Problem } from '../kernel/problem';
import { presentBalances, type LedgerService } from '../ledger/service';
import { createCoalescer } from './coalescer';
import { pushMessageSchema, type PushMessage } from './push-messages';
import * as store from './store';
import { createStream, type PlayerStream } from './stream';

export type { PushMessage } from './push-messages';

/** Live channel to players, over all platform instances. */
export interface NotificationsService {
  start(): Promise<void>;
  /** Ends all streams and takes no new ones. */
  stop(): Promise<void>;
  /** To be called after the commit that changed a balance; returns at once and never throws. */
  balanceChanged(playerId: string): void;
  /**
   * Stores a message and pushes it; an absent player gets it on coming back within 7 days.
   * @param trx the transaction that the message belongs to; without one it stands by itself.
   * @returns its id. @throws ZodError for what is no push message.
   */
  send(playerId: string, message: PushMessage, trx?: store.Db): Promise<number>;
  /** A log-in is over: its streams end, on whichever instance they are. Never throws. */
  sessionEnded(sessionId: string): Promise<void>;
  /**
   * Opens a stream for a player.
   * @param options.resumeAfter the last message that the browser has seen.
   * @throws Problem 429 beyond the player's number of streams, 503 while the platform stops.
   */
  open(options: OpenOptions): Promise<ReadableStream<Uint8Array>>;
  /** Streams open on this instance. */
  openStreams(): number;
  /** Deletes messages that can no longer be resumed. */
  sweep(): Promise<void>;
}

export interface OpenOptions {
  playerId: string;
  sessionId: string;
  /** ISO 3166 alpha-2 of the address that it goes to, when known. */
  country: string | null;
  resumeAfter?: number;
  /** Breaks the connection when the reader does not read. */
  drop(): void;
}

export interface NotificationsParts {
  ledger: Pick<LedgerService, 'balances'>;
  geography: Pick<GeographyService, 'blockOf' | 'onChange'>;
  heartbeatMs?: number;
}

/** What a `balance` event carries: the same as GET /api/v1/me/balance. */
type BalancePayload = ReturnType<typeof presentBalances>;

const HEARTBEAT_MS = 15_000;
/** Streams of one player on one instance: more tabs than anybody has open, fewer than hurt. */
const STREAMS_PER_PLAYER = 12;
/** A stream ends after this long and the browser opens another: so a session that ran out is noticed. */
const STREAM_MAX_MS = 30 * 60_000;
/** How long an ended log-in is remembered: longer than a request for a stream is under way. */
const GONE_MS = 60_000;
/** Balances read at the same time, so that a burst leaves connections of the pool to the bets. */
const READERS = 4;

export function createNotificationsService(kernel: Kernel, parts: NotificationsParts): NotificationsService {
  const { db, log, config } = kernel;
  const streams = new Map<string, Set<PlayerStream>>();
  /** Players whose balance is to be read; a player stands here once however often it changed. */
  const stale = new Set<string>();
  /** Log-ins and players whose streams were just ended, by when: a stream may have been on its way meanwhile. */
  const gone = new Map<string, number>();
  let readers = 0;
  let stopped = false;
  let heartbeat: NodeJS.Timeout | undefined;

  const balanceOf = async (playerId: string) => presentBalances(await parts.ledger.balances(playerId));

  const all = () => [...streams.values()].flatMap((set) => [...set]);

  const readStale = async () => {
    readers += 1;
    for (const playerId of stale) {
      stale.delete(playerId);
      try {
        const balance = await balanceOf(playerId);
        for (const stream of streams.get(playerId) ?? []) writeBalance(stream, balance);
      } catch (error) {
        log.error({ err: error }, 'push: balance could not be read');
      }
    }
    readers -= 1;
  };

  const pushBalance = (playerId: string) => {
    if (!streams.has(playerId)) return;
    stale.add(playerId);
    if (readers < READERS) void readStale();
  };

  const writeBalance = (stream: PlayerStream, balance: BalancePayload) => {
    if (balance.version <= stream.balanceVersion) return;
    stream.balanceVersion = balance.version;
    // With the id of the last message, so that a browser that has seen none yet resumes from here.
    stream.write({ event: 'balance', data: balance, id: stream.lastEventId });
  };

  const pushMessages = async (playerId: string) => {
    const open = streams.get(playerId);
    if (!open) return;
    try {
      const from = Math.min(...[...open].map(({ lastEventId }) => lastEventId));
      writeMessages(open, await store.eventsAfter(db, playerId, from));
    } catch (error) {
      log.error({ err: error }, 'push: messages could not be read');
    }
  };

  const writeMessages = (to: Iterable<PlayerStream>, events: readonly store.StoredEvent[]) => {
    for (const stream of to) {
      for (const { id, message } of events) {
        if (id <= stream.lastEventId) continue;
        stream.lastEventId = id;
        stream.write({ event: 'message', data: message, id });
      }
    }
  };

  const closeSession = (sessionId: string) => {
    gone.set(sessionId, Date.now());
    for (const stream of all()) if (stream.sessionId === sessionId) stream.close();
  };

  const closePlayer = (playerId: string) => {
    gone.set(playerId, Date.now());
    for (const stream of [...(streams.get(playerId) ?? [])]) stream.close();
  };

  const heard = (payload: string) => {
    try {
      const announcement = JSON.parse(payload) as store.Announcement;
      announcement.balances?.forEach(pushBalance);
      announcement.messages?.forEach((playerId) => void pushMessages(playerId));
      announcement.sessions?.forEach(closeSession);
      announcement.blocked?.forEach(closePlayer);
    } catch {
      // Whoever may connect to the database may announce anything; an instance of another version might.
      log.warn('push: an announcement that is none');
    }
  };

  const isBlocked = (country: string | null) => parts.geography.blockOf(country) !== null;

  parts.geography.onChange(() => {
    for (const stream of all()) if (isBlocked(stream.country)) stream.close();
  });

  const listener = createListener({
    databaseUrl: config.databaseUrl,
    channel: store.CHANNEL,
    name: 'parlour-push',
    role: APP_ROLE,
    warn: (what, error, retryMs) => log.warn({ err: error, retryMs }, `push: connection ${what}`),
    onPayload: heard,
    onReconnect() {
      // Whatever was announced while nobody listened: read it all again. Ended log-ins show when the browser,
      // whose stream ends here, comes back.
      log.info({ streams: all().length }, 'push: listening again');
      for (const stream of all()) stream.close();
    },
  });

  const balances = createCoalescer(
    (chunks) =>
      store.announce(
        db,
        chunks.map((players) => ({ balances: players })),
      ),
    (error) => log.warn({ err: error }, 'push: balances could not be announced'),
  );

  const beat = () => {
    const oldest = Date.now() - STREAM_MAX_MS;
    for (const stream of all()) {
      if (stream.openedAt < oldest) stream.close();
      else stream.heartbeat();
    }
    for (const [id, at] of gone) if (at < Date.now() - GONE_MS) gone.delete(id);
  };

  return {
    async start() {
      await listener.start();
      heartbeat = setInterval(beat, parts.heartbeatMs ?? HEARTBEAT_MS);
      heartbeat.unref();
    },

    async stop() {
      stopped = true;
      clearInterval(heartbeat);
      for (const stream of all()) stream.close();
      await balances.stop();
      await listener.stop();
    },

    balanceChanged: (playerId) => balances.add(playerId),

    async send(playerId, message, trx) {
      const checked = pushMessageSchema.parse(message);
      if (trx) return store.appendEvent(trx, playerId, checked);
      return db.transaction().execute((own) => store.appendEvent(own, playerId, checked));
    },

    async sessionEnded(sessionId) {
      closeSession(sessionId);
      try {
        await store.announce(db, [{ sessions: [sessionId] }]);
      } catch (error) {
        log.error({ err: error }, 'push: the end of a session could not be announced');
      }
    },

    async open({ playerId, sessionId, country, resumeAfter, drop }) {
      const newest = await store.newestEventId(db, playerId);
      if (stopped) throw new Problem(503, API_CODES.serverError, 'this instance is stopping');
      const open = streams.get(playerId) ?? new Set<PlayerStream>();
      if (open.size >= STREAMS_PER_PLAYER) {
        const wait = { retryAfter: 30 };
        throw new Problem(429, API_CODES.tooManyRequests, 'too many open pages', wait, {
          'Retry-After': '30',
        });
      }
      const stream = createStream({
        playerId,
        sessionId,
        country,
        lastEventId: Math.min(resumeAfter ?? newest, newest),
        openedAt: Date.now(),
        drop,
        onClosed(closed) {
          open.delete(closed);
          if (open.size === 0 && streams.get(playerId) === open) streams.delete(playerId);
        },
      });
      // Registered before anything else is read: what is announced meanwhile reaches it, what was announced
      // before is read now.
      open.add(stream);
      streams.set(playerId, open);
      // Its session and its country were looked at before. The browser comes back and is told so.
      if (gone.has(sessionId) || gone.has(playerId) || isBlocked(country)) stream.close();
      try {
        writeMessages([stream], await store.eventsAfter(db, playerId, stream.lastEventId));
        writeBalance(stream, await balanceOf(playerId));
      } catch (error) {
        stream.close();
        throw error;
      }
      return stream.body;
    },

    openStreams: () => all().length,

    async sweep() {
      const swept = await store.sweepEvents(db);
      log.info({ swept }, 'push messages swept');
    },
  };
}
