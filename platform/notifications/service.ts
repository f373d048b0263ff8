import type { Kernel } from '../kernel/kernel';
import type { GeographyService } from '../geography/service';
import { presentBalances, type LedgerService } from '../ledger/service';
import type { LiveService } from '../live/service';
import { createCoalescer } from './coalescer';
import { pushMessageSchema, type PlayerEvent, type PushMessage } from './push-messages';
import * as store from './store';
import type { PlayerStream, PlayerStreamState } from './stream';

export type { PushMessage } from './push-messages';

/** Live channel to players, over all platform instances. */
export interface NotificationsService {
  /** Announces the gathered players. */
  stop(): Promise<void>;
  /** To be called after the commit that changed a balance; returns at once and never throws. */
  balanceChanged(playerId: string): void;
  /** The same, within the transaction that changes it: told when that commits. */
  balanceChanges(trx: store.Db, playerId: string): Promise<void>;
  /**
   * Stores a message and pushes it; an absent player gets it on coming back within 7 days.
   * @param trx the transaction that the message belongs to; without one it gets its own.
   * @returns its id. @throws ZodError for an invalid push message.
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
  /** Deletes what is kept for a player's page. */
  erase(playerId: string): Promise<void>;
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
  live: Pick<LiveService, 'hear' | 'topic'>;
}

/** Data of a `balance` event: the same as GET /api/v1/me/balance. */
type BalancePayload = ReturnType<typeof presentBalances>;

/** Streams of one player on one instance: more tabs than anybody has open, fewer than hurt. */
const STREAMS_PER_PLAYER = 12;
/** How long an ended log-in is remembered: longer than a request for a stream is under way. */
const GONE_MS = 60_000;
/** How many balances are read at the same time, so that a burst leaves connections of the pool to the bets. */
const READERS = 4;

export function createNotificationsService(kernel: Kernel, parts: NotificationsParts): NotificationsService {
  const { db, log } = kernel;
  const streams = parts.live.topic<PlayerEvent, PlayerStreamState>({
    perKey: STREAMS_PER_PLAYER,
    retryAfter: 30,
  });
  /** Players whose balance must be read; each at most once, however often it changed. */
  const stale = new Set<string>();
  /** Sessions and players whose streams were just ended, and when: a stream may have been opening meanwhile. */
  const gone = new Map<string, number>();
  let readers = 0;

  const balanceOf = async (playerId: string) => presentBalances(await parts.ledger.balances(playerId));

  const readStale = async () => {
    readers += 1;
    for (const playerId of stale) {
      stale.delete(playerId);
      try {
        const balance = await balanceOf(playerId);
        for (const stream of streams.of(playerId)) writeBalance(stream, balance);
      } catch (error) {
        log.error({ err: error }, 'push: balance could not be read');
      }
    }
    readers -= 1;
  };

  const pushBalance = (playerId: string) => {
    if (streams.of(playerId).size === 0) return;
    stale.add(playerId);
    if (readers < READERS) void readStale();
  };

  const writeBalance = (stream: PlayerStream, balance: BalancePayload) => {
    const { currency } = balance.balance;
    // Versions are counted for each wallet; another one is in use from now on, whatever its number.
    if (currency === stream.state.balanceCurrency && balance.version <= stream.state.balanceVersion) return;
    stream.state.balanceVersion = balance.version;
    stream.state.balanceCurrency = currency;
    // With the id of the last message, so that a browser that has seen none yet resumes from here.
    stream.write({ event: 'balance', data: balance, id: stream.state.lastEventId });
  };

  const pushMessages = async (playerId: string) => {
    const open = streams.of(playerId);
    if (open.size === 0) return;
    try {
      const from = Math.min(...[...open].map(({ state }) => state.lastEventId));
      writeMessages(open, await store.eventsAfter(db, playerId, from));
    } catch (error) {
      log.error({ err: error }, 'push: messages could not be read');
    }
  };

  const writeMessages = (to: Iterable<PlayerStream>, events: readonly store.StoredEvent[]) => {
    for (const stream of to) {
      for (const { id, message } of events) {
        if (id <= stream.state.lastEventId) continue;
        stream.state.lastEventId = id;
        stream.write({ event: 'message', data: message, id });
      }
    }
  };

  const remember = (id: string) => {
    gone.set(id, Date.now());
    for (const [known, at] of gone) if (at < Date.now() - GONE_MS) gone.delete(known);
  };

  const closeSession = (sessionId: string) => {
    remember(sessionId);
    for (const stream of streams.all()) if (stream.state.sessionId === sessionId) stream.close();
  };

  const closePlayer = (playerId: string) => {
    remember(playerId);
    for (const stream of [...streams.of(playerId)]) stream.close();
  };

  const heard = (payload: string) => {
    const announcement = store.readAnnouncement(payload);
    if (!announcement) {
      log.warn('push: an announcement that is none');
      return;
    }
    announcement.balances?.forEach(pushBalance);
    announcement.messages?.forEach((playerId) => void pushMessages(playerId));
    announcement.sessions?.forEach(closeSession);
    announcement.blocked?.forEach(closePlayer);
  };

  const isBlocked = (country: string | null) => parts.geography.blockOf(country) !== null;

  parts.geography.onChange(() => {
    for (const stream of streams.all()) if (isBlocked(stream.state.country)) stream.close();
  });

  parts.live.hear({
    channel: store.CHANNEL,
    heard,
    missed() {
      // Read everything again. Ended sessions show when the browser, whose stream ends here, comes back.
      for (const stream of streams.all()) stream.close();
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

  return {
    stop: () => balances.stop(),

    balanceChanged: (playerId) => balances.add(playerId),
    balanceChanges: (trx, playerId) => store.announce(trx, [{ balances: [playerId] }]),

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
      streams.admit(playerId);
      // Registered before anything else is read: later announcements reach it, and earlier ones are read now.
      const lastEventId = Math.min(resumeAfter ?? newest, newest);
      const state = { sessionId, country, lastEventId, balanceVersion: -1, balanceCurrency: null };
      const stream = streams.open(playerId, state, drop);
      // A browser that comes back sends the cookie of whoever is logged in by then. Without an id: where it resumes stays.
      stream.write({ event: 'player', data: { id: playerId } });
      // Session and country were checked before the stream was registered. The browser reconnects and is refused
      // then.
      if (gone.has(sessionId) || gone.has(playerId) || isBlocked(country)) stream.close();
      try {
        writeMessages([stream], await store.eventsAfter(db, playerId, stream.state.lastEventId));
        writeBalance(stream, await balanceOf(playerId));
      } catch (error) {
        stream.close();
        throw error;
      }
      return stream.body;
    },

    openStreams: () => streams.size,

    erase: (playerId) => store.deleteEventsOf(db, playerId),

    async sweep() {
      const swept = await store.sweepEvents(db);
      log.info({ swept }, 'push messages swept');
    },
  };
}
