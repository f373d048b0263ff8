import { once } from 'node:events';
import http from 'node:http';

/** Streams that are opened at a time, and streams of one network address: the platform lets a network have two dozen. */
const OPENED_AT_ONCE = 50;
const STREAMS_AN_ADDRESS = 20;

/** What the race asks of its watchers, who are a process of their own: reading five thousand streams is work. */
export type WatchersOrder = { open: { url: string; watchers: number } } | 'forget' | 'report';
/** What they answer each order with. */
export interface WatchersReport {
  /** From the first watcher of a leaderboard to the last one, ms. */
  spreads: number[];
  /** Streams that ended. */
  lost: number;
}

/** A stream of the leaderboard, from an address of its own on the loopback. */
async function watch(
  url: string,
  at: number,
  hear: (board: string) => void,
  lost: () => void,
): Promise<void> {
  const network = Math.floor(at / STREAMS_AN_ADDRESS);
  const localAddress = `127.${1 + Math.floor(network / 250)}.${network % 250}.1`;
  const request = http.get(url, { localAddress, agent: false });
  const [response] = (await once(request, 'response')) as [http.IncomingMessage];
  if (response.statusCode !== 200) throw new Error(`bench: a watcher got ${response.statusCode}`);
  let text = '';
  response.setEncoding('utf8');
  response.on('data', (chunk: string) => {
    text += chunk;
    const events = text.split('\n\n');
    text = events.pop() ?? '';
    for (const event of events) if (event.includes('event: board')) hear(event);
  });
  response.on('close', lost);
  response.on('error', () => {});
}

/** How long each leaderboard took from the first watcher to the last. */
function createSpread() {
  const boards = new Map<string, { first: number; last: number; heard: number }>();
  return {
    hear(board: string) {
      const now = performance.now();
      const known = boards.get(board);
      if (!known) boards.set(board, { first: now, last: now, heard: 1 });
      else Object.assign(known, { last: now, heard: known.heard + 1 });
    },
    /** Of those that nearly everybody heard: the others were on their way when the count began or ended. */
    of: (watchers: number) =>
      [...boards.values()]
        .filter(({ heard }) => heard >= watchers * 0.99)
        .map(({ first, last }) => last - first),
    forget: () => boards.clear(),
  };
}

let lost = 0;
let watchers = 0;
const spread = createSpread();

async function openStreams(url: string): Promise<void> {
  for (let from = 0; from < watchers; from += OPENED_AT_ONCE) {
    await Promise.all(
      Array.from({ length: Math.min(OPENED_AT_ONCE, watchers - from) }, (_, at) =>
        watch(url, from + at, spread.hear, () => (lost += 1)),
      ),
    );
  }
}

async function follow(order: WatchersOrder): Promise<void> {
  if (order === 'forget') spread.forget();
  else if (order !== 'report') {
    ({ watchers } = order.open);
    await openStreams(order.open.url);
  }
  const report: WatchersReport = { spreads: spread.of(watchers), lost };
  process.send?.(report);
}

process.on('message', (order: WatchersOrder) => {
  follow(order).catch((error: unknown) => {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exit(1);
  });
});
process.on('disconnect', () => process.exit(0));
