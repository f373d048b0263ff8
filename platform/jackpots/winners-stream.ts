import { networkOf } from '../kernel/address';
import type { Kernel } from '../kernel/kernel';
import type { LiveService, LiveStream } from '../live/service';
import type { WinnersEvent } from './schemas';
import * as store from './store';
import type { Winner } from './winners';

/** Streams of one network on one instance: a household, or an office behind one address. */
const STREAMS_PER_NETWORK = 24;
/** The most streams of one instance; a browser without one still has the list that came with the page. */
const STREAMS = 4_000;
/** The most winners in one event: more than the page shows. */
const PER_EVENT = 12;
/** How long streams that open one after the other may share one read: after a restart all come back at once. */
const BEGINNING_MS = 1_000;

export interface WinnersStreamOptions {
  address: string;
  /** The last winner that the browser has seen. */
  resumeAfter?: number;
  /** Breaks the connection when the reader does not read. */
  drop(): void;
}

export interface WinnersStreams {
  /** @throws Problem 429 beyond the streams of a network, 503 beyond those of the instance and while it stops. */
  open(options: WinnersStreamOptions): Promise<ReadableStream<Uint8Array>>;
}

interface WinnerStreamState {
  /** The newest winner that was written to it. */
  lastId: number;
}
type WinnerStream = LiveStream<WinnersEvent, WinnerStreamState>;

interface Beginning {
  readonly readAt: number;
  readonly winners: Promise<Winner[]>;
}

interface WinnersStreamParts {
  /** The newest winners after one, the newest first. */
  newest(limit: number, after?: number): Promise<Winner[]>;
  live: Pick<LiveService, 'hear' | 'topic'>;
}

/** New winners to everybody who looks, over all platform instances. */
export function createWinnersStreams(
  { log }: Pick<Kernel, 'log'>,
  { newest, live }: WinnersStreamParts,
): WinnersStreams {
  const streams = live.topic<WinnersEvent, WinnerStreamState>({
    perKey: STREAMS_PER_NETWORK,
    inAll: STREAMS,
    retryAfter: 60,
  });
  /** The list that new streams begin with; never one that was read before the last announcement. */
  let beginning: Beginning | undefined;
  let telling = false;
  let again = false;

  const write = (stream: WinnerStream, winners: readonly Winner[]) => {
    const fresh = winners.filter(({ id }) => id > stream.state.lastId);
    const [first] = fresh;
    if (!first) return;
    stream.state.lastId = first.id;
    stream.write({ event: 'winners', data: fresh, id: first.id });
  };

  const tell = async () => {
    // However many announcements come meanwhile: one more look finds them all.
    again = true;
    if (telling) return;
    telling = true;
    while (again) {
      again = false;
      if (streams.size === 0) continue;
      try {
        // From where the last of them is: what one has seen, another may not have.
        const from = Math.min(...streams.all().map(({ state }) => state.lastId));
        const winners = await newest(PER_EVENT, from);
        for (const stream of streams.all()) write(stream, winners);
      } catch (error) {
        log.error({ err: error }, 'winners could not be read');
      }
    }
    telling = false;
  };

  const announced = () => {
    // A read that began before may lack the announced winner, and a stream that opens from now on does not get this
    // announcement.
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

  /** The newest winners for a browser that has seen some: one read for all who open a stream at about the same time. */
  const beginningFor = async (seen: number): Promise<Winner[]> => {
    if (!beginning || Date.now() - beginning.readAt > BEGINNING_MS) return readBeginning().winners;
    const shared = beginning;
    const winners = await shared.winners;
    if ((winners[0]?.id ?? 0) >= seen) return winners;
    // The browser has seen more than this read holds: another instance sent it, or it comes from another database. A
    // later read decides.
    return (beginning && beginning !== shared ? beginning : readBeginning()).winners;
  };

  live.hear({ channel: store.CHANNEL, heard: announced, missed: announced });

  return {
    async open({ address, resumeAfter = 0, drop }) {
      const network = networkOf(address);
      streams.admit(network);
      // Registered before the list is read: later winners arrive as announcements, earlier ones are in the list.
      const stream = streams.open(network, { lastId: resumeAfter }, drop);
      try {
        const winners = await beginningFor(stream.state.lastId);
        // An id beyond the newest one is from another database.
        if (resumeAfter > (winners[0]?.id ?? 0)) {
          stream.state.lastId = winners[0]?.id ?? 0;
          // While its id was too high, this stream skipped announcements: send them now.
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
