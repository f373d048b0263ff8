import { randomUUID } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import { Kysely, PostgresDialect, sql } from 'kysely';
import { JACKPOT_OPENINGS, JACKPOT_SHARES, JACKPOTS, type JackpotName } from '@/lib/domain/jackpots';
import type { WalletAnswer } from '@/platform/wallet/call';
import { migratePlatform } from '@/platform/db/migrate';
import { checkLedger, describeReport } from '@/platform/ledger/check';
import { createLedgerService } from '@/platform/ledger/service';
import { FOLLOWERS } from '@/platform/play/followers';
import { isBehind } from '@/platform/play/store';
import { openPool } from '@/tests/support/database';
import { createCrashHarness, type CrashHarness } from './crash-harness';
import { studioOf } from './crash-studio';
import { GAME, seatPlayer, seedGame, type Seat } from '@/tests/support/wallet-harness';

/**
 * kill -9 of the platform, of PostgreSQL and of both, in the middle of play, while followers of play read behind it. The
 * studio does what the contract asks of it: a bet without an answer is rolled back, a win is repeated until OK. Then
 * nothing acknowledged may be missing, no cent may be anywhere else than the studio thinks, all invariants hold, and each
 * follower has counted each movement once. CRASHES says how often something is killed.
 */
const CRASHES = Number(process.env.CRASHES ?? 2);
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

let harness: CrashHarness;
let db: Kysely<unknown>;
let seats: Seat[];
const clock = { now: () => new Date() };

beforeAll(async () => {
  harness = await createCrashHarness();
  await harness.startPostgres();
  await migratePlatform(harness.databaseUrl);
  const pool = openPool(harness.databaseUrl, { max: 4 });
  db = new Kysely<unknown>({ dialect: new PostgresDialect({ pool }) });
  await seedGame(db);
  const ledger = createLedgerService({ db, clock });
  seats = await Promise.all(
    Array.from({ length: PLAYERS }, () => seatPlayer({ db, clock }, ledger, { real: START })),
  );
  await harness.startPlatform();
  // What is played before the jackpots are opened feeds none.
  while ((await cursors()).length < ALL.length) await setTimeout(50);
  expect(await cursors()).toEqual(ALL);
}, 120_000);
afterAll(async () => {
  await db.destroy();
  await harness.remove();
}, 60_000);

const ALL = Object.keys(FOLLOWERS).toSorted();
const cursors = async () => {
  const { rows } = await sql<{ follower: string }>`
    select follower from play.cursors order by follower collate "C"`.execute(db);
  return rows.map(({ follower }) => follower);
};
/** A row of one query. */
const one = async <Row>(query: ReturnType<typeof sql<Row>>): Promise<Row> => {
  const { rows } = await query.execute(db);
  if (!rows[0]) throw new Error('no row');
  return rows[0];
};

const { attempt, insist } = studioOf(() => harness);

it(
  'keeps every acknowledged call, and every cent',
  async () => {
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

    for (let crash = 0; crash < CRASHES; crash += 1) {
      await stretch();
      const killed = crash % 3;
      await Promise.all([
        ...(killed === 1 ? [] : [harness.killPlatform()]),
        ...(killed === 0 ? [] : [harness.killPostgres()]),
      ]);
      if (killed !== 0) await harness.startPostgres();
      if (killed !== 1) await harness.startPlatform();
    }
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

    for (const follower of ALL) while (await isBehind(db, follower)) await setTimeout(50);
    const calls = await one(sql<{
      stakes: number;
      returned: number;
      wins: number;
      large: number;
      net: number;
      won: number;
    }>`
    select count(*) filter (where c.kind = 'bet')::integer as stakes,
           count(*) filter (where c.kind = 'rollback' and c.posting_id is not null)::integer as returned,
           count(*) filter (where c.kind = 'win')::integer as wins,
           count(*) filter (where c.kind = 'win' and c.amount > b.amount)::integer as large,
           sum(case c.kind when 'bet' then c.real_amount when 'rollback' then -c.real_amount else 0 end)::float8 as net,
           sum(case c.kind when 'win' then c.amount else 0 end)::float8 as won
      from wallet.calls c left join wallet.calls b on b.tx_id = c.ref_tx_id where c.status = 'OK'`);
    const counted = await one(sql<typeof calls>`
    select count(*) filter (where kind = 'stake')::integer as stakes,
           count(*) filter (where kind = 'return')::integer as returned,
           count(*) filter (where kind = 'win')::integer as wins,
           (select count(*) from jackpots.winners)::integer as large,
           sum(case kind when 'stake' then real_amount when 'return' then -real_amount else 0 end)::float8 as net,
           sum(case kind when 'win' then real_amount else 0 end)::float8 as won
      from play.movements`);
    expect(counted).toEqual(calls);
    const history = await one(sql<{ stakes: number; net: number; won: number }>`
    select sum(stakes)::integer as stakes, sum(staked - returned)::float8 as net, sum(won)::float8 as won
      from history.rounds`);
    expect(history).toEqual({ stakes: calls.stakes, net: calls.net, won: calls.won });
    const quarters = await one(sql<{ net: number; won: number; moved: number }>`
    select sum(staked)::float8 as net, sum(won)::float8 as won, sum(real_moved)::float8 as moved from history.quarters`);
    expect(quarters).toEqual({ net: calls.net, won: calls.won, moved: calls.won - calls.net });
    const { played } = await one(
      sql<{ played: number }>`select sum(stakes)::integer as played from games.plays`,
    );
    expect(played).toBe(calls.stakes - calls.returned);
    const jackpots = await sql<{ code: JackpotName; due: number }>`
    select o.code, (a.balance * 10000 + o.amount)::float8 as due
      from jackpots.owed o join ledger.accounts a on a.kind::text = 'jackpot_' || o.code`.execute(db);
    expect(new Map(jackpots.rows.map(({ code, due }) => [code, due]))).toEqual(
      new Map(
        JACKPOTS.map((name) => [name, JACKPOT_OPENINGS[name] * 10_000 + calls.net * JACKPOT_SHARES[name]]),
      ),
    );

    // The platform still gives the very answers that it gave before it was killed.
    for (let at = 0; at < acknowledged.length; at += CLIENTS) {
      const batch = acknowledged.slice(at, at + CLIENTS);
      const again = await Promise.all(batch.map(({ operation, body }) => insist(operation, body)));
      expect(again).toEqual(batch.map(({ answer }) => answer));
    }
  },
  180_000 + CRASHES * 15_000,
);
