import { randomUUID } from 'node:crypto';
import { Kysely, PostgresDialect, sql } from 'kysely';
import pg from 'pg';
import { openPool } from '@/tests/support/database';
import { startWallet, type Seat, type WalletHarness } from '@/tests/support/wallet-harness';
import { createPlayService, type Movement, type PlayService } from './service';

let harness: WalletHarness;
let seat: Seat;
/** What a follower was given, in order, however often its transaction was lost. */
let given: Movement[];
let fail: Error | undefined;

const following = (from: 'beginning' | 'now' = 'beginning'): PlayService<'test'> => {
  const play = createPlayService<'test'>(harness.kernel);
  play.follow({
    name: 'test',
    from,
    async take(trx, movements) {
      if (fail) throw fail;
      await Promise.resolve(trx);
      given.push(...movements);
    },
  });
  return play;
};
const stakes = () => given.map(({ real }) => Number(real));
const bet = (amount: number, fields: Record<string, unknown> = {}) =>
  harness.call('bet', seat, { amount, ...fields });

beforeEach(async () => {
  harness = await startWallet();
  seat = await harness.seat({ real: 100_000, bonus: 0 });
  given = [];
  fail = undefined;
});
afterEach(async () => {
  await harness.prove();
  await harness.close();
});

describe('a movement', () => {
  it('is written for each stake, each win and each stake that was given back', async () => {
    const rich = await harness.seat({ real: 30, bonus: 100 });
    const [won, lost, returned] = [randomUUID(), randomUUID(), randomUUID()];
    await harness.call('bet', rich, { tx_id: won, round_id: 'r1', amount: 100 });
    await harness.call('win', rich, { ref_tx_id: won, round_id: 'r1', amount: 250, round_closed: true });
    await harness.call('bet', rich, { tx_id: lost, round_id: 'r2', amount: 10 });
    await harness.call('win', rich, { ref_tx_id: lost, round_id: 'r2', amount: 0, round_closed: true });
    await harness.call('bet', rich, { tx_id: returned, round_id: 'r3', amount: 7 });
    await harness.call('rollback', rich, { ref_tx_id: returned, round_id: 'r3' });
    const play = following();
    expect(await play.catchUp('test')).toBe(true);
    const told = given.map(({ kind, real, bonus, stake, roundId, roundClosed, refTxId }) => [
      kind,
      Number(real),
      Number(bonus),
      stake === null ? null : Number(stake),
      roundId,
      roundClosed,
      refTxId,
    ]);
    expect(told).toEqual([
      ['stake', 30, 70, null, 'r1', false, null],
      ['win', 75, 175, 100, 'r1', true, won],
      ['stake', 10, 0, null, 'r2', false, null],
      ['win', 0, 0, 10, 'r2', true, lost],
      ['stake', 7, 0, null, 'r3', false, null],
      ['return', 7, 0, 7, 'r3', false, returned],
    ]);
    expect(given[0]).toMatchObject({ playerId: rich.playerId, currency: 'EUR', providerId: 9001 });
  });

  it('is not written for what moved nothing', async () => {
    await bet(100_001);
    await bet(5, { session_token: 'nobody' });
    const again = randomUUID();
    await bet(5, { tx_id: again, round_id: 'r' });
    await bet(5, { tx_id: again, round_id: 'r' });
    await following().catchUp('test');
    expect(stakes()).toEqual([5]);
  });
});

describe('a follower', () => {
  it('reads in order, each movement once', async () => {
    const play = following();
    for (const amount of [1, 2, 3]) await bet(amount);
    await play.catchUp('test');
    for (const amount of [4, 5]) await bet(amount);
    await play.catchUp('test');
    await play.catchUp('test');
    expect(stakes()).toEqual([1, 2, 3, 4, 5]);
  });

  it('reads in the order of transactions, not of their digits', async () => {
    const owner = new pg.Client({ connectionString: harness.databaseUrl });
    await owner.connect();
    try {
      await owner.query(
        `insert into play.movements (xid, kind, tx_id, player_id, currency, game_id, round_id, round_closed, real_amount,
                                     bonus_amount)
         select xid::text::xid8, 'stake', gen_random_uuid(), $1, 'EUR', 'g90001', 'r', false, xid, 0
           from unnest(array[100, 99, 11, 9, 10]) as xid`,
        [seat.playerId],
      );
      const play = following('now');
      await play.catchUp('test');
      expect(stakes()).toEqual([]);
      await owner.query("update play.cursors set xid = '0', id = 0");
      await play.catchUp('test');
    } finally {
      // Nobody has called for them.
      await owner.query('delete from play.movements');
      await owner.end();
    }
    expect(stakes()).toEqual([9, 10, 11, 99, 100]);
  });

  it('misses none that is committed after later ones', async () => {
    const play = following();
    const late = new pg.Client({ connectionString: harness.databaseUrl });
    await late.connect();
    const other = await harness.seat({ real: 100 });
    await late.query('begin');
    await late.query(
      `select * from wallet.bets(array[$1::uuid], array[$2], array[$3::uuid], array['EUR'], array[$4], array['r'],
                                 array[false], array[7::bigint], now(), now() - interval '1 hour')`,
      [randomUUID(), other.token, other.playerId, 'g90001'],
    );
    await bet(1);
    const caughtUp = play.catchUp('test');
    // While the first one is open, the later one waits too.
    const { rows } = await harness.kernel.pool.query<{ seen: number }>(
      'select count(*)::integer as seen from play.movements where xid < pg_snapshot_xmin(pg_current_snapshot())',
    );
    expect(rows[0]?.seen).toBe(0);
    await late.query('commit');
    await late.end();
    await caughtUp;
    expect(stakes()).toEqual([7, 1]);
  });

  it('is kept back by a transaction that somebody left open, says so, and goes on behind it', async () => {
    const warn = jest.spyOn(harness.kernel.log, 'warn');
    const told = new Promise<void>((resolve) => warn.mockImplementation(() => resolve()));
    const idle = new pg.Client({ connectionString: harness.databaseUrl });
    await idle.connect();
    await idle.query('begin');
    await idle.query('select pg_current_xact_id()');
    await bet(1);
    const play = createPlayService<'test'>(harness.kernel, { patienceMs: 50, stuckMs: 50 });
    const read = new Promise<void>((resolve) => {
      play.follow({
        name: 'test',
        from: 'beginning',
        async take(_trx, movements) {
          given.push(...movements);
          resolve();
          await Promise.resolve();
        },
      });
    });
    expect(await play.catchUp('test')).toBe(false);
    play.work();
    await told;
    expect(warn.mock.calls[0]?.[0]).toMatchObject({ follower: 'test' });
    expect(given).toEqual([]);
    await idle.query('commit');
    await idle.end();
    await read;
    await play.stop();
    expect(stakes()).toEqual([1]);
  });

  it('is given again what its own effect failed on', async () => {
    const play = following();
    await bet(1);
    fail = new Error('the effect failed');
    await expect(play.catchUp('test')).rejects.toThrow('the effect failed');
    fail = undefined;
    await bet(2);
    await play.catchUp('test');
    expect(stakes()).toEqual([1, 2]);
  });

  it('runs on one instance at a time, and goes on on another', async () => {
    const [here, there] = [following(), following()];
    await bet(1);
    await here.catchUp('test');
    for (const amount of [2, 3, 4]) await bet(amount);
    const turns = await Promise.all([here, there, here, there].map((play) => play.catchUp('test')));
    expect(turns).toContain(true);
    await there.catchUp('test');
    expect(stakes()).toEqual([1, 2, 3, 4]);
  });

  it('that begins now is not given what was played before', async () => {
    await bet(1);
    const play = following('now');
    await play.catchUp('test');
    await bet(2);
    await play.catchUp('test');
    expect(stakes()).toEqual([2]);
  });

  it('reads by itself on an instance that works, less than a second behind', async () => {
    const play = createPlayService<'test'>(harness.kernel);
    const read = new Promise<number>((resolve) => {
      play.follow({
        name: 'test',
        from: 'beginning',
        async take(_trx, movements) {
          resolve(Date.now() - (movements[0]?.at.getTime() ?? 0));
          await Promise.resolve();
        },
      });
    });
    play.work();
    await bet(1);
    expect(await read).toBeLessThan(2_000);
    await play.stop();
    expect((await play.lags()).map(({ follower }) => follower)).toEqual(['test']);
  });
});

it('takes two followers of one name for a mistake', () => {
  const play = following();
  expect(() => play.follow({ name: 'test', from: 'now', take: () => Promise.resolve() })).toThrow(/test/);
});

describe('a movement that a follower can’t take', () => {
  it('stands alone after some tries, when all before it have been taken', async () => {
    const { db, log } = harness.kernel;
    const failures = jest.spyOn(log, 'error').mockImplementation(() => undefined);
    const play = createPlayService<'test'>({ db, log });
    for (const amount of [1, 2, 3, 4, 5, 13, 7]) await bet(amount);
    const alone = new Promise<void>((resolve) =>
      play.follow({
        name: 'test',
        from: 'beginning',
        async take(_, movements) {
          if (movements.every(({ real }) => real !== 13n)) given.push(...movements);
          else if (movements.length > 1) throw new Error('one of them');
          else {
            resolve();
            throw new Error('this one');
          }
        },
      }),
    );
    play.work();
    await alone;
    await play.stop();
    expect(stakes()).toEqual([1, 2, 3, 4, 5]);
    expect(failures).toHaveBeenLastCalledWith(
      expect.objectContaining({ follower: 'test', movements: 1 }),
      'play could not be followed',
    );
    failures.mockRestore();
  });
});

it('waits for the disk with what it commits, unless it only counts', async () => {
  // The server of tests lets nobody wait.
  const pool = openPool(harness.databaseUrl, { options: '-c synchronous_commit=on' });
  const db = new Kysely<unknown>({ dialect: new PostgresDialect({ pool }) });
  const play = createPlayService<'counting' | 'paying'>({ db, log: harness.kernel.log });
  const waits = new Map<string, unknown>();
  const follow = (name: 'counting' | 'paying', onlyCounts?: true) =>
    play.follow({
      name,
      from: 'beginning',
      ...(onlyCounts && { onlyCounts }),
      async take(trx) {
        const { rows } = await sql<{ setting: string }>`
          select current_setting('synchronous_commit') as setting`.execute(trx);
        waits.set(name, rows[0]?.setting);
      },
    });
  follow('counting', true);
  follow('paying');
  // The first step makes the cursor.
  await bet(1);
  await Promise.all([play.catchUp('counting'), play.catchUp('paying')]);
  await bet(2);
  await Promise.all([play.catchUp('counting'), play.catchUp('paying')]);
  expect(Object.fromEntries(waits)).toEqual({ counting: 'off', paying: 'on' });
  const { rows } = await sql<{ setting: string }>`
    select current_setting('synchronous_commit') as setting`.execute(db);
  expect(rows[0]?.setting).toBe('on');
  await db.destroy();
});
