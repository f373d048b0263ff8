import { sql } from 'kysely';
import pg from 'pg';
import { startBonuses, type BonusesHarness } from '@/platform/bonuses/testing/harness';
import { createLoyaltyService } from '@/platform/loyalty/service';
import { addTournament } from '../store';
import { tournament } from '../testing/tournament';
import { createSettlement } from './settle';

jest.setTimeout(60_000);

const PLAYERS = 30;
const KILLS = 12;
let world: BonusesHarness;
beforeAll(async () => {
  world = await startBonuses();
});
afterAll(() => world.wallet.close());

it('pays every place once, whenever the database drops the connections of who settles', async () => {
  const { kernel, databaseUrl, ledger } = world.wallet;
  const race = tournament({
    spinCampaign: 'real-spins',
    prizes: [{ placeFrom: 1, placeTo: PLAYERS, amount: { EUR: 1_000 }, freeSpins: 3, points: 10 }],
  });
  await kernel.db.transaction().execute((trx) => addTournament(trx, race));
  const seats = [];
  for (let count = 0; count < PLAYERS; count += 1) seats.push(await world.wallet.seat());
  await sql`
    insert into tournaments.scores (tournament_id, player_id, points, rounds, reached_at, joined_at)
    select ${race.id}, id, row_number() over (order by id), 1, now(), now()
      from unnest(${seats.map(({ playerId }) => playerId)}::uuid[]) id`.execute(kernel.db);
  await sql`
    update tournaments.tournaments set ends_at = now() - interval '1 minute', state = 'frozen', frozen_at = now() - interval '1 minute'
     where id = ${race.id}`.execute(kernel.db);
  const loyalty = createLoyaltyService(kernel, { ledger });
  const settle = () =>
    createSettlement(kernel, {
      ...{ bonuses: world.bonuses, ledger, loyalty },
      notifications: { balanceChanges: () => Promise.resolve() },
      play: { catchUp: () => Promise.resolve(true) },
    }).settle();

  const owner = new pg.Client({ connectionString: databaseUrl });
  await owner.connect();
  let kills = 0;
  let isDone = false;
  while (!isDone) {
    const run = settle().catch(() => null);
    if (kills < KILLS) {
      await owner.query('select pg_sleep(0.05 * random())');
      const { rowCount } = await owner.query(
        `select pg_terminate_backend(pid) from pg_stat_activity
          where datname = current_database() and pid <> pg_backend_pid() and backend_type = 'client backend'`,
      );
      if (rowCount) kills += 1;
      await run;
    } else isDone = (await run) === false;
  }
  await owner.end();

  const { rows } = await sql<Record<string, number>>`
    select (select count(*) from tournaments.places where tournament_id = ${race.id} and settled_at is not null)::integer as places,
           (select count(*) from ledger.transactions where type = 'money_prize')::integer as prizes,
           (select sum(number) from bonuses.free_spin_grants)::integer as spins,
           (select sum(points) from loyalty.awards)::integer as points`.execute(kernel.db);
  expect(rows).toEqual([{ places: PLAYERS, prizes: PLAYERS, spins: PLAYERS * 3, points: PLAYERS * 10 }]);
  for (const seat of seats) expect(await world.money(seat)).toEqual([1_000, 0]);
  await world.wallet.prove();
});
