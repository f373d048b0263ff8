import { randomUUID } from 'node:crypto';
import { OTHER_GAME, startWallet, type Seat, type WalletHarness } from '@/tests/support/wallet-harness';

let harness: WalletHarness;
let seat: Seat;
beforeAll(async () => {
  harness = await startWallet({ pool: 16 });
});
beforeEach(async () => {
  seat = await harness.seat({ real: 10_000 });
});
afterEach(() => harness.prove());
afterAll(() => harness.close());

const bet = async (amount: number, fields: Record<string, unknown> = {}) => {
  const txId = randomUUID();
  expect(await harness.call('bet', seat, { tx_id: txId, amount, ...fields })).toMatchObject({ status: 'OK' });
  return txId;
};

describe('rollback of an unknown bet: OK with balance, and the late bet gets TRANSACTION_ROLLED_BACK', () => {
  it('leaves a tombstone', async () => {
    const late = randomUUID();
    const rollback = { tx_id: randomUUID(), ref_tx_id: late, request_id: 'r' };
    const answer = await harness.call('rollback', seat, rollback);
    expect(answer).toMatchObject({ status: 'OK', balance: 10_000 });
    for (const amount of [100, 100, 200]) {
      expect(await harness.call('bet', seat, { tx_id: late, amount })).toMatchObject({
        status: 'TRANSACTION_ROLLED_BACK',
        balance: 10_000,
      });
    }
    expect(await harness.call('win', seat, { ref_tx_id: late, amount: 5 })).toMatchObject({
      status: 'TRANSACTION_ROLLED_BACK',
    });
    expect(await harness.call('rollback', seat, rollback)).toEqual(answer);
    expect(await harness.call('rollback', seat, { ref_tx_id: late })).toMatchObject({
      status: 'OK',
      balance: 10_000,
    });
  });

  it('whichever of the two wins the race, the stake stays with the player', async () => {
    const rounds = Array.from({ length: 30 }, () => randomUUID());
    await Promise.all(
      rounds.flatMap((late) => [
        harness.call('bet', seat, { tx_id: late, amount: 10 }),
        harness.call('rollback', seat, { ref_tx_id: late }),
      ]),
    );
    expect((await harness.money(seat)).real).toBe(10_000);
  });

  it('of a player that there is not: INVALID_TOKEN', async () => {
    const nobody = { ...seat, playerId: randomUUID() };
    expect(await harness.call('rollback', nobody, { ref_tx_id: randomUUID() })).toMatchObject({
      status: 'INVALID_TOKEN',
      balance: 0,
    });
  });
});

describe('win after rollback: TRANSACTION_ROLLED_BACK; rollback after win: ALREADY_SETTLED', () => {
  it('win after rollback', async () => {
    const staked = await bet(100);
    await harness.call('rollback', seat, { ref_tx_id: staked });
    expect(await harness.call('win', seat, { ref_tx_id: staked, amount: 900 })).toMatchObject({
      status: 'TRANSACTION_ROLLED_BACK',
      balance: 10_000,
    });
  });

  it.each([0, 900])('rollback after a win of %d', async (amount) => {
    const staked = await bet(100);
    await harness.call('win', seat, { ref_tx_id: staked, amount });
    expect(await harness.call('rollback', seat, { ref_tx_id: staked })).toMatchObject({
      status: 'ALREADY_SETTLED',
      balance: 9_900 + amount,
    });
  });

  it('both at once: one of them', async () => {
    const stakes = await Promise.all(Array.from({ length: 20 }, () => bet(100)));
    const answers = await Promise.all(
      stakes.map((staked) =>
        Promise.all([
          harness.call('win', seat, { ref_tx_id: staked, amount: 300 }),
          harness.call('rollback', seat, { ref_tx_id: staked }),
        ]),
      ),
    );
    const pairs = answers.map((pair) => pair.map(({ status }) => status).join(' '));
    expect(new Set(pairs)).toEqual(
      new Set(pairs.filter((pair) => /^(OK ALREADY_SETTLED|TRANSACTION_ROLLED_BACK OK)$/.test(pair))),
    );
    const wins = pairs.filter((pair) => pair.startsWith('OK')).length;
    expect((await harness.money(seat)).real).toBe(10_000 + wins * 200);
  });

  it('a rollback of a win or of a rollback moves nothing', async () => {
    const staked = await bet(100);
    const won = randomUUID();
    await harness.call('win', seat, { tx_id: won, ref_tx_id: staked, amount: 50 });
    expect(await harness.call('rollback', seat, { ref_tx_id: won })).toMatchObject({
      status: 'ALREADY_SETTLED',
    });
    const returned = await bet(100);
    const rolledBack = randomUUID();
    await harness.call('rollback', seat, { tx_id: rolledBack, ref_tx_id: returned });
    expect(await harness.call('rollback', seat, { ref_tx_id: rolledBack })).toMatchObject({
      status: 'TRANSACTION_DOES_NOT_EXIST',
      balance: 9_950,
    });
  });
});

describe('several bets in a round: rolling one back leaves the others', () => {
  it('gives back the one, and the other is still settled', async () => {
    const [first, second] = [await bet(100), await bet(300)];
    expect(await harness.call('rollback', seat, { ref_tx_id: first })).toMatchObject({
      status: 'OK',
      balance: 9_700,
    });
    expect(
      await harness.call('win', seat, { ref_tx_id: second, amount: 600, round_closed: true }),
    ).toMatchObject({
      status: 'OK',
      balance: 10_300,
    });
    expect(await harness.call('rollback', seat, { ref_tx_id: second })).toMatchObject({
      status: 'ALREADY_SETTLED',
    });
  });

  it('a bet that timed out is given back after the round was closed by another', async () => {
    const [lost, played] = [await bet(100), await bet(100)];
    await harness.call('win', seat, { ref_tx_id: played, amount: 0, round_closed: true });
    expect(await harness.call('rollback', seat, { ref_tx_id: lost })).toMatchObject({
      status: 'OK',
      balance: 9_900,
    });
  });
});

describe('bet timed out: the rollback restores the exact split of real and bonus money, and the wagering', () => {
  it.each([
    ['real money alone', 400],
    ['real and bonus money', 1_500],
  ])('%s', async (_name, amount) => {
    seat = await harness.seat({ real: 1_000, bonus: 2_000 });
    const before = await harness.money(seat);
    const staked = await bet(amount);
    expect(await harness.money(seat)).toMatchObject({
      real: Math.max(0, 1_000 - amount),
      bonus: 2_000 - Math.max(0, amount - 1_000),
      wager: Math.max(0, 1_000 - amount),
    });
    expect(await harness.call('rollback', seat, { ref_tx_id: staked })).toMatchObject({
      status: 'OK',
      balance: 3_000,
    });
    expect(await harness.money(seat)).toEqual({ ...before, version: expect.any(Number) as number });
  });

  it('bonus money alone', async () => {
    seat = await harness.seat({ bonus: 2_000 });
    const staked = await bet(700);
    expect(await harness.money(seat)).toMatchObject({ real: 0, bonus: 1_300 });
    await harness.call('rollback', seat, { ref_tx_id: staked });
    expect(await harness.money(seat)).toMatchObject({ real: 0, bonus: 2_000, wager: 0 });
  });

  it('a repeated bet is told that it was given back, so that no round is played on it', async () => {
    const fields = { tx_id: randomUUID(), amount: 100 };
    await harness.call('bet', seat, fields);
    await harness.call('rollback', seat, { ref_tx_id: fields.tx_id });
    expect(await harness.call('bet', seat, fields)).toMatchObject({
      status: 'TRANSACTION_ROLLED_BACK',
      balance: 10_000,
    });
  });

  it('a second rollback under another id gives nothing twice', async () => {
    const staked = await bet(100);
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => harness.call('rollback', seat, { ref_tx_id: staked })),
    );
    expect(new Set(answers.map(({ status, balance }) => `${status} ${balance}`))).toEqual(
      new Set(['OK 10000']),
    );
    expect((await harness.money(seat)).real).toBe(10_000);
  });

  it('returns the whole stake, whatever amount it tells', async () => {
    const staked = await bet(100);
    const told = { tx_id: randomUUID(), ref_tx_id: staked, amount: 1, request_id: 'told' };
    const answer = await harness.call('rollback', seat, told);
    expect(answer).toMatchObject({ status: 'OK', balance: 10_000 });
    expect(await harness.call('rollback', seat, told)).toEqual(answer);
    expect(await harness.call('rollback', seat, { ...told, amount: 99 })).toMatchObject({
      status: 'DUPLICATE_TRANSACTION',
    });
  });

  it('refuses to give it to somebody else, or for another round', async () => {
    const staked = await bet(100);
    const other = await harness.seat({ real: 50 });
    expect(await harness.call('rollback', other, { ref_tx_id: staked })).toMatchObject({
      status: 'TRANSACTION_DOES_NOT_EXIST',
      balance: 50,
    });
    for (const change of [{ round_id: 'round-9' }, { game_id: OTHER_GAME }]) {
      expect(await harness.call('rollback', seat, { ref_tx_id: staked, ...change })).toMatchObject({
        status: 'TRANSACTION_DOES_NOT_EXIST',
        balance: 9_900,
      });
    }
    expect(await harness.call('rollback', seat, { ref_tx_id: staked, currency: 'USD' })).toMatchObject({
      status: 'WRONG_CURRENCY',
    });
    expect((await harness.money(seat)).real).toBe(9_900);
  });
});
