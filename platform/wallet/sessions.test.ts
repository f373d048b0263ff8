import { randomUUID } from 'node:crypto';
import { SESSION_ABSOLUTE_MS, SESSION_IDLE_MS } from '@/platform/games/sessions';
import { OTHER_GAME, startWallet, type Seat, type WalletHarness } from '@/tests/support/wallet-harness';

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

describe('token expired, player blocked or excluded: bets refused; wins and rollbacks still accepted', () => {
  const cases: [string, string, (seat: Seat) => Promise<void> | void][] = [
    ['session ended', 'TOKEN_EXPIRED', (ended) => harness.endGame(ended)],
    ['session idle', 'TOKEN_EXPIRED', () => void (harness.clock.ahead = SESSION_IDLE_MS + 1_000)],
    ['session too old', 'TOKEN_EXPIRED', () => void (harness.clock.ahead = SESSION_ABSOLUTE_MS + 1_000)],
    ['player blocked', 'PLAYER_DISABLED', (blocked) => harness.setStatus(blocked, 'blocked')],
    ['player excluded', 'PLAYER_DISABLED', (excluded) => harness.setStatus(excluded, 'excluded')],
  ];
  it.each(cases)('%s', async (_name, status, happens) => {
    const [won, returned] = [randomUUID(), randomUUID()];
    await harness.call('bet', seat, { tx_id: won, amount: 100 });
    await harness.call('bet', seat, { tx_id: returned, amount: 100 });
    await happens(seat);
    expect(await harness.call('bet', seat, { amount: 100 })).toMatchObject({ status, balance: 9_800 });
    expect(await harness.call('balance', seat)).toMatchObject({ status, balance: 9_800 });
    expect(await harness.call('win', seat, { ref_tx_id: won, amount: 400 })).toMatchObject({
      status: 'OK',
      balance: 10_200,
    });
    expect(await harness.call('rollback', seat, { ref_tx_id: returned })).toMatchObject({
      status: 'OK',
      balance: 10_300,
    });
  });

  it('a refused bet stays refused when the player may play again', async () => {
    await harness.setStatus(seat, 'blocked');
    const fields = { tx_id: randomUUID(), amount: 100, request_id: 'b' };
    const refused = await harness.call('bet', seat, fields);
    await harness.setStatus(seat, 'active');
    expect(await harness.call('bet', seat, fields)).toEqual(refused);
    expect(await harness.call('bet', seat, { amount: 100 })).toMatchObject({ status: 'OK' });
  });

  it('wins and rollbacks need no token at all', async () => {
    const [won, returned] = [randomUUID(), randomUUID()];
    await harness.call('bet', seat, { tx_id: won, amount: 100 });
    await harness.call('bet', seat, { tx_id: returned, amount: 100 });
    expect(
      await harness.call('win', seat, { ref_tx_id: won, amount: 1, session_token: undefined }),
    ).toMatchObject({ status: 'OK' });
    expect(await harness.call('rollback', seat, { ref_tx_id: returned, session_token: null })).toMatchObject({
      status: 'OK',
    });
  });
});

describe('whose session it is', () => {
  it('knows no token that was never given out: INVALID_TOKEN', async () => {
    for (const operation of ['bet', 'balance'] as const) {
      const fields = { session_token: 'never-given-out', ...(operation === 'bet' ? { amount: 1 } : {}) };
      expect(await harness.call(operation, seat, fields)).toMatchObject({
        status: 'INVALID_TOKEN',
        balance: 0,
      });
    }
  });

  it('takes nobody else’s token: INVALID_TOKEN', async () => {
    const other = await harness.seat({ real: 10_000 });
    expect(await harness.call('bet', { ...seat, token: other.token }, { amount: 1 })).toMatchObject({
      status: 'INVALID_TOKEN',
    });
    expect((await harness.money(seat)).real + (await harness.money(other)).real).toBe(20_000);
  });

  it('is of one game: INVALID_GAME', async () => {
    expect(await harness.call('bet', seat, { amount: 1, game_id: OTHER_GAME })).toMatchObject({
      status: 'INVALID_GAME',
      balance: 10_000,
    });
  });

  it('is in one currency: WRONG_CURRENCY, with the balance in the right one', async () => {
    for (const currency of ['USD', 'XYZ']) {
      expect(await harness.call('bet', seat, { amount: 1, currency })).toMatchObject({
        status: 'WRONG_CURRENCY',
        balance: 10_000,
        currency: 'EUR',
      });
    }
  });

  it('tells the balance: real and bonus money', async () => {
    seat = await harness.seat({ real: 100, bonus: 23, currency: 'CHF' });
    expect(await harness.call('balance', seat, { request_id: 'b' })).toEqual({
      request_id: 'b',
      status: 'OK',
      balance: 123,
      currency: 'CHF',
      tx_id: null,
    });
  });

  it('is kept alive by play', async () => {
    for (let minutes = 20; minutes <= 100; minutes += 20) {
      harness.clock.ahead = minutes * 60_000;
      expect(await harness.call('bet', seat, { amount: 1 })).toMatchObject({ status: 'OK' });
    }
  });
});
