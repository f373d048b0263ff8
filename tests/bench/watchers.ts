import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import http from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';
import { launchAtStudio, type StudioLaunch } from '@/platform/games/studio';

/** Its table is the bench's own: nobody else has opened a game of this name. */
const TABLE: StudioLaunch = {
  ...{ game_id: 'bench-crash', title: 'Bench', theme: 'crash', provider: 'Bench' },
  ...{ live: false, limit_min: null, limit_max: null },
  ...{ volatility: 'medium', rtp: 9_900, lines: 0, model: 'lines', spread: 'medium' },
  ...{ mode: 'demo', currency: 'EUR', language: 'en', session_token: null, player_id: null },
  lobby_url: 'http://localhost/',
};
const STAKE = 100;
/** Streams that are opened at a time. */
const OPENED_AT_ONCE = 50;
/** A player leaves so long after the start at the latest, ms: half of all rounds last longer than the middle of it. */
const LATEST_LEAVE_MS = 4_000;

export interface WatchersResult {
  watchers: number;
  /** Streams that ended, and ones that heard nothing. */
  lost: number;
  /** Tellings that were heard, over all watchers. */
  heard: number;
  /** From sending an event to receiving it, ms. */
  tellP50: number;
  tellP99: number;
  cashOuts: number;
  /** From a press to its answer, ms. */
  cashOutP50: number;
  cashOutP99: number;
}

const agent = new http.Agent({ keepAlive: true, maxSockets: Infinity });

const share = (sorted: readonly number[], part: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? Number.NaN;

/** What is told with the studio's clock: the beat, and a round that opens, starts or ends. */
const TOLD = /"type":"(?:clock|round)","now":(\d+)/g;
const FLYING = /"number":\d+,"phase":"flying"/;
const WAITING = /"number":\d+,"phase":"waiting"/;

/** A watcher's stream, open until the bench's end. @param hear every piece of it */
async function watch(address: string, hear: (text: string) => void, lost: () => void): Promise<() => void> {
  const request = http.get(`${address}/live`, { agent });
  const [response] = (await once(request, 'response')) as [http.IncomingMessage];
  if (response.statusCode !== 200) throw new Error(`bench: a watcher got ${response.statusCode}`);
  response.on('data', (chunk: Buffer) => hear(chunk.toString('latin1')));
  let closing = false;
  const gone = () => {
    if (!closing) lost();
  };
  response.on('close', gone);
  response.on('error', gone);
  return () => {
    closing = true;
    request.destroy();
  };
}

/** Does a piece of work for each, so many at a time. */
async function forEach<T>(
  list: readonly T[],
  atOnce: number,
  work: (one: T) => Promise<void>,
): Promise<void> {
  const left = list.values();
  await Promise.all(
    Array.from({ length: atOnce }, async () => {
      for (const one of left) await work(one);
    }),
  );
}

async function post(address: string, body: object): Promise<{ ok: boolean; took: number }> {
  const begun = performance.now();
  const response = await fetch(address, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  await response.arrayBuffer();
  return { ok: response.ok, took: performance.now() - begun };
}

/**
 * A table of crash that many watch, some of whom play and leave by hand: how late its word is heard, and how long a
 * cash-out takes meanwhile. Both ends have the same clock: one machine. Play money throughout.
 * @param studio its address and the secret of launches
 * @throws Error when a stream or a launch is refused
 */
export async function benchWatchers(options: {
  studio: { url: string; secret: string };
  watchers: number;
  players: number;
  seconds: number;
}): Promise<WatchersResult> {
  const { studio } = options;
  const open = () => launchAtStudio({ ...studio, timeoutMs: 30_000 }, TABLE, new Date());
  const delays: number[] = [];
  const cashOuts: number[] = [];
  const ears = new Set<number>();
  const closers: (() => void)[] = [];
  let lost = 0;
  let measuring = false;
  const listen = async (address: string, more: (text: string) => void = () => {}): Promise<void> => {
    const ear = closers.length;
    closers.push(() => {});
    closers[ear] = await watch(
      address,
      (text) => {
        const now = Date.now();
        if (measuring) {
          for (const [, told] of text.matchAll(TOLD)) {
            ears.add(ear);
            delays.push(now - Number(told));
          }
        }
        more(text);
      },
      () => (lost += 1),
    );
  };
  const play = async (): Promise<void> => {
    const address = await open();
    let bet: string | null = null;
    await listen(address, (text) => {
      if (WAITING.test(text)) {
        const clientBetId = randomUUID();
        bet = null;
        void post(`${address}/bet`, { clientBetId, stake: STAKE, auto: null }).then(({ ok }) => {
          if (ok) bet = clientBetId;
        });
      } else if (FLYING.test(text)) {
        void delay(Math.random() * LATEST_LEAVE_MS).then(async () => {
          if (!bet || !measuring) return;
          const { ok, took } = await post(`${address}/cash-out`, { betId: bet });
          // One that came too late is refused, and counts for nothing.
          if (ok) cashOuts.push(took);
        });
      }
    });
  };
  try {
    const crowd = Array.from({ length: options.watchers - options.players }, (_, at) => at);
    await forEach(crowd, OPENED_AT_ONCE, async () => listen(await open()));
    await forEach(Array.from({ length: options.players }), OPENED_AT_ONCE, play);
    measuring = true;
    await delay(options.seconds * 1_000);
    measuring = false;
  } finally {
    for (const close of closers) close();
    agent.destroy();
  }
  const [told, left] = [delays, cashOuts].map((list) => list.toSorted((one, other) => one - other));
  return {
    watchers: options.watchers,
    lost: lost + (options.watchers - ears.size),
    heard: delays.length,
    tellP50: share(told ?? [], 0.5),
    tellP99: share(told ?? [], 0.99),
    cashOuts: cashOuts.length,
    cashOutP50: share(left ?? [], 0.5),
    cashOutP99: share(left ?? [], 0.99),
  };
}
