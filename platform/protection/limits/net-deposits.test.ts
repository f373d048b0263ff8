import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { API_CODES } from '@/lib/domain/api-codes';
import { startProtected, type ProtectedPlatform, type ProtectedPlayer } from '../testing/protected-platform';

jest.setTimeout(120_000);

let world: ProtectedPlatform;
beforeAll(async () => {
  world = await startProtected('nl');
});
afterAll(() => world.close());
beforeEach(() => {
  world.clock.ahead = 0;
});

/** It has begun, and would be paid. */
const BEGUN = { status: 502, body: { code: API_CODES.paymentAggregator } };
const dutch = async (birthday: string) => {
  const player = await world.newPlayer('NL');
  // Their own limit, which the law asks for, is not in the way.
  await player.set('deposit', 'month', 500_000);
  await sql`update players.profiles set birthday = ${birthday} where player_id = ${player.playerId}`.execute(
    world.platform.kernel.db,
  );
  return player;
};
const young = () => dutch(`${new Date().getUTCFullYear() - 21}-01-01`);
/** Money that has left the account. */
const takenOut = ({ playerId }: ProtectedPlayer, amount: number, status = 'complete') =>
  sql`
  insert into payments.withdrawals (id, player_id, ledger_transaction_id, method, currency, amount, fee, status, cause, signals,
                                    provider, payout_id, idempotency_key, request_hash, requested_at, paid_at, updated_at)
  values (gen_random_uuid(), ${playerId}, ${randomUUID()}, 'card', 'EUR', ${amount}, 0, ${status}, 'test', '{}', 'test',
          ${randomUUID()}, ${randomUUID()}, '\\x00', now(), ${status === 'complete' ? sql`now()` : null}, now())`.execute(
    world.platform.kernel.db,
  );
const net = async (player: ProtectedPlayer) =>
  ((await player.call('GET', '/api/v1/me/limits')).data as unknown as { net: object | null }).net;

it.each([
  ['an adult', () => dutch('1990-05-01'), 70_000],
  ['one below 24', young, 30_000],
])('lets %s pay in so much in a month, to the cent', async (_, make, most) => {
  const player = await make();
  expect(await player.deposit(most + 100)).toMatchObject({
    status: 422,
    body: { code: API_CODES.depositLimit, limit: { period: 'month', amount: most, left: most, byLaw: true } },
  });
  expect(await player.deposit(most)).toMatchObject(BEGUN);
  expect(await net(player)).toMatchObject({ period: 'month', most, used: most, left: 0 });
  expect(await player.deposit(1_000)).toMatchObject({ status: 422 });
});

it('counts what was paid out against it, and not what waits', async () => {
  const player = await young();
  expect(await player.deposit(30_000)).toMatchObject(BEGUN);
  await takenOut(player, 5_000);
  await takenOut(player, 9_000, 'processing');
  expect(await net(player)).toMatchObject({ used: 25_000, left: 5_000 });
  expect(await player.deposit(5_100)).toMatchObject({ status: 422, body: { limit: { left: 5_000 } } });
  expect(await player.deposit(5_000)).toMatchObject(BEGUN);
});

it('of five deposits at once lets those begin that fit', async () => {
  const player = await young();
  const answers = await Promise.all(Array.from({ length: 5 }, () => player.deposit(10_000)));
  expect(answers.filter(({ status }) => status === 502)).toHaveLength(3);
});

it('goes before a higher limit of the player’s own, and after a lower one', async () => {
  const player = await young();
  await player.set('deposit', 'month', 60_000);
  expect(await player.deposit(31_000)).toMatchObject({ status: 422, body: { limit: { byLaw: true } } });
  await player.set('deposit', 'month', 10_000);
  const refused = await player.deposit(11_000);
  expect(refused).toMatchObject({ status: 422, body: { limit: { amount: 10_000 } } });
});

it('is nobody’s elsewhere', async () => {
  const player = await world.newPlayer('AT');
  expect(await net(player)).toBeNull();
  expect(await player.deposit(100_000)).toMatchObject(BEGUN);
});
