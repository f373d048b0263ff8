import { API_CODES, type ApiCode } from '@/lib/domain/api-codes';
import { createListener } from '@/lib/postgres/listener';
import { APP_ROLE } from '../db/pool';
import { networkOf } from '../kernel/address';
import { createEventStream, type EventStream } from '../kernel/event-stream';
import type { Kernel } from '../kernel/kernel';
import { Problem } from '../kernel/problem';
import type { WinnersEvent } from './schemas';
import * as store from './store';
import type { Winner } from './winners';

const HEARTBEAT_MS = 15_000;
/** A stream ends after this long and the browser opens another, so that who left unnoticed takes no place for ever. */
const STREAM_MAX_MS = 30 * 60_000;
/** Streams of one network on one instance: a household, or an office behind one address. */
const STREAMS_PER_NETWORK = 24;
/** Streams of one instance in all; who gets none still has the list that came with the page. */
const STREAMS = 4_000;
/** Winners that one event brings at most: more than the page shows. */
const PER_EVENT = 12;
/** How long streams that open one after the other may begin with the same read: all come back at once after a restart. */
const BEGINNING_MS = 1_000;

export interface LiveOptions {
  address: string;
  /** The last winner that the browser has seen. */
  resumeAfter?: number;
  /** Breaks the connection when the reader does not read. */
  drop(): void;
}

export interface LiveWinners {
  start(): Promise<void>;
  /** Ends all streams and takes no new ones. */
  stop(): Promise<void>;
  /** @throws Problem 429 beyond the streams of a network, 503 beyond those of the instance and while it stops. */
  open(options: LiveOptions): Promise<ReadableStream<Uint8Array>>;
}

interface WinnerStream extends EventStream<WinnersEvent> {
  readonly network: string;
  readonly openedAt: number;
  /** The newest winner that was written to it. */
  lastId: number;
}

interface Beginning {
  readonly readAt: number;
  readonly winners: Promise<Winner[]>;
}

interface LiveParts {
  /** The newest winners after one, the newest first. */
  newest(limit: number, after?: number): Promise<Winner[]>;
  heartbeatMs?: number;
}

const busy = (status: 429 | 503, code: ApiCode, detail: string) =>
  new Problem(status, code, detail, { retryAfter: 60 }, { 'Retry-After': '60' });

/** New winners to everybody who looks, over all platform instances. */
export function createLiveWinners(
  { log, config }: Pick<Kernel, 'log'> & { config: Pick<Kernel['config'], 'databaseUrl'> },
  { newest, heartbeatMs = HEARTBEAT_MS }: LiveParts,
): LiveWinners {
  const streams = new Set<WinnerStream>();
  const perNetwork = new Map<string, number>();
  /** What new streams begin with; none that began before the last announcement was heard. */
  let beginning: Beginning | undefined;
  let telling = false;
  let again = false;
  let stopped = false;
  let heartbeat: NodeJS.Timeout | undefined;

  const write = (stream: WinnerStream, winners: readonly Winner[]) => {
    const fresh = winners.filter(({ id }) => id > stream.lastId);
    const [first] = fresh;
    if (!first) return;
    stream.lastId = first.id;
    stream.write({ event: 'winners', data: fresh, id: first.id });
  };

  const tell = async () => {
    // However many announcements come meanwhile: one more look finds them all.
    again = true;
    if (telling) return;
    telling = true;
    while (again && !stopped) {
      again = false;
      if (streams.size === 0) continue;
      try {
        // From where the last of them is: what one has seen, another may not have.
        const from = Math.min(...[...streams].map(({ lastId }) => lastId));
        const winners = await newest(PER_EVENT, from);
        for (const stream of streams) write(stream, winners);
      } catch (error) {
        log.error({ err: error }, 'winners could not be read');
      }
    }
    telling = false;
  };

  const announced = () => {
    // A read that began before may lack who is announced, and a stream that opens from now on is not told again.
    beginning = undefined;
    void tell();
  };

  const readBeginning = (): Beginning => {
    const mine = { readAt: Date.now(), winners: newest(PER_EVENT) };
    beginning = mine;
    mine.winners.catch(() => {
      if (beginning === mine) beginning = undefined;
    });
    return mine;
  };

  /** The newest winners for a browser that has seen some: one read for all who come at about the same time. */
  const beginningFor = async (seen: number): Promise<Winner[]> => {
    if (!beginning || Date.now() - beginning.readAt > BEGINNING_MS) return readBeginning().winners;
    const shared = beginning;
    const winners = await shared.winners;
    if ((winners[0]?.id ?? 0) >= seen) return winners;
    // Another instance told it more than was read here, or it comes from another house: one read later tells.
    return (beginning && beginning !== shared ? beginning : readBeginning()).winners;
  };

  const listener = createListener({
    databaseUrl: config.databaseUrl,
    channel: store.CHANNEL,
    name: 'parlour-winners',
    role: APP_ROLE,
    warn: (what, error, retryMs) => log.warn({ err: error, retryMs }, `winners: connection ${what}`),
    onPayload: announced,
    onReconnect: announced,
  });

  const beat = () => {
    const oldest = Date.now() - STREAM_MAX_MS;
    for (const stream of streams) {
      if (stream.openedAt < oldest) stream.close();
      else stream.heartbeat();
    }
  };

  const admit = (network: string) => {
    if (stopped) throw busy(503, API_CODES.serverError, 'this instance is stopping');
    if (streams.size >= STREAMS) throw busy(503, API_CODES.serverError, 'too many watch already');
    if ((perNetwork.get(network) ?? 0) >= STREAMS_PER_NETWORK) {
      throw busy(429, API_CODES.tooManyRequests, 'too many open pages');
    }
  };

  return {
    async start() {
      await listener.start();
      heartbeat = setInterval(beat, heartbeatMs);
      heartbeat.unref();
    },

    async stop() {
      stopped = true;
      clearInterval(heartbeat);
      for (const stream of streams) stream.close();
      await listener.stop();
    },

    async open({ address, resumeAfter = 0, drop }) {
      const network = networkOf(address);
      admit(network);
      const stream: WinnerStream = {
        ...createEventStream<WinnersEvent>({
          drop,
          onClosed() {
            streams.delete(stream);
            const left = (perNetwork.get(network) ?? 1) - 1;
            if (left > 0) perNetwork.set(network, left);
            else perNetwork.delete(network);
          },
        }),
        network,
        openedAt: Date.now(),
        lastId: resumeAfter,
      };
      // Registered before the list is read: who wins meanwhile is told of, who won before is read now.
      streams.add(stream);
      perNetwork.set(network, (perNetwork.get(network) ?? 0) + 1);
      try {
        const winners = await beginningFor(stream.lastId);
        // An id beyond the newest one is from another house.
        if (resumeAfter > (winners[0]?.id ?? 0)) {
          stream.lastId = winners[0]?.id ?? 0;
          // Whoever was told of meanwhile was kept from it, as from one that had seen everybody.
          void tell();
        }
        write(stream, winners);
      } catch (error) {
        stream.close();
        throw error;
      }
      return stream.body;
    },
  };
}
