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

describe('same tx_id, same parameters: one posting, the same stored answer each time', () => {
  it('of a bet', async () => {
    const fields = { tx_id: randomUUID(), amount: 250, request_id: 'request-1' };
    const first = await harness.call('bet', seat, fields);
    expect(first).toEqual({
      request_id: 'request-1',
      status: 'OK',
      balance: 9_750,
      currency: 'EUR',
      tx_id: fields.tx_id,
    });
    await harness.call('bet', seat, { amount: 1_000 });
    expect(await harness.call('bet', seat, fields)).toEqual(first);
    expect((await harness.money(seat)).real).toBe(8_750);
  });

  it('of a win and of a rollback', async () => {
    const settled = randomUUID();
    const returned = randomUUID();
    await harness.call('bet', seat, { tx_id: settled, amount: 100 });
    await harness.call('bet', seat, { tx_id: returned, amount: 300 });
    const win = { tx_id: randomUUID(), ref_tx_id: settled, amount: 700, request_id: 'w' };
    const rollback = { tx_id: randomUUID(), ref_tx_id: returned, request_id: 'r' };
    const won = await harness.call('win', seat, win);
    const rolledBack = await harness.call('rollback', seat, rollback);
    expect([won.status, won.balance]).toEqual(['OK', 10_300]);
    expect([rolledBack.status, rolledBack.balance]).toEqual(['OK', 10_600]);
    await harness.call('bet', seat, { amount: 50 });
    expect(await harness.call('win', seat, win)).toEqual(won);
    expect(await harness.call('rollback', seat, rollback)).toEqual(rolledBack);
    expect((await harness.money(seat)).real).toBe(10_550);
  });

  it('50 at once', async () => {
    const postings = await harness.countPostings();
    const fields = { tx_id: randomUUID(), amount: 4_000, request_id: 'one' };
    const answers = await Promise.all(Array.from({ length: 50 }, () => harness.call('bet', seat, fields)));
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    expect(answers[0]).toMatchObject({ status: 'OK', balance: 6_000 });

    const win = { tx_id: randomUUID(), ref_tx_id: fields.tx_id, amount: 1, request_id: 'two' };
    const wins = await Promise.all(Array.from({ length: 50 }, () => harness.call('win', seat, win)));
    expect(new Set(wins.map((answer) => JSON.stringify(answer))).size).toBe(1);
    expect((await harness.money(seat)).real).toBe(6_001);
    expect(await harness.countPostings()).toBe(postings + 2);
  });

  it('is kept when the session ends and the player is blocked meanwhile', async () => {
    const fields = { tx_id: randomUUID(), amount: 250, request_id: 'same' };
    const first = await harness.call('bet', seat, fields);
    await harness.endGame(seat);
    await harness.setStatus(seat, 'blocked');
    expect(await harness.call('bet', seat, fields)).toEqual(first);
  });

  it('announces a balance once, when it moved', async () => {
    const before = harness.announced.length;
    const fields = { tx_id: randomUUID(), amount: 250 };
    await harness.call('bet', seat, fields);
    await harness.call('bet', seat, fields);
    await harness.call('bet', seat, { amount: 999_999 });
    expect(harness.announced.slice(before)).toEqual([seat.playerId]);
  });
});

describe('same tx_id, something changed: DUPLICATE_TRANSACTION, nothing moves', () => {
  const changes: [string, Record<string, unknown>][] = [
    ['amount', { amount: 251 }],
    ['round', { round_id: 'round-2' }],
    ['game', { game_id: OTHER_GAME }],
    ['currency', { currency: 'USD' }],
    ['player', { player_id: randomUUID() }],
    ['player, in no spelling of ours', { player_id: 'somebody else' }],
  ];
  it.each(changes)('%s of a bet', async (_name, change) => {
    const fields = { tx_id: randomUUID(), amount: 250 };
    await harness.call('bet', seat, fields);
    const before = await harness.money(seat);
    expect(await harness.call('bet', seat, { ...fields, ...change })).toMatchObject({
      status: 'DUPLICATE_TRANSACTION',
      tx_id: fields.tx_id,
    });
    expect(await harness.money(seat)).toEqual(before);
  });

  it('another player who really is there', async () => {
    const other = await harness.seat({ real: 500 });
    const fields = { tx_id: randomUUID(), amount: 250 };
    await harness.call('bet', seat, fields);
    expect(await harness.call('bet', other, fields)).toMatchObject({
      status: 'DUPLICATE_TRANSACTION',
      balance: 500,
    });
    expect((await harness.money(other)).real).toBe(500);
  });

  it('two players at once: one of them gets it', async () => {
    const other = await harness.seat({ real: 10_000 });
    const fields = { tx_id: randomUUID(), amount: 250 };
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, index) => harness.call('bet', index % 2 === 0 ? seat : other, fields)),
    );
    expect(answers.filter(({ status }) => status === 'OK')).toHaveLength(10);
    expect(answers.filter(({ status }) => status === 'DUPLICATE_TRANSACTION')).toHaveLength(10);
    expect((await harness.money(seat)).real + (await harness.money(other)).real).toBe(19_750);
  });

  it('amount, ref, round or kind of a win', async () => {
    const [first, second] = [randomUUID(), randomUUID()];
    await harness.call('bet', seat, { tx_id: first, amount: 100 });
    await harness.call('bet', seat, { tx_id: second, amount: 100 });
    const win = { tx_id: randomUUID(), ref_tx_id: first, amount: 50 };
    await harness.call('win', seat, win);
    const before = await harness.money(seat);
    for (const change of [
      { amount: 51 },
      { ref_tx_id: second },
      { round_id: 'round-2' },
      { player_id: randomUUID() },
    ]) {
      expect(await harness.call('win', seat, { ...win, ...change })).toMatchObject({
        status: 'DUPLICATE_TRANSACTION',
      });
    }
    expect(await harness.call('bet', seat, { tx_id: win.tx_id, amount: 50 })).toMatchObject({
      status: 'DUPLICATE_TRANSACTION',
    });
    expect(await harness.call('rollback', seat, { tx_id: win.tx_id, ref_tx_id: second })).toMatchObject({
      status: 'DUPLICATE_TRANSACTION',
    });
    expect(await harness.money(seat)).toEqual(before);
  });

  it('ref of a rollback', async () => {
    const [first, second] = [randomUUID(), randomUUID()];
    await harness.call('bet', seat, { tx_id: first, amount: 100 });
    await harness.call('bet', seat, { tx_id: second, amount: 100 });
    const rollback = { tx_id: randomUUID(), ref_tx_id: first };
    await harness.call('rollback', seat, rollback);
    expect(await harness.call('rollback', seat, { ...rollback, ref_tx_id: second })).toMatchObject({
      status: 'DUPLICATE_TRANSACTION',
      balance: 9_900,
    });
  });
});

describe('not enough money: INSUFFICIENT_FUNDS with the true balance; the answer is stored', () => {
  it('refuses one cent too much and takes the whole balance', async () => {
    const fields = { tx_id: randomUUID(), amount: 10_001, request_id: 'poor' };
    const refused = await harness.call('bet', seat, fields);
    expect(refused).toMatchObject({ status: 'INSUFFICIENT_FUNDS', balance: 10_000 });
    expect(await harness.call('bet', seat, { amount: 10_000 })).toMatchObject({ status: 'OK', balance: 0 });
  });

  it('stays refused when the money comes', async () => {
    const fields = { tx_id: randomUUID(), amount: 10_001, request_id: 'poor' };
    const refused = await harness.call('bet', seat, fields);
    const bet = randomUUID();
    await harness.call('bet', seat, { tx_id: bet, amount: 1 });
    await harness.call('win', seat, { ref_tx_id: bet, amount: 50_000 });
    expect(await harness.call('bet', seat, fields)).toEqual(refused);
    expect((await harness.money(seat)).real).toBe(59_999);
  });

  it('knows neither a win nor a stake of a refused bet', async () => {
    const refused = randomUUID();
    await harness.call('bet', seat, { tx_id: refused, amount: 10_001 });
    expect(await harness.call('win', seat, { ref_tx_id: refused, amount: 5 })).toMatchObject({
      status: 'TRANSACTION_DOES_NOT_EXIST',
    });
    expect(await harness.call('rollback', seat, { ref_tx_id: refused })).toMatchObject({
      status: 'OK',
      balance: 10_000,
    });
  });

  it('lets parallel bets spend the balance and no cent more', async () => {
    const answers = await Promise.all(
      Array.from({ length: 40 }, () => harness.call('bet', seat, { amount: 700 })),
    );
    expect(answers.filter(({ status }) => status === 'OK')).toHaveLength(14);
    expect((await harness.money(seat)).real).toBe(200);
  });
});

it('one tx_id from several players at once: one posting, the others are duplicates', async () => {
  for (let round = 0; round < 20; round += 1) {
    const tx_id = randomUUID();
    const seats = await Promise.all([1, 2, 3, 4].map(() => harness.seat({ real: 1_000 })));
    const answers = await Promise.all(seats.map((one) => harness.call('bet', one, { tx_id, amount: 10 })));
    expect(answers.map(({ status }) => status).sort()).toEqual([
      'DUPLICATE_TRANSACTION',
      'DUPLICATE_TRANSACTION',
      'DUPLICATE_TRANSACTION',
      'OK',
    ]);
  }
});
