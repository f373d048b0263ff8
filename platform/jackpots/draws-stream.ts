import { networkOf } from '../kernel/address';
import type { Kernel } from '../kernel/kernel';
import type { LiveService } from '../live/service';
import { DRAWS_CHANNEL } from './draw-store';
import type { PastDraw } from './draws';
import type { DrawsEvent } from './schemas';

/** Streams of one network on one instance: a household, or an office behind one address. */
const STREAMS_PER_NETWORK = 24;
/** The most streams of one instance; a browser without one still asks for the jackpots every few seconds. */
const STREAMS = 4_000;
/** How long streams that open one after the other may share one read: after a restart all come back at once. */
const BEGINNING_MS = 1_000;

export interface DrawsStreamOptions {
  address: string;
  /** Breaks the connection when the reader does not read. */
  drop(): void;
}

export interface DrawsStreams {
  /** @throws Problem 429 beyond the streams of a network, 503 beyond those of the instance and while it stops. */
  open(options: DrawsStreamOptions): Promise<ReadableStream<Uint8Array>>;
}

/**
 * The last draws to everybody who looks, over all platform instances: at first, and again with each draw. They are few, and
 * so each event has all of them: nothing is missed between two streams, and none needs to be resumed.
 */
export function createDrawsStreams(
  { log }: Pick<Kernel, 'log'>,
  { last, live }: { last(): Promise<PastDraw[]>; live: Pick<LiveService, 'hear' | 'topic'> },
): DrawsStreams {
  const streams = live.topic<DrawsEvent, null>({
    perKey: STREAMS_PER_NETWORK,
    inAll: STREAMS,
    retryAfter: 60,
  });
  /** What new streams begin with; never read before the last announcement. */
  let beginning: { readAt: number; draws: Promise<PastDraw[]> } | undefined;

  const tell = async () => {
    beginning = undefined;
    if (streams.size === 0) return;
    try {
      const data = await last();
      for (const stream of streams.all()) stream.write({ event: 'draws', data });
    } catch (error) {
      log.error({ err: error }, 'draws could not be read');
    }
  };
  const announced = () => void tell();
  live.hear({ channel: DRAWS_CHANNEL, heard: announced, missed: announced });

  const begin = (): Promise<PastDraw[]> => {
    if (beginning && Date.now() - beginning.readAt <= BEGINNING_MS) return beginning.draws;
    const mine = { readAt: Date.now(), draws: last() };
    beginning = mine;
    mine.draws.catch(() => {
      if (beginning === mine) beginning = undefined;
    });
    return mine.draws;
  };

  return {
    async open({ address, drop }) {
      const network = networkOf(address);
      streams.admit(network);
      // Registered before the draws are read: a later one comes as an announcement.
      const stream = streams.open(network, null, drop);
      try {
        stream.write({ event: 'draws', data: await begin() });
      } catch (error) {
        stream.close();
        throw error;
      }
      return stream.body;
    },
  };
}
