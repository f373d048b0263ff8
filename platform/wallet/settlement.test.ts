import { randomUUID } from 'node:crypto';
import { OTHER_GAME, startWallet, type Seat, type WalletHarness } from '@/tests/support/wallet-harness';

const DAY = 24 * 60 * 60_000;

let harness: WalletHarness;
let seat: Seat;
beforeAll(async () => {
  harness = await startWallet();
});
beforeEach(async () => {
  harness.clock.ahead = 0;
  seat = await harness.seat({ real: 10_000 });
});
afterEach(() => harness.prove());
afterAll(() => harness.close());

const bet = async (amount: number, fields: Record<string, unknown> = {}) => {
  const txId = randomUUID();
  expect(await harness.call('bet', seat, { tx_id: txId, amount, ...fields })).toMatchObject({ status: 'OK' });
  return txId;
};

describe('win without a bet: TRANSACTION_DOES_NOT_EXIST', () => {
  it('moves nothing', async () => {
    expect(await harness.call('win', seat, { ref_tx_id: randomUUID(), amount: 5_000 })).toMatchObject({
      status: 'TRANSACTION_DOES_NOT_EXIST',
      balance: 10_000,
    });
  });

  it('of a bet of somebody else, of another game or round: the same', async () => {
    const staked = await bet(100);
    const other = await harness.seat({ real: 70 });
    expect(await harness.call('win', other, { ref_tx_id: staked, amount: 5 })).toMatchObject({
      status: 'TRANSACTION_DOES_NOT_EXIST',
      balance: 70,
    });
    for (const change of [{ game_id: OTHER_GAME }, { round_id: 'round-7' }]) {
      expect(await harness.call('win', seat, { ref_tx_id: staked, amount: 5, ...change })).toMatchObject({
        status: 'TRANSACTION_DOES_NOT_EXIST',
      });
    }
    expect(await harness.call('win', seat, { ref_tx_id: staked, amount: 5, currency: 'USD' })).toMatchObject({
      status: 'WRONG_CURRENCY',
    });
    expect((await harness.money(seat)).real).toBe(9_900);
  });

  it('of a rollback: the same, also of one that names no amount of a stake with bonus money', async () => {
    const mixed = await harness.seat({ real: 40, bonus: 100 });
    const [staked, rolledBack] = [randomUUID(), randomUUID()];
    await harness.call('bet', mixed, { tx_id: staked, amount: 100 });
    const rollback = { tx_id: rolledBack, ref_tx_id: staked, amount: 0 };
    expect(await harness.call('rollback', mixed, rollback)).toMatchObject({ status: 'OK', balance: 140 });
    expect(await harness.call('win', mixed, { ref_tx_id: rolledBack, amount: 5 })).toMatchObject({
      status: 'TRANSACTION_DOES_NOT_EXIST',
      balance: 140,
    });
  });

  it('a win that overtook its bet is taken when it is repeated', async () => {
    const staked = randomUUID();
    const win = { tx_id: randomUUID(), ref_tx_id: staked, amount: 500 };
    expect(await harness.call('win', seat, win)).toMatchObject({ status: 'TRANSACTION_DOES_NOT_EXIST' });
    await harness.call('bet', seat, { tx_id: staked, amount: 100 });
    expect(await harness.call('win', seat, win)).toMatchObject({ status: 'OK', balance: 10_400 });
  });
});

describe('win failed: the studio repeats until OK', () => {
  it('is credited once, however often and long it is repeated', async () => {
    const staked = await bet(100);
    const win = { tx_id: randomUUID(), ref_tx_id: staked, amount: 2_500, request_id: 'w' };
    const first = await harness.call('win', seat, win);
    harness.clock.ahead = 3 * DAY;
    expect(await harness.call('win', seat, win)).toEqual(first);
    expect((await harness.money(seat)).real).toBe(12_400);
  });

  it('takes several wins of one bet, and one of nothing', async () => {
    const staked = await bet(100);
    expect(await harness.call('win', seat, { ref_tx_id: staked, amount: 0 })).toMatchObject({
      balance: 9_900,
    });
    await harness.call('win', seat, { ref_tx_id: staked, amount: 10, round_closed: true });
    expect(await harness.call('win', seat, { ref_tx_id: staked, amount: 15 })).toMatchObject({
      status: 'OK',
      balance: 9_925,
    });
  });
});

describe('where a win goes', () => {
  it('of a real stake: to the real money', async () => {
    seat = await harness.seat({ real: 500, bonus: 500 });
    const staked = await bet(500);
    await harness.call('win', seat, { ref_tx_id: staked, amount: 333 });
    expect(await harness.money(seat)).toMatchObject({ real: 333, bonus: 500 });
  });

  it('of a bonus stake: to the bonus money', async () => {
    seat = await harness.seat({ bonus: 500 });
    const staked = await bet(500);
    await harness.call('win', seat, { ref_tx_id: staked, amount: 333 });
    expect(await harness.money(seat)).toMatchObject({ real: 0, bonus: 333 });
  });

  it('of both: in proportion, the odd cent to the real money', async () => {
    seat = await harness.seat({ real: 100, bonus: 200 });
    const staked = await bet(300);
    await harness.call('win', seat, { ref_tx_id: staked, amount: 1_000 });
    expect(await harness.money(seat)).toMatchObject({ real: 334, bonus: 666 });
  });

  it('does not restore the wagering that the stake fulfilled', async () => {
    const staked = await bet(4_000);
    await harness.call('win', seat, { ref_tx_id: staked, amount: 4_000 });
    expect(await harness.money(seat)).toMatchObject({ real: 10_000, wager: 6_000 });
  });
});

it('tells of a player whether a round is still open', async () => {
  const isOpen = async ({ playerId }: Seat) => {
    const { rows } = await harness.kernel.pool.query<{ open: boolean }>(
      'select wallet.has_open_bets($1) as open',
      [playerId],
    );
    return rows[0]?.open;
  };
  const other = await harness.seat({ real: 100 });
  expect(await isOpen(seat)).toBe(false);
  const staked = await bet(100);
  expect([await isOpen(seat), await isOpen(other)]).toEqual([true, false]);
  await harness.call('win', seat, { ref_tx_id: staked, amount: 0 });
  expect(await isOpen(seat)).toBe(false);
  await bet(100, { round_id: 'closed-at-once', round_closed: true });
  expect(await isOpen(seat)).toBe(false);
});
