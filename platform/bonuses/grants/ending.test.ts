import { sql } from 'kysely';
import pg from 'pg';
import { startBonuses, type BonusesHarness } from '../testing/harness';

const HOUR = 3_600_000;
let world: BonusesHarness;
beforeAll(async () => {
  world = await startBonuses();
});
afterAll(() => world.wallet.close());
afterEach(async () => {
  world.wallet.clock.ahead = 0;
  await world.wallet.prove();
});

describe('a round that is open when its bonus ends', () => {
  it('brings the house what its bonus money won, when the bonus was cancelled', async () => {
    const player = await world.playerWith('long', 100);
    const staked = await world.bet(player, 300);
    await world.choose(player, 'Rejected');
    const answer = await world.win(player, staked, 901);
    // Two thirds of the stake were bonus money: 6.00 of 9.01; the odd cent is real money.
    expect(answer).toMatchObject({ status: 'OK', balance: 301 });
    await world.catchUp();
    expect(await world.money(player)).toEqual([301, 0]);
    expect(await world.stepsOf(player)).toEqual([
      'offered 1000',
      'activated 1000',
      'burned 800',
      'cancelled',
      'late_burned 600',
    ]);
  });

  it('brings real money, when the bonus was wagered meanwhile', async () => {
    const player = await world.playerWith('twice');
    const staked = await world.bet(player, 200);
    for (let played = 0; played < 2_000; played += 500) await world.round(player, 500, 500);
    await world.catchUp();
    expect(await world.grantOf(player)).toMatchObject({ state: 'completed' });
    expect(await world.money(player)).toEqual([800, 0]);
    expect(await world.win(player, staked, 350)).toMatchObject({ status: 'OK', balance: 1_150 });
    await world.catchUp();
    expect(await world.money(player)).toEqual([1_150, 0]);
    expect(await world.stepsOf(player)).toContain('late_converted 350');
  });

  it('brings no more real money than the bonus lets in all', async () => {
    const player = await world.playerWith('capped');
    const staked = await world.bet(player, 500);
    for (let played = 0; played < 2_000; played += 500) await world.round(player, 500, 500);
    await world.catchUp();
    expect(await world.money(player)).toEqual([500, 0]);
    // Of 7.00 that may become real money 5.00 have.
    expect(await world.win(player, staked, 3_000)).toMatchObject({ status: 'OK', balance: 700 });
    await world.catchUp();
    expect(await world.money(player)).toEqual([700, 0]);
    expect(await world.grantOf(player)).toMatchObject({ converted: 700 });
    const steps = await world.stepsOf(player);
    expect(steps).toContain('late_converted 200');
    expect(steps).toContain('late_burned 2800');
  });

  it('brings the house what comes after the bonus had run out', async () => {
    const player = await world.playerWith('long');
    const staked = await world.bet(player, 500, { round_closed: true });
    await world.round(player, 500, 0);
    await world.catchUp();
    expect(await world.grantOf(player)).toMatchObject({ state: 'completed', reason: 'run_out' });
    expect(await world.win(player, staked, 5_000)).toMatchObject({ status: 'OK', balance: 0 });
    await world.catchUp();
    expect(await world.money(player)).toEqual([0, 0]);
    expect(await world.stepsOf(player)).toContain('late_burned 5000');
  });

  it('gives back its real money alone, when its time was over', async () => {
    const player = await world.playerWith('long', 100);
    const staked = await world.bet(player, 300);
    world.wallet.clock.ahead = 200 * HOUR;
    expect(await world.bonuses.expireDue()).toBeGreaterThan(0);
    world.wallet.clock.ahead = 0;
    expect(await world.grantOf(player)).toMatchObject({ state: 'expired', reason: 'time' });
    expect(await world.money(player)).toEqual([0, 0]);
    await world.rollback(player, staked, 300);
    await world.catchUp();
    expect(await world.money(player)).toEqual([100, 0]);
  });

  it('belongs to its own bonus, also when another is active', async () => {
    const player = await world.playerWith('long');
    const staked = await world.bet(player, 500);
    const other = await world.link(player, 'tenth');
    await world.choose(other, 'Activated');
    expect(await world.money(player)).toEqual([0, 1_000]);
    await world.win(player, staked, 5_000);
    await world.catchUp();
    expect(await world.money(player)).toEqual([0, 1_000]);
    expect(await world.grantOf(other)).toMatchObject({ state: 'active', wagered: 0 });
  });
});

it('leaves a currency with nothing of it', async () => {
  const player = await world.playerWith('long', 100);
  const other = await world.link(player, 'tenth');
  await world.wallet.kernel.db
    .transaction()
    .execute((trx) => world.bonuses.currencyLeft(trx, player.playerId, 'EUR'));
  expect(await world.money(player)).toEqual([100, 0]);
  expect(await world.grantOf(player)).toMatchObject({ state: 'cancelled', reason: 'currency' });
  expect(await world.grantOf(other)).toMatchObject({ state: 'cancelled', reason: 'currency' });
});

/** Resolves when somebody waits for a lock, as the database's owner sees it. */
async function untilWaiting(): Promise<void> {
  const owner = new pg.Client({ connectionString: world.wallet.databaseUrl });
  await owner.connect();
  for (let waiting = false; !waiting;) {
    const { rowCount } = await owner.query(
      `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
    );
    waiting = rowCount !== 0;
  }
  await owner.end();
}

it('is not ended by time when its player took it at the last moment', async () => {
  const player = await world.playerWith('long');
  const other = await world.link(player, 'tenth');
  const { ledger, kernel, clock } = world.wallet;
  let expiring: Promise<number> | undefined;
  await kernel.db.transaction().execute(async (trx) => {
    await ledger.lockWallet(trx, player.playerId, 'EUR');
    await sql`update bonuses.grants set state = 'cancelled', ended_at = now(), end_reason = 'switched'
               where id = ${player.grant}::uuid`.execute(trx);
    await sql`update bonuses.grants set state = 'active', activated_at = now(), expires_at = now() + interval '20 days'
               where id = ${other.grant}::uuid`.execute(trx);
    // Of its offer the time is over, as far as anybody else can see.
    clock.ahead = 169 * HOUR;
    expiring = world.bonuses.expireDue();
    await untilWaiting();
  });
  await expiring;
  clock.ahead = 0;
  expect(await world.grantOf(other)).toMatchObject({ state: 'active' });
  expect(await world.money(player)).toEqual([0, 1_000]);
});

it('is not ended by time while what was settled in time is not counted yet', async () => {
  const player = await world.playerWith('twice');
  for (let played = 0; played < 2_000; played += 500) await world.round(player, 500, 500);
  world.wallet.clock.ahead = 168 * HOUR + 1_000;
  await world.bonuses.expireDue();
  expect(await world.grantOf(player)).toMatchObject({ state: 'active' });
  world.wallet.clock.ahead = 0;
  await world.catchUp();
  expect(await world.grantOf(player)).toMatchObject({ state: 'completed', reason: 'wagered' });
});

it('waits an hour for them, not for good', async () => {
  const player = await world.playerWith('twice');
  await world.round(player, 500, 500);
  world.wallet.clock.ahead = 170 * HOUR;
  await world.bonuses.expireDue();
  expect(await world.grantOf(player)).toMatchObject({ state: 'expired' });
  await world.catchUp();
});

it('counts nothing of what is staked when its time is over', async () => {
  const player = await world.playerWith('twice');
  await sql`update bonuses.grants set expires_at = now() - interval '1 second' where id = ${player.grant}::uuid`.execute(
    world.wallet.kernel.db,
  );
  for (let played = 0; played < 2_000; played += 500) await world.round(player, 500, 500);
  await world.catchUp();
  expect(await world.grantOf(player)).toMatchObject({ state: 'active', wagered: 0 });
  await world.bonuses.expireDue();
  expect(await world.grantOf(player)).toMatchObject({ state: 'expired' });
});

it('forgets the stakes of what ended long ago, and of nothing else', async () => {
  const [old, open] = [await world.playerWith('long'), await world.playerWith('long')];
  for (const player of [old, open]) await world.round(player, 100, 100);
  await world.catchUp();
  await world.choose(old, 'Rejected');
  world.wallet.clock.ahead = 17 * 24 * HOUR;
  await world.bonuses.forgetStakes();
  world.wallet.clock.ahead = 0;
  const { rows } = await sql<{ grant: string }>`
    select grant_id as "grant" from bonuses.stakes where grant_id in (${old.grant}::uuid, ${open.grant}::uuid)`.execute(
    world.wallet.kernel.db,
  );
  expect(rows).toEqual([{ grant: open.grant }]);
});
