import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import pg from 'pg';
import { campaign } from '../testing/campaigns';
import { startBonuses, type BonusesHarness } from '../testing/harness';

jest.setTimeout(60_000);

const PLAYERS = 25;
const KILLS = 12;
let world: BonusesHarness;
beforeAll(async () => {
  world = await startBonuses();
});
afterAll(() => world.wallet.close());

it('gives everybody once, whenever the database drops the connections of the job', async () => {
  const { kernel, databaseUrl, clock } = world.wallet;
  const id = `c-${randomUUID()}`;
  const amounts = {
    EUR: { maxBonus: 1_000, minDeposit: 0, maxBet: 500, freeSpinBet: 20, budget: 1_000_000 },
  };
  await world.bonuses.add([
    campaign(id, { type: 6, trigger: { every: 'month', day: 1, atOnce: true }, grantsPerPlayer: 9, amounts }),
  ]);
  const seats = [];
  for (let count = 0; count < PLAYERS; count += 1) seats.push(await world.wallet.seat());
  clock.ahead = Date.parse('2027-08-01T18:00:00Z') - Date.now();
  const owner = new pg.Client({ connectionString: databaseUrl });
  await owner.connect();
  let kills = 0;
  let last: number | null = null;
  // Until a run gets to its end with nothing left to do.
  while (last !== 0) {
    const run = world.bonuses.giveDue().catch(() => null);
    if (kills < KILLS) {
      await owner.query('select pg_sleep(0.02 * random())');
      const { rowCount } = await owner.query(
        `select pg_terminate_backend(pid) from pg_stat_activity
          where datname = current_database() and pid <> pg_backend_pid() and backend_type = 'client backend'`,
      );
      if (rowCount) kills += 1;
      last = (await run) === null ? null : 1;
    } else last = await run;
  }
  await owner.end();
  clock.ahead = 0;
  const { rows } = await sql<{ grants: number; players: number; granted: bigint; steps: number }>`
    select count(*)::integer as grants, count(distinct player_id)::integer as players,
           (select granted from bonuses.amounts where bonus_id = ${id}) as granted,
           (select count(*)::integer from bonuses.steps) as steps
      from bonuses.grants where bonus_id = ${id} and state = 'active'`.execute(kernel.db);
  expect(rows).toEqual([
    { grants: PLAYERS, players: PLAYERS, granted: BigInt(PLAYERS * 1_000), steps: PLAYERS * 2 },
  ]);
  for (const seat of seats) expect(await world.money(seat)).toEqual([0, 1_000]);
  await world.wallet.prove();
});
