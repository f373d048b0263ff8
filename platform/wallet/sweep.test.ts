import { randomUUID } from 'node:crypto';
import { startWallet, type Seat, type WalletHarness } from '@/tests/support/wallet-harness';

const DAY = 24 * 60 * 60_000;

// A database for each test: a sweep does not look back to what it has swept.
let harness: WalletHarness;
let seat: Seat;
beforeEach(async () => {
  harness = await startWallet();
  seat = await harness.seat({ real: 10_000 });
});
afterEach(async () => {
  await harness.prove();
  await harness.close();
});

const bet = async (amount: number, fields: Record<string, unknown> = {}) => {
  const txId = randomUUID();
  expect(await harness.call('bet', seat, { tx_id: txId, amount, ...fields })).toMatchObject({ status: 'OK' });
  return txId;
};

describe('bet open for 14 days: rolled back by a job', () => {
  it('gives back what nobody settled, and nothing else', async () => {
    seat = await harness.seat({ real: 1_000, bonus: 1_000 });
    await bet(1_500, { round_id: 'forgotten' });
    const settled = await bet(100, { round_id: 'settled' });
    await harness.call('win', seat, { ref_tx_id: settled, amount: 0, round_id: 'settled' });
    const returned = await bet(100, { round_id: 'returned' });
    await harness.call('rollback', seat, { ref_tx_id: returned, round_id: 'returned' });
    // Closed rounds: by the bet itself, and by a win of another bet in the round.
    await bet(10, { round_id: 'lost at once', round_closed: true });
    await bet(20, { round_id: 'two stakes' });
    const second = await bet(30, { round_id: 'two stakes' });
    await harness.call('win', seat, {
      ref_tx_id: second,
      amount: 0,
      round_id: 'two stakes',
      round_closed: true,
    });
    const before = await harness.money(seat);
    expect(before).toMatchObject({ real: 0, bonus: 340, wager: 0 });

    harness.clock.ahead = 14 * DAY - 60_000;
    expect(await harness.wallet.rollBackOpenBets()).toBe(0);
    harness.clock.ahead = 14 * DAY + 60_000;
    expect(await harness.wallet.rollBackOpenBets()).toBe(1);
    expect(await harness.money(seat)).toMatchObject({ real: 1_000, bonus: 840, wager: 1_000 });
    expect(harness.announced.at(-1)).toBe(seat.playerId);
    expect(await harness.wallet.rollBackOpenBets()).toBe(0);
  });

  it('the late win of a bet that was rolled back is refused', async () => {
    const staked = await bet(100);
    harness.clock.ahead = 15 * DAY;
    expect(await harness.wallet.rollBackOpenBets()).toBe(1);
    expect(await harness.call('win', seat, { ref_tx_id: staked, amount: 900 })).toMatchObject({
      status: 'TRANSACTION_ROLLED_BACK',
      balance: 10_000,
    });
    expect(await harness.call('rollback', seat, { ref_tx_id: staked })).toMatchObject({
      status: 'OK',
      balance: 10_000,
    });
  });

  it('two sweeps at once give it back once', async () => {
    for (let index = 0; index < 12; index += 1) await bet(10);
    harness.clock.ahead = 16 * DAY;
    const counts = await Promise.all([harness.wallet.rollBackOpenBets(), harness.wallet.rollBackOpenBets()]);
    expect((counts[0] ?? 0) + (counts[1] ?? 0)).toBe(12);
    expect((await harness.money(seat)).real).toBe(10_000);
  });
});
