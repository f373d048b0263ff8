import { sql } from 'kysely';
import pg from 'pg';
import type { Seat } from '@/tests/support/wallet-harness';
import { useCashback } from '../testing/cashback-harness';
import { completeSince } from './runs-store';
import { addPlayed, sharePlay, unsettled } from './store';
import { periodAt } from './sum';

const { at, afterTheWeek, payAll, realOf, loser } = useCashback();
const week = () => periodAt(new Date(), 'week');
const isComplete = async () => (await completeSince(at.world.wallet.kernel.db, week())) !== null;
const count = () => afterTheWeek(() => at.rewards.countCashback());
const left = () => afterTheWeek(() => at.rewards.runs.left(week()));

/** A stake of 100.00 that was lost on the last day of the week. */
const lostLast = ({ playerId }: Seat) => ({
  ...{ playerId, currency: 'EUR' as const, staked: 10_000n, returned: 0n, won: 0n },
  day: new Date(week().end.getTime() - 3_600_000).toISOString().slice(0, 10),
});
const write = (seat: Seat) =>
  at.world.wallet.kernel.db.transaction().execute(async (trx) => {
    await sharePlay(trx);
    await addPlayed(trx, [lostLast(seat)]);
  });

it('settles whose play comes late to a period that was given before, and looks for nobody else', async () => {
  await loser(10_000);
  await payAll();
  expect(await isComplete()).toBe(true);
  const late = await loser(10_000);
  await at.world.wallet.play.catchUp('cashback');
  expect(await isComplete()).toBe(false);
  expect(await payAll()).toBe(1);
  expect(await realOf(late)).toBe(40_500);
});

it('settles whose play comes when the run has been by, with the next run', async () => {
  const seats = await Promise.all([0, 1].map(() => at.world.wallet.seat({ real: 50_000 })));
  const [late, last] = seats.toSorted((one, other) => (one.playerId < other.playerId ? -1 : 1));
  if (!late || !last) throw new Error('two were seated');
  await at.world.round(last, 10_000, 0);
  let written = 0;
  at.onGiven = async (playerId) => {
    if (playerId !== last.playerId || written > 0) return;
    written += 1;
    await write(late);
  };
  expect(await payAll()).toBe(1);
  expect(written).toBe(1);
  expect(await isComplete()).toBe(false);
  expect(await payAll()).toBe(1);
  expect(await realOf(late)).toBe(50_500);
  expect(await isComplete()).toBe(true);
});

it('a run that ends waits for play that is being written', async () => {
  const { db } = at.world.wallet.kernel;
  const [seat, late] = [await loser(10_000), await at.world.wallet.seat({ real: 50_000 })];
  await at.world.wallet.play.catchUp('cashback');
  let written = () => {};
  const isWritten = new Promise<void>((resolve) => (written = resolve));
  const waiting = sql<{ waits: boolean }>`
    select exists (select from pg_locks where locktype = 'advisory' and not granted
                      and database = (select oid from pg_database where datname = current_database())) as waits`;
  const writing = db.transaction().execute(async (trx) => {
    await sharePlay(trx);
    await addPlayed(trx, [lostLast(late)]);
    written();
    while (!(await waiting.execute(db)).rows[0]?.waits);
  });
  await isWritten;
  const [settled] = await Promise.all([payAll(), writing]);
  expect(settled).toBe(1);
  expect(await realOf(seat)).toBe(40_500);
  expect(await isComplete()).toBe(false);
  expect(await payAll()).toBe(1);
  expect(await realOf(late)).toBe(50_500);
});

it('is counted after the end for what is left, and once more when late play was settled', async () => {
  const { clock, kernel } = at.world.wallet;
  await payAll();
  const seat = await loser(10_000);
  // Begun before the end, done after it: what came in between is not in it.
  clock.ahead = week().end.getTime() - 5_000 - Date.now();
  await at.rewards.countCashback();
  clock.ahead = 0;
  expect(await left()).toBeNull();
  await count();
  expect(await left()).toBe(500n);
  // What came since was not counted: nobody decides by it.
  await write(await at.world.wallet.seat({ real: 50_000 }));
  expect(await left()).toBeNull();
  await count();
  expect(await left()).toBe(1_000n);
  await payAll();
  expect(await count()).toBeGreaterThan(0);
  expect(await left()).toBe(0n);
  const sums = () => afterTheWeek(() => at.rewards.runs.counted(week()));
  const before = (await sums())?.players ?? 0;
  // Settled before the count has seen that the period was open again.
  const late = await at.world.wallet.seat({ real: 50_000 });
  await write(late);
  await payAll();
  expect(await unsettled(kernel.db, week(), { limit: 1 })).toEqual([]);
  await count();
  expect((await sums())?.players).toBe(before + 1);
  expect(await realOf(seat)).toBe(40_500);
});

it('the sums of a run that an older version ended are added up', async () => {
  await loser(10_000);
  await payAll();
  const list = () => at.rewards.runs.list.rows({ offset: 0, limit: 1 });
  const before = await list();
  expect(before[0]).toMatchObject({ sums: [{ currency: 'EUR', real: 500n }] });
  const owner = new pg.Client({ connectionString: at.world.wallet.databaseUrl });
  await owner.connect();
  await owner.query('delete from loyalty.cashback_run_sums where run_id = $1', [before[0]?.id]);
  await owner.end();
  expect(await list()).toEqual(before);
});
