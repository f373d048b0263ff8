import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import http from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';
import { launchAtStudio, type StudioLaunch } from '@/platform/games/studio';

/** A stake in minor units: what every table takes. */
const STAKE = 100;
/** Streams that are opened at a time. */
const OPENED_AT_ONCE = 50;
/** A player presses so long after the moment for it at the latest, ms: a crash has ended by then in half of all rounds. */
const LATEST_PRESS_MS = 4_000;

/** The bench's own tables: nobody else has opened a game of these names. */
const launchOf = (more: Pick<StudioLaunch, 'game_id' | 'theme' | 'live' | 'limit_min' | 'limit_max'>) =>
  ({
    ...{ title: 'Bench', provider: 'Bench', volatility: 'medium', rtp: 9_900, lines: 0 },
    ...{ model: 'lines', spread: 'medium', mode: 'demo', currency: 'EUR', language: 'en' },
    ...{ session_token: null, player_id: null, lobby_url: 'http://localhost/' },
    ...more,
  }) satisfies StudioLaunch;

/** A round that opened or began; a crash has no name of its own for each. */
const PHASE = /"type":"round","now":\d+,"round":\{(?:"id":"([0-9a-f-]{36})",)?"number":\d+,"phase":"(\w+)"/;

interface Heard {
  roundId: string | undefined;
  phase: string;
}
/** A player at a table: does what belongs to the moment; the press is measured. */
type Player = (heard: Heard, measured: (press: () => Promise<Answer>) => Promise<void>) => void;

/** Bets as a round opens, and leaves by hand: the press is the cash-out. */
function crashPlayer(address: string): Player {
  let bet: string | null = null;
  return ({ phase }, measured) => {
    if (phase === 'waiting') {
      const clientBetId = randomUUID();
      bet = null;
      void post(`${address}/bet`, { clientBetId, stake: STAKE, auto: null }).then(({ ok }) => {
        if (ok) bet = clientBetId;
      });
    } else if (phase === 'flying') {
      void measured(async () => (bet ? post(`${address}/cash-out`, { betId: bet }) : { ok: false, took: 0 }));
    }
  };
}

/** Bets on red while bets are open: the press is the bet. */
function roulettePlayer(address: string): Player {
  return ({ roundId, phase }, measured) => {
    if (phase !== 'waiting') return;
    const bet = [{ on: 'red', stake: STAKE }];
    const word = randomUUID().replaceAll('-', '').slice(0, 16);
    void measured(() => post(`${address}/table/bet`, { roundId, clientBetId: randomUUID(), bet, word }));
  };
}

/** Tables that many watch. */
const TABLES = {
  crash: {
    launch: launchOf({
      game_id: 'bench-crash',
      theme: 'crash',
      live: false,
      limit_min: null,
      limit_max: null,
    }),
    live: 'live',
    player: crashPlayer,
  },
  roulette: {
    launch: launchOf({
      game_id: 'bench-roulette',
      theme: 'roulette',
      live: true,
      limit_min: STAKE,
      limit_max: 100 * STAKE,
    }),
    live: 'table/live',
    player: roulettePlayer,
  },
} as const satisfies Record<
  string,
  { launch: StudioLaunch; live: string; player: (address: string) => Player }
>;
export type BenchTable = keyof typeof TABLES;
export const isBenchTable = (name: string): name is BenchTable => name in TABLES;

export interface WatchersResult {
  watchers: number;
  /** Streams that ended, and ones that heard nothing. */
  lost: number;
  /** Tellings that were heard, over all watchers. */
  heard: number;
  /** From sending an event to receiving it, ms. */
  tellP50: number;
  tellP99: number;
  /** Presses that counted: cash-outs at crash, bets at a live table. */
  presses: number;
  /** From a press to its answer, ms. */
  pressP50: number;
  pressP99: number;
}

interface Answer {
  ok: boolean;
  /** Ms. */
  took: number;
}

const agent = new http.Agent({ keepAlive: true, maxSockets: Infinity });

const share = (sorted: readonly number[], part: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? Number.NaN;

/** What is told with the studio's clock: the beat, and a round that opens, starts or ends. */
const TOLD = /"type":"(?:clock|round)","now":(\d+)/g;

/** A watcher's stream, open until the bench's end. @param hear every piece of it */
async function watch(address: string, hear: (text: string) => void, lost: () => void): Promise<() => void> {
  const request = http.get(address, { agent });
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

async function post(address: string, body: object): Promise<Answer> {
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
 * A table that many watch, some of whom play: how late its word is heard, and how long a press takes meanwhile. Both ends have the same clock: one machine. Play money throughout.
 * @param studio its address and the secret of launches
 * @throws Error when a stream or a launch is refused
 */
export async function benchWatchers(options: {
  studio: { url: string; secret: string };
  table: BenchTable;
  watchers: number;
  players: number;
  seconds: number;
}): Promise<WatchersResult> {
  const { studio } = options;
  const { launch, live, player } = TABLES[options.table];
  const open = () => launchAtStudio({ ...studio, timeoutMs: 30_000 }, launch, new Date());
  const delays: number[] = [];
  const presses: number[] = [];
  const ears = new Set<number>();
  const closers: (() => void)[] = [];
  let lost = 0;
  let measuring = false;
  const listen = async (address: string, more: (text: string) => void = () => {}): Promise<void> => {
    const ear = closers.length;
    closers.push(() => {});
    closers[ear] = await watch(
      `${address}/${live}`,
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
  const measured = async (press: () => Promise<Answer>): Promise<void> => {
    await delay(Math.random() * LATEST_PRESS_MS);
    if (!measuring) return;
    const { ok, took } = await press();
    // One that came too late is refused, and counts for nothing.
    if (ok) presses.push(took);
  };
  const play = async (): Promise<void> => {
    const address = await open();
    const act = player(address);
    await listen(address, (text) => {
      const [, roundId, phase] = PHASE.exec(text) ?? [];
      if (phase) act({ roundId, phase }, measured);
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
  const [told, pressed] = [delays, presses].map((list) => list.toSorted((one, other) => one - other));
  return {
    watchers: options.watchers,
    lost: lost + (options.watchers - ears.size),
    heard: delays.length,
    tellP50: share(told ?? [], 0.5),
    tellP99: share(told ?? [], 0.99),
    presses: presses.length,
    pressP50: share(pressed ?? [], 0.5),
    pressP99: share(pressed ?? [], 0.99),
  };
}
