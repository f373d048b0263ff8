import { once } from 'node:events';
import http from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';
import { Kysely, PostgresDialect, sql } from 'kysely';
import { pino } from 'pino';
import { createPool } from '@/platform/db/pool';
import { readOwnPlace } from '@/platform/tournaments/standing/board';
import { ownScore } from '@/platform/tournaments/standing/store';
import { addTournament } from '@/platform/tournaments/store';
import { benchWallet, takeSeats, type BenchSeat } from './wallet';

const STAKE = 100;
/** Players whose stakes count; the other participants only stand there. */
const RACERS = 400;
/** What the others have at most, hundredths: the racers are among the first hundred after a few seconds. */
const MOST_POINTS = 1_000;
/** Streams that are opened at a time, and streams of one network address: the platform lets a network have two dozen. */
const OPENED_AT_ONCE = 50;
const STREAMS_AN_ADDRESS = 20;
/** A place is asked for so often, ms. */
const ASK_MS = 100;
/** The score of a stake is looked at so often, ms. */
const LOOK_MS = 10;

type Db = Kysely<unknown>;

export interface RaceResult {
  participants: number;
  watchers: number;
  stakesPerSecond: number;
  /** To read an own place with its neighbours, ms. */
  placeP50: number;
  placeP99: number;
  /** From the answer of a stake until its points stand, ms. */
  scoreP50: number;
  scoreP99: number;
  /** From the first watcher of a leaderboard to the last one, ms. */
  spreadP50: number;
  spreadP99: number;
  boardsPerMinute: number;
  /** Streams that ended. */
  lost: number;
}

const share = (figures: readonly number[], part: number): number => {
  const sorted = figures.toSorted((one, other) => one - other);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? Number.NaN;
};

/** A tournament for everybody in the game of the bench's players, where so many stand already. */
async function openRace(db: Db, participants: number, gameId: string): Promise<string> {
  const id = `bench-race-${process.pid}`;
  await db.transaction().execute((trx) =>
    addTournament(trx, {
      ...{ id, name: { en: 'Bench' }, descriptionShort: { en: 'Bench' }, image: '/art/scenes/cup-red' },
      ...{
        gradientColor: '#c22a2a',
        startsAt: new Date(Date.now() - 60_000),
        endsAt: new Date(Date.now() + 3_600_000),
      },
      ...{
        strategy: 'turnover',
        entry: 'all',
        minLevel: null,
        countries: [],
        needsReview: false,
        spinCampaign: null,
      },
      ...{ minimumBet: { EUR: 1 }, maximumBet: {}, games: [gameId] },
      prizes: [{ placeFrom: 1, placeTo: 100, amount: { EUR: 1_000 }, freeSpins: 0, points: 0 }],
    }),
  );
  // They have addresses of their own: a leaderboard names who stands in it.
  await sql`
    with made as (
      insert into identity.players (id, email, country, currency, age_confirmed_at)
      select gen_random_uuid(), 'racer-' || n || '@bench.test', 'DE', 'EUR', now() from generate_series(1, ${participants}::integer) n
      returning id
    ), joined as (
      insert into tournaments.participations (tournament_id, player_id, joined_at)
      select ${id}, id, now() - interval '1 minute' from made
    )
    insert into tournaments.scores (tournament_id, player_id, points, rounds, reached_at, joined_at)
    select ${id}, id, 1 + floor(random() * ${MOST_POINTS})::bigint, 1, now() - interval '1 minute', now() - interval '1 minute' from made`.execute(
    db,
  );
  await sql`analyze tournaments.scores`.execute(db);
  return id;
}

/** A stream of the leaderboard, from an address of its own on the loopback. */
async function watch(
  url: string,
  at: number,
  hear: (board: string) => void,
  lost: () => void,
): Promise<() => void> {
  const network = Math.floor(at / STREAMS_AN_ADDRESS);
  const localAddress = `127.${1 + Math.floor(network / 250)}.${network % 250}.1`;
  const request = http.get(url, { localAddress, agent: false });
  const [response] = (await once(request, 'response')) as [http.IncomingMessage];
  if (response.statusCode !== 200) throw new Error(`bench: a watcher got ${response.statusCode}`);
  let text = '';
  let isClosing = false;
  response.setEncoding('utf8');
  response.on('data', (chunk: string) => {
    text += chunk;
    const events = text.split('\n\n');
    text = events.pop() ?? '';
    for (const event of events) if (event.includes('event: board')) hear(event);
  });
  response.on('close', () => isClosing || lost());
  response.on('error', () => {});
  return () => {
    isClosing = true;
    request.destroy();
  };
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

/** Asks for places of participants, one after the other, until the end. */
async function askPlaces(
  db: Db,
  id: string,
  seats: readonly BenchSeat[],
  isOver: () => boolean,
): Promise<number[]> {
  const took: number[] = [];
  const tournament = { id, state: 'open', prizes: [{ placeFrom: 1, placeTo: 100 }] } as const;
  for (let turn = 0; !isOver(); turn += 1) {
    const seat = seats[turn % seats.length];
    const begun = performance.now();
    if (seat) await readOwnPlace({ db }, tournament, seat.playerId);
    took.push(performance.now() - begun);
    await delay(ASK_MS);
  }
  return took;
}

/** Stakes of one player after the other whose points are waited for, until the end. */
async function timeScores(
  options: { db: Db; id: string; url: string; databaseUrl: string; secret: string },
  isOver: () => boolean,
): Promise<number[]> {
  const { db, id } = options;
  const seats = await takeSeats(options.databaseUrl, 1);
  const playerId = seats[0]?.playerId ?? '';
  const took: number[] = [];
  while (!isOver()) {
    const before = (await ownScore(db, id, playerId))?.rounds ?? 0;
    await benchWallet({
      ...options,
      seats,
      seconds: 0.05,
      clients: 1,
      stake: STAKE,
      perSecond: 20,
      warmSeconds: 0,
    });
    const begun = performance.now();
    while (((await ownScore(db, id, playerId))?.rounds ?? 0) === before) {
      if (performance.now() - begun > 10_000) throw new Error('bench: a stake has no points');
      await delay(LOOK_MS);
    }
    took.push(performance.now() - begun);
  }
  return took;
}

/**
 * A race that many take part in and many watch, while stakes that count in it are made.
 * @throws Error when a stream is refused, or a stake gets no points
 */
export async function benchRace(options: {
  url: string;
  databaseUrl: string;
  secret: string;
  participants: number;
  watchers: number;
  stakesPerSecond: number;
  seconds: number;
}): Promise<RaceResult> {
  const { url, databaseUrl, secret, participants, watchers, stakesPerSecond, seconds } = options;
  const pool = createPool(databaseUrl, 4, pino({ level: 'silent' }));
  const db = new Kysely<unknown>({ dialect: new PostgresDialect({ pool }) });
  const closers: (() => void)[] = [];
  const spread = createSpread();
  let lost = 0;
  let over = false;
  try {
    const seats = await takeSeats(databaseUrl, RACERS);
    const id = await openRace(db, participants, seats[0]?.gameId ?? '');
    const stream = `${url}/api/v1/tournaments/${id}/events`;
    for (let from = 0; from < watchers; from += OPENED_AT_ONCE) {
      const some = Array.from({ length: Math.min(OPENED_AT_ONCE, watchers - from) }, (_, at) =>
        watch(stream, from + at, spread.hear, () => (lost += 1)),
      );
      closers.push(...(await Promise.all(some)));
    }
    spread.forget();
    const isOver = () => over;
    const places = askPlaces(db, id, seats, isOver);
    const scores = timeScores({ db, id, url, databaseUrl, secret }, isOver);
    const stakes = await benchWallet({
      ...{ url, databaseUrl, secret, seats, seconds, clients: 32, stake: STAKE, perSecond: stakesPerSecond },
    }).finally(() => (over = true));
    const [placed, scored] = await Promise.all([places, scores]);
    const spreads = spread.of(watchers);
    return {
      ...{ participants, watchers, lost, stakesPerSecond: stakes.betsPerSecond },
      ...{ placeP50: share(placed, 0.5), placeP99: share(placed, 0.99) },
      ...{ scoreP50: share(scored, 0.5), scoreP99: share(scored, 0.99) },
      ...{ spreadP50: share(spreads, 0.5), spreadP99: share(spreads, 0.99) },
      boardsPerMinute: Math.round((spreads.length * 60) / seconds),
    };
  } finally {
    for (const close of closers) close();
    await db.destroy();
  }
}
