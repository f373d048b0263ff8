import { setTimeout } from 'node:timers/promises';
import pg from 'pg';
import { createPlatform, type Platform } from '@/platform/app';
import { migratePlatform } from '@/platform/db/migrate';
import { checkLedger, describeReport } from '@/platform/ledger/check';
import { periodAt } from '@/platform/loyalty/cashback/sum';
import { addTournament } from '@/platform/tournaments/store';
import { tournament } from '@/platform/tournaments/testing/tournament';
import { testConfig } from '@/tests/support/platform';
import { seatPlayer, seedGame, type Seat } from '@/tests/support/wallet-harness';
import { createCrashHarness, type CrashHarness } from './crash-harness';

/**
 * Cashback of a week and the prizes of a race are given while the process that gives them, and PostgreSQL, are killed with -9.
 * Then nobody has anything twice, and nobody was left out.
 */
const PLAYERS = 400;
/** Who is excluded, of so many. */
const EXCLUDED = 10;
const LOST = 5_000;
const PRIZE = 1_000;
const REAL = 10_000;
/** Settled between two kills. */
const STRETCH = 40;

let harness: CrashHarness;
let platform: Platform;
let owner: pg.Pool;
let seats: Seat[];
const week = periodAt(new Date(periodAt(new Date(), 'week').start.getTime() - 1), 'week');
const race = tournament({
  prizes: [{ placeFrom: 1, placeTo: PLAYERS, amount: { EUR: PRIZE }, freeSpins: 0, points: 0 }],
});
const excluded = () => seats.filter((_, at) => at % EXCLUDED === 0);

beforeAll(async () => {
  harness = await createCrashHarness({ beside: 'tests/integration/settling.ts' });
  await harness.startPostgres();
  await migratePlatform(harness.databaseUrl);
  owner = new pg.Pool({ connectionString: harness.databaseUrl, max: 2 });
  // Whoever waits for the database when it is killed asks again.
  owner.on('error', () => undefined);
  platform = await createPlatform(testConfig(harness.databaseUrl), { jobs: false });
  const { kernel, services } = platform;
  await seedGame(kernel.db);
  seats = [];
  for (let count = 0; count < PLAYERS; count += 1)
    seats.push(await seatPlayer(kernel, services.ledger, { real: REAL }));
  const ids = seats.map(({ playerId }) => playerId);
  await owner.query(`update loyalty.programmes set published_at = now() - interval '60 days'`);
  // Points from before the week's end give each player a level in it.
  await owner.query(
    `insert into loyalty.awards (kind, reference, player_id, points, at) select 'tournament', 'before', id, 50, $2 from unnest($1::uuid[]) id`,
    [ids, week.start],
  );
  await owner.query(
    `insert into loyalty.played_days (player_id, day, currency, staked) select id, ($2::timestamptz at time zone 'UTC')::date, 'EUR', $3 from unnest($1::uuid[]) id`,
    [ids, week.start, LOST],
  );
  await kernel.db.transaction().execute((trx) => addTournament(trx, race));
  await owner.query(
    `insert into tournaments.scores (tournament_id, player_id, points, rounds, reached_at, joined_at)
     select $2, id, row_number() over (order by id), 1, now(), now() from unnest($1::uuid[]) id`,
    [ids, race.id],
  );
  await owner.query(`update identity.players set status = 'excluded' where id = any ($1::uuid[])`, [
    excluded().map(({ playerId }) => playerId),
  ]);
  await owner.query(
    `update tournaments.tournaments set starts_at = now() - interval '2 hours', ends_at = now() - interval '1 hour' where id = $1`,
    [race.id],
  );
}, 180_000);
afterAll(async () => {
  await owner.end();
  await platform.close(0);
  await harness.remove();
}, 60_000);

/** How much is settled, and whether anything is left. */
async function standing(): Promise<{ cashback: number; places: number; isDone: boolean }> {
  const { rows } = await owner.query<{ cashback: number; places: number; isDone: boolean }>(
    `select (select count(*) from loyalty.cashback)::integer as cashback,
            (select count(*) from tournaments.places where settled_at is not null)::integer as places,
            exists (select from loyalty.cashback_runs where is_complete)
              and exists (select from tournaments.tournaments where state = 'paid') as "isDone"`,
  );
  if (!rows[0]) throw new Error('no row');
  return rows[0];
}

it('gives each player cashback and a prize once, whatever is killed meanwhile', async () => {
  const kills = { process: 0, database: 0 };
  await harness.startBeside();
  let next = STRETCH;
  for (;;) {
    const { cashback, places, isDone } = await standing();
    if (isDone) break;
    if (cashback + places < next) {
      expect(harness.fallen).toEqual([]);
      await setTimeout(2);
      continue;
    }
    const isDatabase = (kills.process + kills.database) % 4 === 3;
    await Promise.all([harness.killBeside(), ...(isDatabase ? [harness.killPostgres()] : [])]);
    if (isDatabase) await harness.startPostgres();
    kills[isDatabase ? 'database' : 'process'] += 1;
    const now = await standing();
    next = now.cashback + now.places + STRETCH;
    await harness.startBeside();
  }
  await harness.killBeside();
  expect(kills.process).toBeGreaterThan(5);
  expect(kills.database).toBeGreaterThan(1);

  const { rows } = await owner.query<Record<string, number>>(
    `select (select count(*) from loyalty.cashback where withheld is null)::integer as given,
            (select count(*) from loyalty.cashback where withheld = 'account')::integer as withheld,
            (select count(*) from ledger.transactions where type = 'cashback')::integer as cashbacks,
            (select count(distinct player_id) from ledger.transactions where type = 'cashback')::integer as players,
            (select count(*) from loyalty.cashback_failures)::integer as failed,
            (select sum(credited + excluded) from loyalty.cashback_run_sums)::integer as written,
            (select count(*) from loyalty.cashback_runs)::integer as runs,
            (select count(*) from ledger.transactions where type = 'money_prize')::integer as prizes,
            (select count(distinct player_id) from ledger.transactions where type = 'money_prize')::integer as winners`,
  );
  const may = PLAYERS - excluded().length;
  process.stdout.write(`${JSON.stringify({ kills, ...rows[0] })}\n`);
  expect(rows[0]).toEqual({
    ...{ given: may, withheld: excluded().length, cashbacks: may, players: may, failed: 0 },
    ...{ written: PLAYERS, runs: 1, prizes: may, winners: may },
  });
  const { ledger } = platform.services;
  for (const [at, seat] of seats.entries())
    expect((await ledger.balances(seat.playerId)).real).toBe(
      BigInt(REAL + (at % EXCLUDED === 0 ? 0 : LOST / 10 + PRIZE)),
    );
  const report = await checkLedger(platform.kernel.db);
  expect({ report: describeReport(report), holds: report.holds }).toMatchObject({ holds: true });
}, 400_000);
