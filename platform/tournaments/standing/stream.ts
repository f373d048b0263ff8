import { networkOf } from '../../kernel/address';
import type { Kernel } from '../../kernel/kernel';
import { prepareEvent, type LiveService, type LiveStream } from '../../live/service';
import type { Board, ToldOwn } from './board';

/** Streams of one network on one instance: a household, or an office behind one address. */
const STREAMS_PER_NETWORK = 24;
const STREAMS = 6_000;
/** A leaderboard is told so often at most, ms. */
const TELL_MS = 2_000;

type BoardEvent<Shown extends Board> = { event: 'board'; data: Shown } | { event: 'own'; data: ToldOwn };

/** What streams of leaderboards are made of. */
export interface BoardSource<Shown extends Board> {
  live: Pick<LiveService, 'topic'>;
  read(id: string): Promise<Shown>;
  /** Of some players; of who is left out nothing is known. */
  placesOf(id: string, playerIds: readonly string[]): Promise<ReadonlyMap<string, ToldOwn>>;
  /** By what one telling is known from another; all of it when left out. */
  textOf?(board: Shown): string;
}

interface Watcher {
  id: string;
  playerId: string | null;
  /** What was told of the own place last, as JSON. */
  own: string;
}

export interface BoardStreamOptions {
  id: string;
  /** Who watches; null for a visitor. */
  playerId: string | null;
  address: string;
  /** Breaks the connection when the reader does not read. */
  drop(): void;
}

export interface BoardStreams {
  /** @throws Problem 429 beyond the streams of a network, 503 beyond those of the instance and while it stops. */
  open(options: BoardStreamOptions): Promise<ReadableStream<Uint8Array>>;
}

/**
 * Leaderboards to everybody who looks: at first, and again when they change, every two seconds at most; and to participants their
 * own place. However many watch a tournament, it is read once and written once for each telling.
 */
export function createBoardStreams<Shown extends Board>(
  { log }: Pick<Kernel, 'log'>,
  { live, read, placesOf, textOf = JSON.stringify }: BoardSource<Shown>,
): BoardStreams {
  type Stream = LiveStream<BoardEvent<Shown>, Watcher>;
  const streams = live.topic<BoardEvent<Shown>, Watcher>({
    perKey: STREAMS_PER_NETWORK,
    inAll: STREAMS,
    retryAfter: 60,
  });
  /** What was told of each leaderboard last, as JSON. */
  const boards = new Map<string, string>();
  let timer: NodeJS.Timeout | undefined;

  const tellBoard = async (id: string, watchers: readonly Stream[]) => {
    const data = await read(id);
    const text = textOf(data);
    if (boards.get(id) === text) return;
    boards.set(id, text);
    const bytes = prepareEvent<BoardEvent<Shown>>({ event: 'board', data });
    for (const stream of watchers) stream.writePrepared(bytes);
  };

  const tellOwn = async (id: string, watchers: readonly Stream[]) => {
    const players = watchers.flatMap(({ state }) => state.playerId ?? []);
    if (players.length === 0) return;
    const places = await placesOf(id, [...new Set(players)]);
    for (const stream of watchers) {
      const data = places.get(stream.state.playerId ?? '');
      if (!data) continue;
      const text = JSON.stringify(data);
      if (stream.state.own === text) continue;
      stream.state.own = text;
      stream.write({ event: 'own', data });
    }
  };

  const tell = async () => {
    const byTournament = new Map<string, Stream[]>();
    for (const stream of streams.all()) {
      const { id } = stream.state;
      const watchers = byTournament.get(id);
      if (watchers) watchers.push(stream);
      else byTournament.set(id, [stream]);
    }
    for (const id of [...boards.keys()]) if (!byTournament.has(id)) boards.delete(id);
    for (const [id, watchers] of byTournament) {
      try {
        await tellBoard(id, watchers);
        await tellOwn(id, watchers);
      } catch (error) {
        log.error({ err: error, tournament: id }, 'a leaderboard could not be told');
      }
    }
  };
  /** The next telling follows when the one before is over: a slow database is not asked faster than it answers. */
  const plan = () => {
    if (timer) return;
    timer = setTimeout(() => {
      void tell().finally(() => {
        timer = undefined;
        if (streams.size > 0) plan();
      });
    }, TELL_MS);
    timer.unref();
  };

  return {
    async open({ id, playerId, address, drop }) {
      const network = networkOf(address);
      streams.admit(network);
      const stream = streams.open(network, { id, playerId, own: '' }, drop);
      try {
        stream.write({ event: 'board', data: await read(id) });
        await tellOwn(id, [stream]);
      } catch (error) {
        stream.close();
        throw error;
      }
      plan();
      return stream.body;
    },
  };
}
