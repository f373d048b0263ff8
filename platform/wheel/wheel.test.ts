import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { API_CODES } from '@/lib/domain/api-codes';
import { commitmentOf } from '@/lib/domain/chance/seeds';
import { drawField } from '@/lib/domain/wheel-draw';
import type { Seat } from '@/tests/support/wallet-harness';
import { createWheelService } from './service';
import { startWheel, type WheelHarness } from './testing/harness';

jest.setTimeout(60_000);

let world: WheelHarness;
beforeAll(async () => {
  world = await startWheel();
});
afterAll(() => world.close());
beforeEach(async () => {
  world.law.hasWheel = true;
  world.at('2026-11-30T12:00:00Z');
  await world.table({ kind: 'points', size: 50 });
});

const spin = (seat: Seat, key: string = randomUUID()) => world.wheel.spin(world.session(seat), key);
const standing = (seat: Seat) => world.wheel.standing(world.session(seat), null);
const spinsOf = (seat: Seat) =>
  world.run(sql<{ id: string }>`select id from wheel.spins where player_id = ${seat.playerId}`);
const awards = (seat: Seat) =>
  world.run(sql<{ points: number }>`
    select points::integer from loyalty.awards where player_id = ${seat.playerId} and kind = 'wheel'`);

it('draws from seeds that were committed to before, and tells them when new ones are asked for', async () => {
  const seat = await world.player();
  const { own } = await standing(seat);
  await world.wheel.newSeeds(seat.playerId, 'lantern — 18');
  const first = await spin(seat);
  expect(first).toMatchObject({ nonce: 0, clientSeed: 'lantern — 18', isTold: false, points: 50 });
  expect(commitmentOf(first.serverSeed)).toBe(own?.seeds.commitment);
  expect(first.field).toBe(drawField(first));
  expect(first.kind).toBe(first.fields[first.field]?.kind);

  const seeds = await world.wheel.newSeeds(seat.playerId, 'other words');
  expect(seeds).toMatchObject({ commitment: own?.seeds.nextCommitment, clientSeed: 'other words', nonce: 0 });
  expect((await standing(seat)).own?.spins).toMatchObject([{ id: first.id, isTold: true }]);
  // Before a turn the words alone change: nobody picks among server seeds.
  expect(await world.wheel.newSeeds(seat.playerId, 'once more')).toMatchObject({
    ...{ commitment: seeds.commitment, nextCommitment: seeds.nextCommitment, clientSeed: 'once more' },
  });
});

it('is one turn a day, however often and in how many places it is pressed', async () => {
  const seat = await world.player();
  const pressed = await Promise.allSettled(Array.from({ length: 8 }, () => spin(seat)));
  expect(pressed.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  for (const one of pressed)
    if (one.status === 'rejected')
      expect(one.reason).toMatchObject({ status: 409, code: API_CODES.wheelSpun });
  expect(await spinsOf(seat)).toHaveLength(1);
  expect(await awards(seat)).toEqual([{ points: 50 }]);
  expect((await standing(seat)).state).toBe('spun');
});

it('answers the same press with the same turn, after a cut connection too', async () => {
  const seat = await world.player();
  const key = randomUUID();
  const [one, other] = await Promise.all([spin(seat, key), spin(seat, key)]);
  expect(one.id).toBe(other.id);
  expect((await spin(seat, key)).id).toBe(one.id);
  expect(await awards(seat)).toEqual([{ points: 50 }]);
});

it('gives nothing and forgets the turn when it is cut off before its end', async () => {
  const seat = await world.player();
  let cuts = 1;
  const wheel = createWheelService(world.world.wallet.kernel, {
    ...world.parts,
    loyalty: {
      of: world.parts.loyalty.of,
      async award(trx, award) {
        await world.parts.loyalty.award(trx, award);
        if (cuts-- > 0)
          await sql`select pg_terminate_backend(pg_backend_pid())`.execute(trx).catch((error: unknown) => {
            throw error;
          });
      },
    },
  });
  const press = () => wheel.spin(world.session(seat), 'the same press');
  await expect(press()).rejects.toThrow();
  expect(await spinsOf(seat)).toEqual([]);
  expect(await awards(seat)).toEqual([]);
  const done = await press();
  expect(done.nonce).toBe(0);
  expect(await awards(seat)).toEqual([{ points: 50 }]);
});

it('gives free spins and bonuses by the rules of their campaigns', async () => {
  await world.table({ kind: 'spins', size: 7 });
  const lucky = await world.player();
  expect(await spin(lucky)).toMatchObject({ kind: 'spins', freeSpins: 7, withheld: null });
  expect(
    await world.run(sql<{ number: number }>`
      select number from bonuses.free_spin_grants where player_id = ${lucky.playerId}`),
  ).toEqual([{ number: 7 }]);

  await world.table({ kind: 'bonus', size: 500 });
  const other = await world.player();
  const { grantId } = await spin(other);
  expect(
    await world.run(sql<object>`
      select id, amount::integer, times, state from bonuses.grants where player_id = ${other.playerId}`),
  ).toEqual([{ id: grantId, amount: 500, times: 5, state: 'active' }]);
  expect((await world.world.wallet.money(other)).bonus).toBe(500);
});

it('says when a prize could not be given, and stands still while its campaign is missing', async () => {
  await world.table({ kind: 'spins', size: 7 });
  await sql`update bonuses.definitions set most_grants = 1 where id = 'real-spins'`.execute(world.db);
  const seat = await world.player();
  await spin(seat);
  world.at('2026-12-01T12:00:00Z');
  expect(await spin(seat)).toMatchObject({ kind: 'spins', withheld: 'rules', freeSpins: 0, grantId: null });

  await world.table({ kind: 'spins', size: 7 }, { spins: 'no-such' });
  expect((await standing(await world.player())).state).toBe('off');
  await expect(spin(await world.player())).rejects.toMatchObject({ code: API_CODES.wheelOff });
});

it('is for players with a level', async () => {
  const seat = await world.player(null, 3_900);
  expect(await standing(seat)).toMatchObject({ state: 'level', own: { pointsLeft: 1n } });
  await expect(spin(seat)).rejects.toMatchObject({ status: 409, code: API_CODES.loyaltyUnfit });
});

it('stands still where the law forbids it, for visitors too', async () => {
  const seat = await world.player();
  expect((await world.wheel.standing(null, 'FI')).state).toBe('anonymous');
  world.law.hasWheel = false;
  expect((await standing(seat)).state).toBe('country');
  expect((await world.wheel.standing(null, 'DE')).state).toBe('country');
  await expect(spin(seat)).rejects.toMatchObject({ status: 403, code: API_CODES.wheelCountry });
});

it.each([
  ['takes a break', `insert into identity.time_outs (player_id, until) values ($1, '2027-01-01')`],
  ['is excluded', `update identity.players set status = 'excluded' where id = $1`],
  ['gets no offers', `insert into identity.time_outs (player_id, until, no_offers) values ($1, now(), true)`],
])('gives nothing to an account that %s', async (_what, change) => {
  const seat = await world.player();
  await world.world.wallet.kernel.pool.query(change, [seat.playerId]);
  expect((await standing(seat)).state).toBe('account');
  await expect(spin(seat)).rejects.toMatchObject({ status: 403, code: API_CODES.accountStatus });
});

it('is switched by operators', async () => {
  const seat = await world.player();
  const deed = { operatorId: '7', reason: 'A fault.', requestId: 'r' };
  await world.wheel.desk.turn(false, deed);
  expect((await standing(seat)).state).toBe('off');
  expect((await world.wheel.shown()).isOn).toBe(false);
  await expect(spin(seat)).rejects.toMatchObject({ status: 409, code: API_CODES.wheelOff });
  await expect(world.wheel.desk.turn(false, deed)).rejects.toMatchObject({ status: 409 });
  await world.wheel.desk.turn(true, deed);
  expect((await standing(seat)).state).toBe('ready');
});

it('takes a player from turns and seeds, and keeps the sums', async () => {
  const seat = await world.player();
  const { id } = await spin(seat);
  await world.wheel.erase(seat.playerId);
  await world.wheel.erase(seat.playerId);
  expect(await spinsOf(seat)).toEqual([]);
  expect(
    await world.run(sql<object>`select player_id as player, points from wheel.spins where id = ${id}`),
  ).toEqual([{ player: null, points: 50 }]);
});
