import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { LevelCode } from '@/lib/domain/loyalty';
import en from '@/messages/en.json';
import de from '@/messages/de.json';
import fr from '@/messages/fr.json';
import { startWallet, type Seat, type WalletHarness } from '@/tests/support/wallet-harness';
import { LEVEL_NAMES } from '../level-names';
import { addProgramme } from '../programme/store';
import { createClimbing } from './climb';
import { beginWalk, isWalking } from './standings';
import { createRewardsService, type RewardsService } from '../rewards';
import { createLoyaltyService, type LoyaltyService } from '../service';
import { programme } from '../testing/programme';

let wallet: WalletHarness;
let loyalty: LoyaltyService;
let rewards: RewardsService;
/** What was pushed to whom. */
const told: { playerId: string; code: LevelCode }[] = [];
const publish = (...of: Parameters<typeof programme>) =>
  wallet.kernel.db
    .transaction()
    .execute((trx) => addProgramme(trx, programme(...of), { by: 'test', now: new Date() }));

beforeAll(async () => {
  wallet = await startWallet();
  const { kernel, ledger, play } = wallet;
  loyalty = createLoyaltyService(kernel, { ledger });
  rewards = createRewardsService(kernel, {
    ...{ ledger, play, loyalty },
    bonuses: {
      prizes: {
        giveMoney: () => Promise.resolve({ grant: null, why: 'unavailable' }),
        terms: () => Promise.resolve(null),
      },
    },
    approvals: { waitingAbout: () => Promise.resolve([]) },
    identity: { player: () => Promise.resolve(null) },
    mail: { queue: () => Promise.resolve() },
    notifications: {
      balanceChanges: () => Promise.resolve(),
      send(playerId, message) {
        if (message.type === 'USER_LEVEL') told.push({ playerId, code: message.data.code });
        return Promise.resolve(0);
      },
    },
  });
  await publish();
});
afterAll(async () => {
  await wallet.prove();
  await wallet.close();
});

async function deposit({ playerId }: Pick<Seat, 'playerId'>, amount: bigint): Promise<string> {
  const { ledger, kernel } = wallet;
  return kernel.db.transaction().execute(async (trx) => {
    const key = randomUUID();
    const { transactionId } = await ledger.beginDeposit(trx, {
      ...{ playerId, currency: 'EUR', amount, idempotencyKey: key, reference: key, method: 'card' },
    });
    await ledger.completeDeposit(trx, { transactionId, amount, idempotencyKey: `${key}-done` });
    await loyalty.pointsChanged(trx, playerId);
    return transactionId;
  });
}
const refund = (seat: Seat, transactionId: string) =>
  wallet.kernel.db.transaction().execute(async (trx) => {
    await wallet.ledger.refundDeposit(trx, { transactionId, idempotencyKey: randomUUID() });
    await loyalty.pointsChanged(trx, seat.playerId);
  });
const realOf = async (seat: Seat) => (await wallet.money(seat)).real;
const days = (count: number) => count * 24 * 3_600_000;
const toldOf = ({ playerId }: Seat) =>
  told.filter((one) => one.playerId === playerId).map(({ code }) => code);

it('gives the bonus of each level once, and tells of the highest', async () => {
  const seat = await wallet.seat();
  await deposit(seat, 104_000n);
  expect(await Promise.all([rewards.lookAtLevels(), rewards.lookAtLevels()])).toContain(1);
  // The first level brings nothing, the second one 5.00.
  expect(await realOf(seat)).toBe(104_500);
  expect(toldOf(seat)).toEqual(['regular']);
  await deposit(seat, 200_000n);
  await rewards.lookAtLevels();
  expect(await realOf(seat)).toBe(304_500 + 1_000 + 1_500);
  expect(toldOf(seat)).toEqual(['regular', 'card_player']);
  expect(await rewards.lookAtLevels()).toBe(0);
  await rewards.sweepLevels();
  expect(await rewards.lookAtLevels()).toBeGreaterThan(0);
  expect(await realOf(seat)).toBe(307_000);
});

it('holds a level for the days of the programme after it was last reached, and gives no second bonus', async () => {
  const seat = await wallet.seat();
  await deposit(seat, 4_000n);
  const second = await deposit(seat, 100_000n);
  await rewards.lookAtLevels();
  expect((await loyalty.of(seat.playerId)).level?.code).toBe('regular');
  await refund(seat, second);
  await rewards.lookAtLevels();
  const held = await loyalty.of(seat.playerId);
  expect(held).toMatchObject({
    points: 40n,
    level: { code: 'regular' },
    next: { code: 'house_guest' },
    progressPercent: 0,
  });
  expect(held.heldUntil?.getTime()).toBeGreaterThan(Date.now() + days(29));
  wallet.clock.ahead = days(31);
  expect(await loyalty.of(seat.playerId)).toMatchObject({ level: { code: 'newcomer' }, heldUntil: null });

  // Reached once more, it is held anew.
  const third = await deposit(seat, 100_000n);
  await rewards.lookAtLevels();
  await refund(seat, third);
  await rewards.lookAtLevels();
  expect((await loyalty.of(seat.playerId)).level?.code).toBe('regular');
  expect(toldOf(seat)).toEqual(['regular']);
  expect(await realOf(seat)).toBe(4_500);
  wallet.clock.ahead = 0;
});

it('who paid in before anybody looked has the levels, and nothing for them', async () => {
  const [early, changed] = [await wallet.seat({ real: 104_000 }), await wallet.seat()];
  await deposit(changed, 104_000n);
  await rewards.beginLevels();
  expect(await realOf(early)).toBe(104_000);
  expect(toldOf(early)).toEqual([]);
  const { reached, level } = await loyalty.desk.of(early.playerId);
  expect(level?.code).toBe('regular');
  expect(reached.map(({ code, bonus, withheld }) => [code, bonus, withheld])).toEqual([
    ['newcomer', 0n, false],
    ['regular', 0n, false],
  ]);
  // Somebody is about to look at the other one’s.
  await rewards.lookAtLevels();
  expect(toldOf(changed)).toEqual(['regular']);
  expect(await rewards.beginLevels()).toBe(0);
});

it('gives nothing for a level to whom no offers are made', async () => {
  const seat = await wallet.seat();
  await deposit(seat, 104_000n);
  await sql`
    insert into identity.time_outs (player_id, until, no_offers)
    values (${seat.playerId}, now() - interval '1 day', true)`.execute(wallet.kernel.db);
  await rewards.lookAtLevels();
  expect(await realOf(seat)).toBe(104_000);
  expect(toldOf(seat)).toEqual([]);
  expect((await loyalty.of(seat.playerId)).level?.code).toBe('regular');
});

it('gives nothing for a level to whom is excluded', async () => {
  const seat = await wallet.seat();
  await deposit(seat, 104_000n);
  await wallet.setStatus(seat, 'excluded');
  await rewards.lookAtLevels();
  await wallet.setStatus(seat, 'active');
  await loyalty.pointsChanged(wallet.kernel.db, seat.playerId);
  await rewards.lookAtLevels();
  expect(await realOf(seat)).toBe(104_000);
  expect(toldOf(seat)).toEqual([]);
});

it('what fails for one player stops nobody else, and comes once it can', async () => {
  const [stuck, other] = [await wallet.seat(), await wallet.seat()];
  const { db } = wallet.kernel;
  // The bonus of the second level finds no wallet.
  await deposit(stuck, 104_000n);
  await deposit(other, 104_000n);
  await sql`update identity.players set currency = 'USD' where id = ${stuck.playerId}`.execute(db);
  await rewards.lookAtLevels();
  expect(await realOf(other)).toBe(104_500);
  expect(await realOf(stuck)).toBe(104_000);
  await sql`update identity.players set currency = 'EUR' where id = ${stuck.playerId}`.execute(db);
  await rewards.lookAtLevels();
  expect(await realOf(stuck)).toBe(104_500);
});

it('a deposit that is made while levels are looked at is not in their way, nor they in its', async () => {
  const seat = await wallet.seat();
  const { kernel, ledger } = wallet;
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
    pointsOf: (trx, playerId) => loyalty.points(playerId, trx),
    write: () => Promise.resolve(),
  });
  const looking = kernel.db.transaction().execute(async (trx) => {
    await ledger.lockWallet(trx, seat.playerId, 'EUR');
    const looked = climbing.run();
    await reached;
    await loyalty.pointsChanged(trx, seat.playerId);
    return { looked };
  });
  await (
    await looking
  ).looked;
  await climbing.run();
  expect(await realOf(seat)).toBe(104_500);
});

it('another programme goes through everybody in the job, whatever was published before it', async () => {
  const { db } = wallet.kernel;
  const [first, second] = [await wallet.seat(), await wallet.seat()];
  for (const seat of [first, second]) await deposit(seat, 104_000n);
  await rewards.lookAtLevels();
  // The way is noted alone: nobody waits for a row to be written for each player.
  await beginWalk(db, await publish());
  await beginWalk(db, await publish({}, { fromPoints: 1n }));
  const { rows } = await sql`select from loyalty.changed_points`.execute(db);
  expect(rows).toHaveLength(0);
  expect((await loyalty.desk.overview()).isWalking).toBe(true);
  expect(await rewards.lookAtLevels()).toBeGreaterThanOrEqual(2);
  expect(await isWalking(db)).toBe(false);
  expect(await rewards.lookAtLevels()).toBe(0);
});

it('exchanges points at the rate of the programme, once for each key, and leaves experience', async () => {
  const seat = await wallet.seat();
  await deposit(seat, 50_000n);
  await expect(rewards.exchange(seat.playerId, 100n, 'none')).rejects.toMatchObject({
    code: 'points_not_exchanged',
  });
  await publish({ exchangePoints: 100 });
  const before = await realOf(seat);
  expect(await rewards.exchange(seat.playerId, 250n, 'first')).toEqual({
    points: 250n,
    amount: 250n,
    currency: 'EUR',
  });
  expect(await realOf(seat)).toBe(before + 250);
  expect(await loyalty.of(seat.playerId)).toMatchObject({ points: 500n, pointsToExchange: 250n });
  await expect(rewards.exchange(seat.playerId, 251n, 'second')).rejects.toMatchObject({
    code: 'points_missing',
  });
  const both = await Promise.allSettled([
    rewards.exchange(seat.playerId, 200n, 'third'),
    rewards.exchange(seat.playerId, 200n, 'fourth'),
  ]);
  expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  const { rows } = await sql<{ points: bigint }>`
    select sum(points)::bigint as points from loyalty.exchanges where player_id = ${seat.playerId}::uuid`.execute(
    wallet.kernel.db,
  );
  expect(rows).toEqual([{ points: 450n }]);
  // It is no bonus that was turned into money.
  const { current } = await rewards.cashback(seat.playerId, 'EUR');
  expect(current).toMatchObject([{ converted: 0n }]);
});

it('answers a repeat by what was exchanged, also when no points are left, and refuses other points with the same key', async () => {
  const seat = await wallet.seat();
  await deposit(seat, 50_000n);
  await publish({ exchangePoints: 100 });
  const before = await realOf(seat);
  const done = await rewards.exchange(seat.playerId, 500n, 'all');
  expect(done).toEqual({ points: 500n, amount: 500n, currency: 'EUR' });
  expect(await rewards.exchange(seat.playerId, 500n, 'all')).toEqual(done);
  await expect(rewards.exchange(seat.playerId, 100n, 'all')).rejects.toMatchObject({
    ...{ status: 422, code: 'idempotency_mismatch' },
  });
  // The programme may have changed since, and the account.
  await publish({ exchangePoints: null });
  await wallet.setStatus(seat, 'blocked');
  expect(await rewards.exchange(seat.playerId, 500n, 'all')).toEqual(done);
  expect(await realOf(seat)).toBe(before + 500);
});

it('calls levels in letters as pages do', () => {
  expect(LEVEL_NAMES.en).toEqual(en.AccountDrawer.levels);
  expect(LEVEL_NAMES.de).toEqual(de.AccountDrawer.levels);
  expect(LEVEL_NAMES.fr).toEqual(fr.AccountDrawer.levels);
});
