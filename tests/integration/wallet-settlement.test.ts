import { randomUUID } from 'node:crypto';
import { OTHER_GAME, startWallet, type Seat, type WalletHarness } from './wallet-harness';

const DAY = 24 * 60 * 60_000;

let house: WalletHarness;
let seat: Seat;
beforeAll(async () => {
  house = await startWallet();
});
beforeEach(async () => {
  house.clock.ahead = 0;
  seat = await house.seat({ real: 10_000 });
});
afterEach(() => house.prove());
afterAll(() => house.close());

const bet = async (amount: number, fields: Record<string, unknown> = {}) => {
  const txId = randomUUID();
  expect(await house.call('bet', seat, { tx_id: txId, amount, ...fields })).toMatchObject({ status: 'OK' });
  return txId;
};

describe('win without a bet: TRANSACTION_DOES_NOT_EXIST', () => {
  it('moves nothing', async () => {
    expect(await house.call('win', seat, { ref_tx_id: randomUUID(), amount: 5_000 })).toMatchObject({
      status: 'TRANSACTION_DOES_NOT_EXIST',
      balance: 10_000,
    });
  });

  it('of a bet of somebody else, of another game or round: the same', async () => {
    const staked = await bet(100);
    const other = await house.seat({ real: 70 });
    expect(await house.call('win', other, { ref_tx_id: staked, amount: 5 })).toMatchObject({
      status: 'TRANSACTION_DOES_NOT_EXIST',
      balance: 70,
    });
    for (const change of [{ game_id: OTHER_GAME }, { round_id: 'round-7' }]) {
      expect(await house.call('win', seat, { ref_tx_id: staked, amount: 5, ...change })).toMatchObject({
        status: 'TRANSACTION_DOES_NOT_EXIST',
      });
    }
    expect(await house.call('win', seat, { ref_tx_id: staked, amount: 5, currency: 'USD' })).toMatchObject({
      status: 'WRONG_CURRENCY',
    });
    expect((await house.money(seat)).real).toBe(9_900);
  });

  it('a win that overtook its bet is taken when it is repeated', async () => {
    const staked = randomUUID();
    const win = { tx_id: randomUUID(), ref_tx_id: staked, amount: 500 };
    expect(await house.call('win', seat, win)).toMatchObject({ status: 'TRANSACTION_DOES_NOT_EXIST' });
    await house.call('bet', seat, { tx_id: staked, amount: 100 });
    expect(await house.call('win', seat, win)).toMatchObject({ status: 'OK', balance: 10_400 });
  });
});

describe('win failed: the studio repeats until OK', () => {
  it('is credited once, however often and long it is repeated', async () => {
    const staked = await bet(100);
    const win = { tx_id: randomUUID(), ref_tx_id: staked, amount: 2_500, request_id: 'w' };
    const first = await house.call('win', seat, win);
    house.clock.ahead = 3 * DAY;
    expect(await house.call('win', seat, win)).toEqual(first);
    expect((await house.money(seat)).real).toBe(12_400);
  });

  it('takes several wins of one bet, and one of nothing', async () => {
    const staked = await bet(100);
    expect(await house.call('win', seat, { ref_tx_id: staked, amount: 0 })).toMatchObject({ balance: 9_900 });
    await house.call('win', seat, { ref_tx_id: staked, amount: 10, round_closed: true });
    expect(await house.call('win', seat, { ref_tx_id: staked, amount: 15 })).toMatchObject({
      status: 'OK',
      balance: 9_925,
    });
  });
});

describe('a closed round takes no new bet: ALREADY_SETTLED', () => {
  const refused = { status: 'ALREADY_SETTLED', balance: 9_900 };
  const close = async () => {
    const stake = { tx_id: randomUUID(), amount: 100, request_id: 'stake' };
    const first = await house.call('bet', seat, stake);
    await house.call('win', seat, { ref_tx_id: stake.tx_id, amount: 0, round_closed: true });
    return { stake, first };
  };

  it('closed by a win; what was answered before is answered again', async () => {
    const { stake, first } = await close();
    const late = { tx_id: randomUUID(), amount: 100, request_id: 'late' };
    const answer = await house.call('bet', seat, late);
    expect(answer).toMatchObject(refused);
    expect(await house.call('bet', seat, late)).toEqual(answer);
    expect(await house.call('bet', seat, { ...late, amount: 50 })).toMatchObject({
      status: 'DUPLICATE_TRANSACTION',
    });
    expect(await house.call('bet', seat, stake)).toEqual(first);
    // A studio that never read the refusal takes the bet back, and nothing moves.
    expect(await house.call('rollback', seat, { ref_tx_id: late.tx_id })).toMatchObject({
      status: 'OK',
      balance: 9_900,
    });
    expect(await house.call('win', seat, { ref_tx_id: late.tx_id, amount: 900 })).toMatchObject({
      status: 'TRANSACTION_DOES_NOT_EXIST',
    });
  });

  it('closed by the bet itself, whose win is still taken', async () => {
    const staked = await bet(100, { round_closed: true });
    expect(await house.call('bet', seat, { amount: 100 })).toMatchObject(refused);
    expect(await house.call('win', seat, { ref_tx_id: staked, amount: 300 })).toMatchObject({
      status: 'OK',
      balance: 10_200,
    });
  });

  it('says so before it says that the money is short', async () => {
    await close();
    expect(await house.call('bet', seat, { amount: 20_000 })).toMatchObject(refused);
  });

  it('50 bets against the win that closes: none is taken after it', async () => {
    const staked = await bet(100);
    const [won] = await Promise.all([
      house.call('win', seat, { ref_tx_id: staked, amount: 0, round_closed: true }),
      ...Array.from({ length: 50 }, () => house.call('bet', seat, { amount: 10 })),
    ]);
    expect((await house.money(seat)).real).toBe(won?.balance);
  });

  it('is closed for this player and this game alone', async () => {
    await close();
    const other = await house.seat({ real: 500 });
    expect(await house.call('bet', other, { amount: 100 })).toMatchObject({ status: 'OK', balance: 400 });
    expect(await house.call('bet', seat, { amount: 100, round_id: 'round-2' })).toMatchObject({
      status: 'OK',
    });
  });

  it.each([
    ['refused', { amount: 20_000 }],
    ['given back', { amount: 100 }],
  ])('a closing bet that was %s has closed nothing', async (_name, stake) => {
    const closing = randomUUID();
    await house.call('bet', seat, { tx_id: closing, round_closed: true, ...stake });
    await house.call('rollback', seat, { ref_tx_id: closing });
    expect(await house.call('bet', seat, { amount: 100 })).toMatchObject({ status: 'OK', balance: 9_900 });
  });
});

describe('where a win goes', () => {
  it('of a real stake: to the real money', async () => {
    seat = await house.seat({ real: 500, bonus: 500 });
    const staked = await bet(500);
    await house.call('win', seat, { ref_tx_id: staked, amount: 333 });
    expect(await house.money(seat)).toMatchObject({ real: 333, bonus: 500 });
  });

  it('of a bonus stake: to the bonus money', async () => {
    seat = await house.seat({ bonus: 500 });
    const staked = await bet(500);
    await house.call('win', seat, { ref_tx_id: staked, amount: 333 });
    expect(await house.money(seat)).toMatchObject({ real: 0, bonus: 333 });
  });

  it('of both: in proportion, the odd cent to the real money', async () => {
    seat = await house.seat({ real: 100, bonus: 200 });
    const staked = await bet(300);
    await house.call('win', seat, { ref_tx_id: staked, amount: 1_000 });
    expect(await house.money(seat)).toMatchObject({ real: 334, bonus: 666 });
  });

  it('does not restore the wagering that the stake fulfilled', async () => {
    const staked = await bet(4_000);
    await house.call('win', seat, { ref_tx_id: staked, amount: 4_000 });
    expect(await house.money(seat)).toMatchObject({ real: 10_000, wager: 6_000 });
  });
});
