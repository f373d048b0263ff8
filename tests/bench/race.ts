import { fork } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as delay } from 'node:timers/promises';
import { Kysely, PostgresDialect, sql } from 'kysely';
import { pino } from 'pino';
import { createPool } from '@/platform/db/pool';
import { readOwnPlace } from '@/platform/tournaments/standing/board';
import { ownScore } from '@/platform/tournaments/standing/store';
import { addTournament } from '@/platform/tournaments/store';
import type { WatchersOrder, WatchersReport } from './run-race-watchers';
import { benchWallet, takeSeats, type BenchSeat } from './wallet';

const STAKE = 100;
/** Players whose stakes count; the other participants only stand there. */
const RACERS = 400;
/** What the others have at most, hundredths: the racers are among the first hundred after a few seconds. */
const MOST_POINTS = 1_000;
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

/** Those who watch the leaderboard, in a process of their own. */
function startWatchers() {
  const child = fork(new URL('./run-race-watchers.ts', import.meta.url), {
    execArgv: ['--import', 'tsx'],
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  return {
    /** @throws Error when the process has ended: a stream was refused */
    async order(order: WatchersOrder): Promise<WatchersReport> {
      child.send(order);
      const ended = once(child, 'exit').then(() => {
        throw new Error('bench: the watchers have ended');
      });
      const [report] = (await Promise.race([once(child, 'message'), ended])) as [WatchersReport];
      return report;
    },
    end: () => child.disconnect(),
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
  const crowd = startWatchers();
  let over = false;
  try {
    const seats = await takeSeats(databaseUrl, RACERS);
    const id = await openRace(db, participants, seats[0]?.gameId ?? '');
    await crowd.order({ open: { url: `${url}/api/v1/tournaments/${id}/events`, watchers } });
    await crowd.order('forget');
    const isOver = () => over;
    const places = askPlaces(db, id, seats, isOver);
    const scores = timeScores({ db, id, url, databaseUrl, secret }, isOver);
    const stakes = await benchWallet({
      ...{ url, databaseUrl, secret, seats, seconds, clients: 32, stake: STAKE, perSecond: stakesPerSecond },
    }).finally(() => (over = true));
    const [placed, scored] = await Promise.all([places, scores]);
    const { spreads, lost } = await crowd.order('report');
    return {
      ...{ participants, watchers, lost, stakesPerSecond: stakes.betsPerSecond },
      ...{ placeP50: share(placed, 0.5), placeP99: share(placed, 0.99) },
      ...{ scoreP50: share(scored, 0.5), scoreP99: share(scored, 0.99) },
      ...{ spreadP50: share(spreads, 0.5), spreadP99: share(spreads, 0.99) },
      boardsPerMinute: Math.round((spreads.length * 60) / seconds),
    };
  } finally {
    crowd.end();
    await db.destroy();
  }
}
