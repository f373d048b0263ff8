import { randomUUID } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import { Kysely, PostgresDialect, sql } from 'kysely';
import pg from 'pg';
import { sign } from '@/lib/domain/signature';
import type { WalletAnswer } from '@/platform/wallet/call';
import { migratePlatform } from '@/platform/db/migrate';
import { checkLedger, describeReport } from '@/platform/ledger/check';
import { createLedgerService } from '@/platform/ledger/service';
import { createCrashHouse, CRASH_SECRET, type CrashHouse } from './crash-house';
import { GAME, seatPlayer, seedGame, type Seat } from './wallet-harness';

/**
 * kill -9 of the platform, of PostgreSQL and of both, in the middle of play. The studio does what the contract
 * asks of it: a bet without an answer is rolled back, a win is repeated until OK. Then nothing acknowledged may
 * be missing, no cent may be anywhere else than the studio thinks, and all invariants hold.
 */
const PLAYERS = 4;
const CLIENTS = 12;
const START = 1_000_000;
/** Acknowledged calls between two crashes. */
const STRETCH = 150;

interface Acknowledged {
  operation: string;
  body: string;
  answer: WalletAnswer;
}

let house: CrashHouse;
let db: Kysely<unknown>;
let seats: Seat[];
const clock = { now: () => new Date() };

beforeAll(async () => {
  house = await createCrashHouse();
  await house.startPostgres();
  await migratePlatform(house.databaseUrl);
  const pool = new pg.Pool({ connectionString: house.databaseUrl, max: 4 });
  // Its idle connections die with the server, which is the point here.
  pool.on('error', () => undefined);
  db = new Kysely<unknown>({ dialect: new PostgresDialect({ pool }) });
  await seedGame(db);
  const ledger = createLedgerService({ db, clock });
  seats = await Promise.all(
    Array.from({ length: PLAYERS }, () => seatPlayer({ db, clock }, ledger, { real: START })),
  );
  await house.startPlatform();
}, 120_000);
afterAll(async () => {
  await db.destroy();
  await house.remove();
}, 60_000);

/** One try. @returns null when the outcome is unknown: no answer, or a 5xx. */
async function attempt(operation: string, body: string): Promise<WalletAnswer | null> {
  const path = `/api/wallet/v1/${operation}`;
  try {
    const response = await fetch(house.url + path, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'x-signature': sign(CRASH_SECRET, path, body, Date.now() / 1000),
      },
      body,
      signal: AbortSignal.timeout(5_000),
    });
    if (response.status >= 500) return null;
    if (response.status !== 200) throw new RangeError(`${operation} got ${response.status}`);
    return (await response.json()) as WalletAnswer;
  } catch (error) {
    if (error instanceof RangeError) throw error;
    return null;
  }
}

/** The studio's retry: the same bytes, signed anew, until there is an answer. */
async function insist(operation: string, body: string): Promise<WalletAnswer> {
  for (;;) {
    const answer = await attempt(operation, body);
    if (answer) return answer;
    await setTimeout(50);
  }
}

it('keeps every acknowledged call, and every cent', async () => {
  const acknowledged: Acknowledged[] = [];
  const expected = new Map(seats.map(({ playerId }) => [playerId, START]));
  let unknown = 0;
  let playing = true;
  let arrived: { wanted: number; resolve: () => void } | undefined;

  const note = (operation: string, body: string, answer: WalletAnswer, moved: number, seat: Seat) => {
    expect(answer.status).toBe('OK');
    acknowledged.push({ operation, body, answer });
    expected.set(seat.playerId, (expected.get(seat.playerId) ?? 0) + moved);
    if (arrived && acknowledged.length >= arrived.wanted) arrived.resolve();
  };
  const stretch = () =>
    new Promise<void>((resolve) => {
      arrived = { wanted: acknowledged.length + STRETCH, resolve };
    });

  const client = async (index: number) => {
    for (let round = 0; playing; round += 1) {
      const seat = seats[(index + round) % PLAYERS];
      if (!seat) throw new Error('no seat');
      const bet = randomUUID();
      const shared = {
        request_id: randomUUID(),
        session_token: seat.token,
        player_id: seat.playerId,
        currency: seat.currency,
        game_id: GAME,
        round_id: `round-${index}-${round}`,
      };
      const stake = 100 + (round % 50);
      const staked = JSON.stringify({ ...shared, tx_id: bet, amount: stake });
      const answer = await attempt('bet', staked);
      if (!answer) {
        unknown += 1;
        const rollback = JSON.stringify({ ...shared, tx_id: randomUUID(), ref_tx_id: bet });
        note('rollback', rollback, await insist('rollback', rollback), 0, seat);
        continue;
      }
      note('bet', staked, answer, -stake, seat);
      if (round % 3 === 0) continue;
      const won = round % 3 === 1 ? stake + 37 : 0;
      const win = JSON.stringify({
        ...shared,
        tx_id: randomUUID(),
        ref_tx_id: bet,
        amount: won,
        round_closed: true,
      });
      note('win', win, await insist('win', win), won, seat);
    }
  };
  const clients = Promise.all(Array.from({ length: CLIENTS }, (_, index) => client(index)));

  await stretch();
  await house.killPlatform();
  await house.startPlatform();
  await stretch();
  await house.killPostgres();
  await house.startPostgres();
  await stretch();
  await Promise.all([house.killPostgres(), house.killPlatform()]);
  await house.startPostgres();
  await house.startPlatform();
  await stretch();
  await house.killPlatform();
  await house.startPlatform();
  await stretch();
  playing = false;
  await clients;

  expect(unknown).toBeGreaterThan(0);
  const report = await checkLedger(db);
  expect({ report: describeReport(report), holds: report.holds }).toMatchObject({ holds: true });

  const { rows } = await sql<{
    player_id: string;
    real: bigint;
  }>`select player_id, "real" from ledger.wallets`.execute(db);
  expect(new Map(rows.map((row) => [row.player_id, Number(row.real)]))).toEqual(expected);

  // The house still gives the very answers that it gave before it was killed.
  for (let at = 0; at < acknowledged.length; at += CLIENTS) {
    const batch = acknowledged.slice(at, at + CLIENTS);
    const again = await Promise.all(batch.map(({ operation, body }) => insist(operation, body)));
    expect(again).toEqual(batch.map(({ answer }) => answer));
  }
}, 180_000);
