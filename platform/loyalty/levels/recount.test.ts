import { sql } from 'kysely';
import { useLevels } from '../testing/levels-harness';
import { createClimbing } from './climb';
import { beginRecount, isRecounting } from './standings';

const { at, publish, deposit } = useLevels();

it('another programme goes through everybody in the job, whatever was published before it', async () => {
  const { db } = at.wallet.kernel;
  const [first, second] = [await at.wallet.seat(), await at.wallet.seat()];
  for (const seat of [first, second]) await deposit(seat, 104_000n);
  await at.rewards.lookAtLevels();
  // The way is noted alone: nobody waits for a row to be written for each player.
  await beginRecount(db, await publish());
  await beginRecount(db, await publish({}, { fromPoints: 1n }));
  const { rows } = await sql`select from loyalty.changed_points`.execute(db);
  expect(rows).toHaveLength(0);
  expect((await at.loyalty.desk.overview()).isRecounting).toBe(true);
  expect(await at.rewards.lookAtLevels()).toBeGreaterThanOrEqual(2);
  expect(await isRecounting(db)).toBe(false);
  expect(await at.rewards.lookAtLevels()).toBe(0);
});

it('who is looked at while another programme is published stands by that one in the end', async () => {
  const { kernel, ledger } = at.wallet;
  const { db } = kernel;
  // 30 points: the first level begins at 40.
  const seats = [await at.wallet.seat(), await at.wallet.seat(), await at.wallet.seat()];
  for (const seat of seats) await deposit(seat, 3_000n);
  await at.rewards.lookAtLevels();
  await beginRecount(db, await publish());
  let published = false;
  const climbing = createClimbing(kernel, {
    ledger,
    notifications: { balanceChanges: () => Promise.resolve(), send: () => Promise.resolve(0) },
    async pointsOf(trx, playerId) {
      if (!published) {
        published = true;
        await beginRecount(db, await publish({}, { fromPoints: 1n }));
      }
      return at.loyalty.points(playerId, trx);
    },
    write: () => Promise.resolve(),
  });
  while (await isRecounting(db)) await climbing.run();
  const { rows } = await sql<{ level: string | null }>`
    select level from loyalty.standings where player_id = any (${seats.map(({ playerId }) => playerId)}::uuid[])`.execute(
    db,
  );
  expect(rows.map(({ level }) => level)).toEqual(['newcomer', 'newcomer', 'newcomer']);
});
