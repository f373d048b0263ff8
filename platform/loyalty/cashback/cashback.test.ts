import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { ApprovalRequest } from '@/platform/approvals/service';
import { startBonuses, type BonusesHarness } from '@/platform/bonuses/testing/harness';
import { CASHBACK_BONUS } from '@/platform/demo/cashback-campaign';
import type { Seat } from '@/tests/support/wallet-harness';
import { addProgramme } from '../programme/store';
import { createRewardsService, type RewardsParts, type RewardsService } from '../rewards';
import { createLoyaltyService } from '../service';
import { programme } from '../testing/programme';
import { isComplete } from './runs-store';
import { periodAt } from './sum';

let world: BonusesHarness;
let rewards: RewardsService;
const ASKED: ApprovalRequest = {
  ...{ id: randomUUID(), action: 'loyalty.run-cashback', subject: '', parameters: {}, reason: 'Early.' },
  ...{ askedBy: 'ada', askedAt: new Date(), expiresAt: new Date(), state: 'waiting' },
  ...{ decidedBy: null, decidedAt: null, decision: null },
};
/** Whether an operator asks for each run, and nobody decides. */
let asked = false;
/** Whose posting fails. */
let failsFor: string | null = null;
const publish = (...of: Parameters<typeof programme>) =>
  world.wallet.kernel.db
    .transaction()
    .execute((trx) => addProgramme(trx, programme(...of), { by: 'test', now: new Date() }));

beforeAll(async () => {
  world = await startBonuses();
  const { kernel, ledger, play } = world.wallet;
  const parts: RewardsParts = {
    bonuses: world.bonuses,
    identity: { player: () => Promise.resolve(null) },
    ...{ ledger, play },
    loyalty: createLoyaltyService(kernel, { ledger }),
    mail: { queue: () => Promise.resolve() },
    notifications: {
      balanceChanges: (_trx, playerId) =>
        playerId === failsFor ? Promise.reject(new Error('no such luck')) : Promise.resolve(),
      send: () => Promise.resolve(0),
    },
    approvals: { waitingAbout: () => Promise.resolve(asked ? [ASKED] : []) },
  };
  rewards = createRewardsService(kernel, parts);
  await play.catchUp('cashback');
  await publish();
});
afterAll(async () => {
  await world.wallet.prove();
  await world.wallet.close();
});

/** As if it were a minute after the end of this week. */
async function afterTheWeek<T>(run: () => Promise<T>): Promise<T> {
  const { clock } = world.wallet;
  clock.ahead = periodAt(new Date(), 'week').end.getTime() + 60_000 - Date.now();
  try {
    return await run();
  } finally {
    clock.ahead = 0;
  }
}
const payAll = () => afterTheWeek(() => rewards.payCashback());
const realOf = async (seat: Seat) => (await world.wallet.money(seat)).real;
const lineOf = async (seat: Seat) =>
  (await afterTheWeek(() => rewards.cashback(seat.playerId, 'EUR'))).past[0];
/** Whose real money is lost, and with it so much. */
async function loser(lost: number): Promise<Seat> {
  const seat = await world.wallet.seat({ real: 50_000 });
  await world.round(seat, lost, 0);
  return seat;
}

function never(): never {
  throw new Error('no week is over');
}

it('gives back 7.50 of 100 and 300 paid in, 200 taken out and 50 left, at 5 percent', async () => {
  const { ledger, kernel } = world.wallet;
  const seat = await world.wallet.seat({ real: 10_000 });
  const { playerId } = seat;
  await kernel.db.transaction().execute(async (trx) => {
    const key = randomUUID();
    const { transactionId } = await ledger.beginDeposit(trx, {
      ...{ playerId, currency: 'EUR', amount: 30_000n, idempotencyKey: key, reference: key, method: 'card' },
    });
    await ledger.completeDeposit(trx, { transactionId, amount: 30_000n, idempotencyKey: `${key}-done` });
  });
  await world.round(seat, 40_000, 25_000);
  await kernel.db.transaction().execute(async (trx) => {
    const key = randomUUID();
    const { transactionId } = await ledger.openHold(trx, {
      ...{
        playerId,
        currency: 'EUR',
        amount: 20_000n,
        fee: 0n,
        idempotencyKey: key,
        reference: key,
        method: 'card',
      },
    });
    await ledger.processHold(trx, { transactionId });
    await ledger.captureHold(trx, { transactionId, idempotencyKey: `${key}-paid` });
  });
  expect(await realOf(seat)).toBe(5_000);

  await world.wallet.play.catchUp('cashback');
  const running = (await rewards.cashback(playerId, 'EUR')).current;
  expect(running).toMatchObject([
    { staked: 40_000n, won: 25_000n, loss: 15_000n, amount: 750n, state: 'running' },
  ]);
  expect(await lineOf(seat)).toMatchObject({ amount: 750n, state: 'due' });
  await payAll();
  expect(await realOf(seat)).toBe(5_750);
  expect(await lineOf(seat)).toMatchObject({
    ...{
      loss: 15_000n,
      percent: 5,
      cap: 100_000n,
      amount: 750n,
      state: 'paid',
      why: null,
      level: 'newcomer',
    },
  });
  const paid: string[] = [];
  for await (const part of ledger.everyTransaction(playerId, { types: ['cashback'] }))
    paid.push(...part.map(({ amount, status }) => `${amount} ${status}`));
  expect(paid).toEqual(['750 complete']);
  expect((await rewards.cashback(playerId, 'EUR')).paidBack).toEqual([
    { currency: 'EUR', real: 750n, bonus: 0n, times: 1 },
  ]);
});

it('is what a sum of the exported ledger says, of real money alone', async () => {
  const { ledger } = world.wallet;
  // Real and bonus money staked together, a stake that comes back, and a bonus that becomes money.
  const seat = await world.playerWith('twice', 5_000);
  await world.round(seat, 400, 100);
  await world.round(seat, 500, 0);
  const back = await world.bet(seat, 300);
  await world.rollback(seat, back, 300);
  for (let round = 0; round < 9; round += 1) await world.round(seat, 500, round % 3 === 0 ? 350 : 0);
  await world.catchUp();
  await payAll();

  let real = 0n;
  const types = new Set<string>();
  for await (const part of ledger.everyTransaction(seat.playerId))
    for (const { id, type } of part) {
      const counts = ['bet', 'win', 'rollback_bet', 'free_spin_win', 'jackpot_win', 'convert_balance'];
      if (!counts.includes(type)) continue;
      types.add(type);
      for (const move of await ledger.moves(id)) if (move.account === 'real') real += move.amount;
    }
  expect([...types].toSorted()).toEqual(['bet', 'convert_balance', 'rollback_bet', 'win']);
  const line = await lineOf(seat);
  expect(line?.loss).toBe(real < 0n ? -real : 0n);
  expect(line?.amount).toBe(((line?.loss ?? 0n) * 5n) / 100n);
  expect(line?.amount).toBeGreaterThan(0n);
  expect(line?.converted).toBeGreaterThan(0n);
  expect(line?.returned).toBe(300n);
});

it('comes once, from two servers at a time and after one that failed, which stops nobody else', async () => {
  const [seat, other] = [await loser(10_000), await loser(10_000)];
  failsFor = seat.playerId;
  await payAll();
  expect([await realOf(seat), await realOf(other)]).toEqual([40_000, 40_500]);
  expect(await lineOf(seat)).toMatchObject({ state: 'due', amount: 500n, heldUntil: null });
  failsFor = null;
  const settled = await afterTheWeek(() => Promise.all([rewards.payCashback(), rewards.payCashback()]));
  expect(settled.reduce((sum, one) => sum + one, 0)).toBe(1);
  expect(await realOf(seat)).toBe(40_500);
  expect(await payAll()).toBe(0);
  expect([await realOf(seat), await realOf(other)]).toEqual([40_500, 40_500]);
});

it('is put off by who asks for its run for a day, and no longer', async () => {
  const seat = await loser(10_000);
  const { clock } = world.wallet;
  asked = true;
  await payAll();
  expect(await realOf(seat)).toBe(40_000);
  clock.ahead = periodAt(new Date(), 'week').end.getTime() + 25 * 60 * 60 * 1000 - Date.now();
  await rewards.payCashback();
  clock.ahead = 0;
  asked = false;
  expect(await realOf(seat)).toBe(40_500);
});

it('is the same before the run, when operators look at it, and after it', async () => {
  const [seat, excluded] = [await loser(10_000), await loser(10_000)];
  await world.wallet.setStatus(excluded, 'excluded');
  await world.wallet.play.catchUp('cashback');
  const looked = () =>
    afterTheWeek(async () => {
      const [, week] = (await rewards.dryRun.periods()).all;
      if (!week) throw new Error('no week is over');
      const lines = await rewards.dryRun.lines(week, { limit: 1_000 });
      expect(await rewards.dryRun.lines(week, { after: lines[0], limit: 1 })).toEqual([lines[1]]);
      return [seat, excluded].map(({ playerId }) => lines.find((line) => line.playerId === playerId));
    });
  const before = await looked();
  const sum = { staked: 10_000n, won: 0n, loss: 10_000n, percent: 5, amount: 500n, isSettled: false };
  expect(before).toMatchObject([
    { ...sum, withheld: null },
    { ...sum, withheld: 'account' },
  ]);
  expect(await realOf(seat)).toBe(40_000);
  await payAll();
  expect(await realOf(seat)).toBe(40_500);
  expect(await looked()).toEqual(before.map((line) => ({ ...line, isSettled: true })));
});

it('settles whose play comes late to a period that was given before, and looks for nobody else', async () => {
  await loser(10_000);
  await payAll();
  const complete = () => isComplete(world.wallet.kernel.db, periodAt(new Date(), 'week'));
  expect(await complete()).toBe(true);
  const late = await loser(10_000);
  await world.wallet.play.catchUp('cashback');
  expect(await complete()).toBe(false);
  expect(await payAll()).toBe(1);
  expect(await realOf(late)).toBe(40_500);
});

it('gives nothing to whom is excluded or on a break, and says so for good', async () => {
  const [excluded, away] = [await loser(10_000), await loser(10_000)];
  await world.wallet.setStatus(excluded, 'excluded');
  await sql`insert into identity.time_outs (player_id, until) values (${away.playerId}, 'infinity')`.execute(
    world.wallet.kernel.db,
  );
  await payAll();
  for (const seat of [excluded, away]) {
    expect(await realOf(seat)).toBe(40_000);
    expect(await lineOf(seat)).toMatchObject({ amount: 500n, state: 'nothing', why: 'account' });
  }
  await world.wallet.setStatus(excluded, 'active');
  await payAll();
  expect(await realOf(excluded)).toBe(40_000);
});

it('is paid by the programme that held at the end of the period, whatever was published since', async () => {
  const seat = await loser(10_000);
  await world.wallet.play.catchUp('cashback');
  await afterTheWeek(async () => {
    const richer = programme({}, { cashbackPercent: 50 });
    const now = world.wallet.kernel.clock.now();
    await world.wallet.kernel.db
      .transaction()
      .execute((trx) => addProgramme(trx, richer, { by: 'test', now }));
    const [running, week] = (await rewards.dryRun.periods()).all;
    const lines = await rewards.dryRun.lines(week ?? never(), { limit: 1_000 });
    expect(lines.find(({ playerId }) => playerId === seat.playerId)).toMatchObject({
      percent: 5,
      amount: 500n,
    });
    const { current, past } = await rewards.cashback(seat.playerId, 'EUR');
    expect(past[0]).toMatchObject({ percent: 5, amount: 500n, state: 'due' });
    expect(current[0]).toMatchObject({ percent: 50, start: running?.start });
  });
  await payAll();
  expect(await realOf(seat)).toBe(40_500);
  expect(await lineOf(seat)).toMatchObject({ percent: 5, amount: 500n, state: 'paid' });
});

it('comes as a bonus to be wagered where the level says so', async () => {
  await publish({}, { cashbackWagering: 3 });
  const [first, second] = [await loser(10_000), await loser(10_000)];
  // Nobody has written what such a bonus is: the player has it when somebody has, and operators read what lacks.
  await world.wallet.setStatus(second, 'blocked');
  await payAll();
  expect(await lineOf(first)).toMatchObject({ state: 'due', amount: 500n });
  const standing = () =>
    afterTheWeek(async () => rewards.runs.standing((await rewards.dryRun.periods()).all[1] ?? never()));
  expect(await standing()).toMatchObject({ failed: 1, campaign: 1, isCampaignMissing: true });

  // The one that a new database has.
  await world.bonuses.add([CASHBACK_BONUS]);
  const third = await loser(10_000);
  await payAll();
  expect(await world.money(third)).toEqual([40_000, 500]);
  expect(await world.money(first)).toEqual([40_000, 500]);
  expect(await lineOf(first)).toMatchObject({ state: 'paid', wagering: 3 });
  expect(await standing()).toMatchObject({ failed: 0, campaign: 0, isCampaignMissing: false, run: null });
  const { paidBack } = await rewards.cashback(first.playerId, 'EUR');
  expect(paidBack).toEqual([{ currency: 'EUR', real: 0n, bonus: 500n, times: 1 }]);
  expect(await lineOf(third)).toMatchObject({ state: 'paid', wagering: 3, amount: 500n });
  const { rows } = await sql<{ times: number; target: bigint }>`
    select times, target from bonuses.grants where player_id = ${third.playerId}`.execute(
    world.wallet.kernel.db,
  );
  expect(rows).toEqual([{ times: 3, target: 150_000n }]);
});
