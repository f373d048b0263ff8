import { sql } from 'kysely';
import en from '@/messages/en.json';
import de from '@/messages/de.json';
import fr from '@/messages/fr.json';
import { LEVEL_NAMES } from '../level-names';
import { createClimbing } from './climb';
import { useLevels } from '../testing/levels-harness';

const { at, publish, deposit, refund, realOf, toldOf } = useLevels();
const days = (count: number) => count * 24 * 3_600_000;

it('gives the bonus of each level once, and tells of the highest', async () => {
  const seat = await at.wallet.seat();
  await deposit(seat, 104_000n);
  expect(await Promise.all([at.rewards.lookAtLevels(), at.rewards.lookAtLevels()])).toContain(1);
  // The first level brings nothing, the second one 5.00.
  expect(await realOf(seat)).toBe(104_500);
  expect(toldOf(seat)).toEqual(['regular']);
  await deposit(seat, 200_000n);
  await at.rewards.lookAtLevels();
  expect(await realOf(seat)).toBe(304_500 + 1_000 + 1_500);
  expect(toldOf(seat)).toEqual(['regular', 'card_player']);
  expect(await at.rewards.lookAtLevels()).toBe(0);
  await at.rewards.sweepLevels();
  expect(await at.rewards.lookAtLevels()).toBeGreaterThan(0);
  expect(await realOf(seat)).toBe(307_000);
});

it('holds a level for the days of the programme after it was last reached, and gives no second bonus', async () => {
  const seat = await at.wallet.seat();
  await deposit(seat, 4_000n);
  const second = await deposit(seat, 100_000n);
  await at.rewards.lookAtLevels();
  expect((await at.loyalty.of(seat.playerId)).level?.code).toBe('regular');
  await refund(seat, second);
  await at.rewards.lookAtLevels();
  const held = await at.loyalty.of(seat.playerId);
  expect(held).toMatchObject({
    points: 40n,
    level: { code: 'regular' },
    next: { code: 'house_guest' },
    progressPercent: 0,
  });
  expect(held.heldUntil?.getTime()).toBeGreaterThan(Date.now() + days(29));
  at.wallet.clock.ahead = days(31);
  expect(await at.loyalty.of(seat.playerId)).toMatchObject({ level: { code: 'newcomer' }, heldUntil: null });

  // Reached once more, it is held anew.
  const third = await deposit(seat, 100_000n);
  await at.rewards.lookAtLevels();
  await refund(seat, third);
  await at.rewards.lookAtLevels();
  expect((await at.loyalty.of(seat.playerId)).level?.code).toBe('regular');
  expect(toldOf(seat)).toEqual(['regular']);
  expect(await realOf(seat)).toBe(4_500);
  at.wallet.clock.ahead = 0;
});

it('who paid in before anybody looked has the levels, and nothing for them', async () => {
  const [early, changed] = [await at.wallet.seat({ real: 104_000 }), await at.wallet.seat()];
  await deposit(changed, 104_000n);
  await at.rewards.beginLevels();
  expect(await realOf(early)).toBe(104_000);
  expect(toldOf(early)).toEqual([]);
  const { reached, level } = await at.loyalty.desk.of(early.playerId);
  expect(level?.code).toBe('regular');
  expect(reached.map(({ code, bonus, withheld }) => [code, bonus, withheld])).toEqual([
    ['newcomer', 0n, false],
    ['regular', 0n, false],
  ]);
  // Somebody is about to look at the other one’s.
  await at.rewards.lookAtLevels();
  expect(toldOf(changed)).toEqual(['regular']);
  expect(await at.rewards.beginLevels()).toBe(0);
});

it('gives nothing for a level to whom no offers are made', async () => {
  const seat = await at.wallet.seat();
  await deposit(seat, 104_000n);
  await sql`
    insert into identity.time_outs (player_id, until, no_offers)
    values (${seat.playerId}, now() - interval '1 day', true)`.execute(at.wallet.kernel.db);
  await at.rewards.lookAtLevels();
  expect(await realOf(seat)).toBe(104_000);
  expect(toldOf(seat)).toEqual([]);
  expect((await at.loyalty.of(seat.playerId)).level?.code).toBe('regular');
});

it('gives nothing for a level to whom is excluded', async () => {
  const seat = await at.wallet.seat();
  await deposit(seat, 104_000n);
  await at.wallet.setStatus(seat, 'excluded');
  await at.rewards.lookAtLevels();
  await at.wallet.setStatus(seat, 'active');
  await at.loyalty.pointsChanged(at.wallet.kernel.db, seat.playerId);
  await at.rewards.lookAtLevels();
  expect(await realOf(seat)).toBe(104_000);
  expect(toldOf(seat)).toEqual([]);
});

it('what fails for one player stops nobody else, and comes once it can', async () => {
  const [stuck, other] = [await at.wallet.seat(), await at.wallet.seat()];
  const { db } = at.wallet.kernel;
  // The bonus of the second level finds no wallet.
  await deposit(stuck, 104_000n);
  await deposit(other, 104_000n);
  await sql`update identity.players set currency = 'USD' where id = ${stuck.playerId}`.execute(db);
  await at.rewards.lookAtLevels();
  expect(await realOf(other)).toBe(104_500);
  expect(await realOf(stuck)).toBe(104_000);
  await sql`update identity.players set currency = 'EUR' where id = ${stuck.playerId}`.execute(db);
  await at.rewards.lookAtLevels();
  expect(await realOf(stuck)).toBe(104_500);
});

it('a deposit that is made while levels are looked at is not in their way, nor they in its', async () => {
  const seat = await at.wallet.seat();
  const { kernel, ledger } = at.wallet;
  await deposit(seat, 104_000n);
  let reach = () => {};
  const reached = new Promise<void>((resolve) => {
    reach = resolve;
  });
  const climbing = createClimbing(kernel, {
    ledger: {
      lockWallet(...of) {
        reach();
        return ledger.lockWallet(...of);
      },
      reward(...of) {
        reach();
        return ledger.reward(...of);
      },
    },
    notifications: { balanceChanges: () => Promise.resolve(), send: () => Promise.resolve(0) },
    pointsOf: (trx, playerId) => at.loyalty.points(playerId, trx),
    write: () => Promise.resolve(),
  });
  const looking = kernel.db.transaction().execute(async (trx) => {
    await ledger.lockWallet(trx, seat.playerId, 'EUR');
    const looked = climbing.run();
    await reached;
    await at.loyalty.pointsChanged(trx, seat.playerId);
    return { looked };
  });
  await (
    await looking
  ).looked;
  await climbing.run();
  expect(await realOf(seat)).toBe(104_500);
});

it('exchanges points at the rate of the programme, once for each key, and leaves experience', async () => {
  const seat = await at.wallet.seat();
  await deposit(seat, 50_000n);
  await expect(at.rewards.exchange(seat.playerId, 100n, 'none')).rejects.toMatchObject({
    code: 'points_not_exchanged',
  });
  await publish({ exchangePoints: 100 });
  const before = await realOf(seat);
  expect(await at.rewards.exchange(seat.playerId, 250n, 'first')).toEqual({
    points: 250n,
    amount: 250n,
    currency: 'EUR',
  });
  expect(await realOf(seat)).toBe(before + 250);
  expect(await at.loyalty.of(seat.playerId)).toMatchObject({ points: 500n, pointsToExchange: 250n });
  await expect(at.rewards.exchange(seat.playerId, 251n, 'second')).rejects.toMatchObject({
    code: 'points_missing',
  });
  const both = await Promise.allSettled([
    at.rewards.exchange(seat.playerId, 200n, 'third'),
    at.rewards.exchange(seat.playerId, 200n, 'fourth'),
  ]);
  expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  const { rows } = await sql<{ points: bigint }>`
    select sum(points)::bigint as points from loyalty.exchanges where player_id = ${seat.playerId}::uuid`.execute(
    at.wallet.kernel.db,
  );
  expect(rows).toEqual([{ points: 450n }]);
  // It is no bonus that was turned into money.
  const { current } = await at.rewards.cashback(seat.playerId, 'EUR');
  expect(current).toMatchObject([{ converted: 0n }]);
});

it('answers a repeat by what was exchanged, also when no points are left, and refuses other points with the same key', async () => {
  const seat = await at.wallet.seat();
  await deposit(seat, 50_000n);
  await publish({ exchangePoints: 100 });
  const before = await realOf(seat);
  const done = await at.rewards.exchange(seat.playerId, 500n, 'all');
  expect(done).toEqual({ points: 500n, amount: 500n, currency: 'EUR' });
  expect(await at.rewards.exchange(seat.playerId, 500n, 'all')).toEqual(done);
  await expect(at.rewards.exchange(seat.playerId, 100n, 'all')).rejects.toMatchObject({
    ...{ status: 422, code: 'idempotency_mismatch' },
  });
  // The programme may have changed since, and the account.
  await publish({ exchangePoints: null });
  await at.wallet.setStatus(seat, 'blocked');
  expect(await at.rewards.exchange(seat.playerId, 500n, 'all')).toEqual(done);
  expect(await realOf(seat)).toBe(before + 500);
});

it('calls levels in letters as pages do', () => {
  expect(LEVEL_NAMES.en).toEqual(en.AccountDrawer.levels);
  expect(LEVEL_NAMES.de).toEqual(de.AccountDrawer.levels);
  expect(LEVEL_NAMES.fr).toEqual(fr.AccountDrawer.levels);
});
