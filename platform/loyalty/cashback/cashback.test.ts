import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { CASHBACK_BONUS } from '@/platform/demo/cashback-campaign';
import { addProgramme } from '../programme/store';
import { useCashback } from '../testing/cashback-harness';
import { programme } from '../testing/programme';

const { at, publish, afterTheWeek, payAll, realOf, lineOf, loser } = useCashback();

function never(): never {
  throw new Error('no week is over');
}

it('gives back 7.50 of 100 and 300 paid in, 200 taken out and 50 left, at 5 percent', async () => {
  const { ledger, kernel } = at.world.wallet;
  const seat = await at.world.wallet.seat({ real: 10_000 });
  const { playerId } = seat;
  await kernel.db.transaction().execute(async (trx) => {
    const key = randomUUID();
    const { transactionId } = await ledger.beginDeposit(trx, {
      ...{ playerId, currency: 'EUR', amount: 30_000n, idempotencyKey: key, reference: key, method: 'card' },
    });
    await ledger.completeDeposit(trx, { transactionId, amount: 30_000n, idempotencyKey: `${key}-done` });
  });
  await at.world.round(seat, 40_000, 25_000);
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

  await at.world.wallet.play.catchUp('cashback');
  const running = (await at.rewards.cashback(playerId, 'EUR')).current;
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
  expect((await at.rewards.cashback(playerId, 'EUR')).paidBack).toEqual([
    { currency: 'EUR', real: 750n, bonus: 0n, times: 1 },
  ]);
});

it('is what a sum of the exported ledger says, of real money alone', async () => {
  const { ledger } = at.world.wallet;
  // Real and bonus money staked together, a stake that comes back, and a bonus that becomes money.
  const seat = await at.world.playerWith('twice', 5_000);
  await at.world.round(seat, 400, 100);
  await at.world.round(seat, 500, 0);
  const back = await at.world.bet(seat, 300);
  await at.world.rollback(seat, back, 300);
  for (let round = 0; round < 9; round += 1) await at.world.round(seat, 500, round % 3 === 0 ? 350 : 0);
  await at.world.catchUp();
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
  at.onGiven = (playerId) =>
    playerId === seat.playerId ? Promise.reject(new Error('no such luck')) : Promise.resolve();
  await payAll();
  expect([await realOf(seat), await realOf(other)]).toEqual([40_000, 40_500]);
  expect(await lineOf(seat)).toMatchObject({ state: 'due', amount: 500n, heldUntil: null });
  at.onGiven = () => Promise.resolve();
  const settled = await afterTheWeek(() => Promise.all([at.rewards.payCashback(), at.rewards.payCashback()]));
  expect(settled.reduce((sum, one) => sum + one, 0)).toBe(1);
  expect(await realOf(seat)).toBe(40_500);
  expect(await payAll()).toBe(0);
  expect([await realOf(seat), await realOf(other)]).toEqual([40_500, 40_500]);
});

it('is put off by who asks for its run for a day, and no longer', async () => {
  const seat = await loser(10_000);
  at.isAsked = true;
  await payAll();
  expect(await realOf(seat)).toBe(40_000);
  await afterTheWeek(() => at.rewards.payCashback(), 25 * 60 * 60 * 1000);
  expect(await realOf(seat)).toBe(40_500);
});

it('is the same before the run, when operators look at it, and after it', async () => {
  const [seat, excluded] = [await loser(10_000), await loser(10_000)];
  await at.world.wallet.setStatus(excluded, 'excluded');
  await at.world.wallet.play.catchUp('cashback');
  const looked = () =>
    afterTheWeek(async () => {
      const [, week] = (await at.rewards.dryRun.periods()).all;
      if (!week) throw new Error('no week is over');
      const lines = await at.rewards.dryRun.lines(week, { limit: 1_000 });
      expect(await at.rewards.dryRun.lines(week, { after: lines[0], limit: 1 })).toEqual([lines[1]]);
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

it('gives nothing to whom is excluded or on a break, and says so for good', async () => {
  const [excluded, away] = [await loser(10_000), await loser(10_000)];
  await at.world.wallet.setStatus(excluded, 'excluded');
  await sql`insert into identity.time_outs (player_id, until) values (${away.playerId}, 'infinity')`.execute(
    at.world.wallet.kernel.db,
  );
  await payAll();
  for (const seat of [excluded, away]) {
    expect(await realOf(seat)).toBe(40_000);
    expect(await lineOf(seat)).toMatchObject({ amount: 500n, state: 'nothing', why: 'account' });
  }
  await at.world.wallet.setStatus(excluded, 'active');
  await payAll();
  expect(await realOf(excluded)).toBe(40_000);
});

it('is paid by the programme that held at the end of the period, whatever was published since', async () => {
  const seat = await loser(10_000);
  await at.world.wallet.play.catchUp('cashback');
  await afterTheWeek(async () => {
    const richer = programme({}, { cashbackPercent: 50 });
    const now = at.world.wallet.kernel.clock.now();
    await at.world.wallet.kernel.db
      .transaction()
      .execute((trx) => addProgramme(trx, richer, { by: 'test', now }));
    const [running, week] = (await at.rewards.dryRun.periods()).all;
    const lines = await at.rewards.dryRun.lines(week ?? never(), { limit: 1_000 });
    expect(lines.find(({ playerId }) => playerId === seat.playerId)).toMatchObject({
      percent: 5,
      amount: 500n,
    });
    const { current, past } = await at.rewards.cashback(seat.playerId, 'EUR');
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
  await at.world.wallet.setStatus(second, 'blocked');
  await payAll();
  expect(await lineOf(first)).toMatchObject({ state: 'due', amount: 500n });
  const standing = () =>
    afterTheWeek(async () => at.rewards.runs.standing((await at.rewards.dryRun.periods()).all[1] ?? never()));
  expect(await standing()).toMatchObject({ failed: 1, campaign: 1, isCampaignMissing: true });

  // The one that a new database has.
  await at.world.bonuses.add([CASHBACK_BONUS]);
  const third = await loser(10_000);
  await payAll();
  expect(await at.world.money(third)).toEqual([40_000, 500]);
  expect(await at.world.money(first)).toEqual([40_000, 500]);
  expect(await lineOf(first)).toMatchObject({ state: 'paid', wagering: 3 });
  expect(await standing()).toMatchObject({ failed: 0, campaign: 0, isCampaignMissing: false, run: null });
  const { paidBack } = await at.rewards.cashback(first.playerId, 'EUR');
  expect(paidBack).toEqual([{ currency: 'EUR', real: 0n, bonus: 500n, times: 1 }]);
  expect(await lineOf(third)).toMatchObject({ state: 'paid', wagering: 3, amount: 500n });
  const { rows } = await sql<{ times: number; target: bigint }>`
    select times, target from bonuses.grants where player_id = ${third.playerId}`.execute(
    at.world.wallet.kernel.db,
  );
  expect(rows).toEqual([{ times: 3, target: 150_000n }]);
});
