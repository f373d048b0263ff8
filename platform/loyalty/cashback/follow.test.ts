import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { Movement } from '@/platform/play/service';
import { startTestPlatform, type TestPlatform } from '@/tests/support/platform';
import { followCashback } from './follow';
import { countForgotten, listOpen } from './open-rounds';

let platform: TestPlatform;
beforeAll(async () => {
  platform = await startTestPlatform();
});
afterAll(() => platform.close());

/** What a player moves in one round; the game and the money are always the same ones. */
function moved(playerId: string, roundId: string, over: Partial<Movement> & { at: Date }): Movement {
  return {
    ...{ kind: 'stake', txId: randomUUID(), refTxId: null, playerId, currency: 'EUR', gameId: 'g1' },
    ...{ providerId: null, roundId, roundClosed: false, real: 0n, bonus: 0n, stake: null },
    ...{ bonusGrantId: null, freeSpinGrantId: null },
    ...over,
  };
}
const take = (...movements: Movement[]) =>
  platform.kernel.db.transaction().execute((trx) => followCashback.take(trx, movements));
async function daysOf(playerId: string): Promise<string[]> {
  const { rows } = await sql<{ line: string }>`
    select concat_ws(' ', day, staked, returned, won) as line from loyalty.played_days
     where player_id = ${playerId}::uuid order by day`.execute(platform.kernel.db);
  return rows.map(({ line }) => line);
}

const SUNDAY = new Date('2026-11-29T23:59:50Z');
const MONDAY = new Date('2026-11-30T00:00:10Z');

test('a stake before midnight that is won back after it is a loss of neither week', async () => {
  const player = randomUUID();
  await take(moved(player, 'mines', { real: 500_000n, at: SUNDAY }));
  expect(await daysOf(player)).toEqual([]);
  expect(await listOpen(platform.kernel.db, player)).toMatchObject([{ staked: 500_000n, roundId: 'mines' }]);
  await take(moved(player, 'mines', { kind: 'win', real: 495_000n, roundClosed: true, at: MONDAY }));
  expect(await daysOf(player)).toEqual(['2026-11-30 500000 0 495000']);
  expect(await listOpen(platform.kernel.db, player)).toEqual([]);
});

test('a loss is counted when its round ends, which moves no money', async () => {
  const player = randomUUID();
  await take(moved(player, 'lost', { real: 300n, at: SUNDAY }));
  await take(moved(player, 'lost', { real: 200n, at: MONDAY }));
  await take(moved(player, 'lost', { kind: 'win', roundClosed: true, at: MONDAY }));
  expect(await daysOf(player)).toEqual(['2026-11-30 500 0 0']);
});

test('a round of which all stakes came back is over, also when nobody says so', async () => {
  const [player, other] = [randomUUID(), randomUUID()];
  await take(
    moved(player, 'back', { real: 400n, at: SUNDAY }),
    moved(other, 'part', { real: 400n, at: SUNDAY }),
  );
  await take(
    moved(player, 'back', { kind: 'return', real: 400n, at: MONDAY }),
    moved(other, 'part', { kind: 'return', real: 100n, at: MONDAY }),
  );
  expect(await daysOf(player)).toEqual(['2026-11-30 400 400 0']);
  expect(await daysOf(other)).toEqual([]);
  expect(await listOpen(platform.kernel.db, other)).toMatchObject([
    { staked: 400n, returned: 100n, beganAt: SUNDAY },
  ]);
});

test('a stake that is given back closes its round; rounds of bonus money alone leave no day', async () => {
  const [player, other] = [randomUUID(), randomUUID()];
  await take(
    moved(player, 'back', { real: 400n, at: SUNDAY }),
    moved(player, 'back', { kind: 'return', real: 400n, roundClosed: true, at: SUNDAY }),
    moved(other, 'bonus', { bonus: 400n, at: SUNDAY }),
    moved(other, 'bonus', { kind: 'win', bonus: 100n, roundClosed: true, at: SUNDAY }),
  );
  expect(await daysOf(player)).toEqual(['2026-11-29 400 400 0']);
  expect(await daysOf(other)).toEqual([]);
});

test('free spins cost nothing, what they win counts', async () => {
  const player = randomUUID();
  await take(
    moved(player, 'spin', { kind: 'free_spin', real: 100n, at: SUNDAY }),
    moved(player, 'spin', { kind: 'win', real: 700n, roundClosed: true, at: MONDAY }),
  );
  expect(await daysOf(player)).toEqual(['2026-11-30 0 0 700']);
});

test('a round that nobody ends counts two days after it began, and what still comes of it on its own day', async () => {
  const player = randomUUID();
  await take(moved(player, 'left', { real: 900n, at: SUNDAY }));
  await countForgotten(platform.kernel.db, new Date('2026-12-01T23:59:40Z'));
  expect(await daysOf(player)).toEqual([]);
  await countForgotten(platform.kernel.db, new Date('2026-12-01T23:59:59Z'));
  await countForgotten(platform.kernel.db, new Date('2026-12-09T00:00:00Z'));
  expect(await daysOf(player)).toEqual(['2026-12-01 900 0 0']);
  await take(
    moved(player, 'left', {
      kind: 'return',
      real: 900n,
      roundClosed: true,
      at: new Date('2026-12-02T08:00:00Z'),
    }),
  );
  expect(await daysOf(player)).toEqual(['2026-12-01 900 0 0', '2026-12-02 0 900 0']);
});
