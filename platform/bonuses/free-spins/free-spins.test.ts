import { randomUUID } from 'node:crypto';
import { startBonuses, type BonusesHarness } from '../testing/harness';
import { freeSpinTools } from '../testing/free-spin-tools';
import { GAME, OTHER_GAME } from '@/tests/support/wallet-harness';

const DAY_MS = 24 * 60 * 60_000;

let world: BonusesHarness;
beforeAll(async () => {
  world = await startBonuses();
});
afterAll(() => world.wallet.close());
afterEach(async () => {
  await world.catchUp();
  await world.wallet.prove();
  world.wallet.clock.ahead = 0;
});

const { own, counts, spin, idOf, states, typesOf, movedOf } = freeSpinTools(() => world);

describe('free spins', () => {
  it('come with their bonus, and are told', async () => {
    const before = world.toldOfSpins.count;
    const player = await world.playerWith('spins');
    expect(await own(player)).toEqual([
      {
        ...{ id: expect.any(String), bonusId: 'spins', bonusGrantId: player.grant, name: 'spins' },
        ...{ number: 3, left: 3, numberDay: 2, dayLimit: 2, betAmount: 20, currency: 'EUR', games: [GAME] },
        expiresAt: expect.stringMatching(/Z$/),
      },
    ]);
    expect(world.toldOfSpins.count).toBe(before + 1);
    expect(
      await world.bonuses.freeSpins.forGame({ playerId: player.playerId, currency: 'EUR', gameId: GAME }),
    ).toEqual({ grantId: await idOf(player), leftToday: 2, betAmount: 20, currency: 'EUR' });
    const elsewhere = { playerId: player.playerId, currency: 'EUR' as const, gameId: OTHER_GAME };
    expect(await world.bonuses.freeSpins.forGame(elsewhere)).toBeNull();
  });

  it('move no money, and bring bonus money that counts nothing as wagered', async () => {
    const player = await world.playerWith('spins', 100);
    const first = await spin(player, await idOf(player));
    expect(first).toMatchObject({ status: 'OK', left: 1, answer: { balance: 1_100 } });
    expect(await world.money(player)).toEqual([100, 1_000]);
    await world.win(player, first, 333);
    await world.catchUp();
    expect(await world.money(player)).toEqual([100, 1_333]);
    expect(await world.grantOf(player)).toMatchObject({ state: 'active', wagered: 0 });
    expect(await counts(player)).toEqual([[2, 1]]);
    expect(await typesOf(player)).toEqual(['bonus 1000', 'deposit 100', 'free_spin_win 333']);
    expect(await movedOf(player)).toEqual([
      ['free_spin', 0, 0, true],
      ['win', 0, 333, true],
    ]);
  });

  it('bring real money where they say so, also when their bonus was given up during the round', async () => {
    const player = await world.playerWith('real-spins');
    const grantId = await idOf(player);
    await world.win(player, await spin(player, grantId), 55);
    expect(await world.money(player)).toEqual([55, 1_000]);
    const open = await spin(player, grantId);
    await world.choose(player, 'Rejected');
    await world.win(player, open, 45);
    expect(await world.money(player)).toEqual([100, 0]);
  });

  it('of a bonus that was given up end with it: an open round goes to the house', async () => {
    const player = await world.playerWith('spins');
    const grantId = await idOf(player);
    const open = await spin(player, grantId);
    await world.choose(player, 'Rejected');
    expect(await states(player)).toEqual(['cancelled']);
    expect(await own(player)).toEqual([]);
    const { balance } = await world.win(player, open, 500);
    expect(balance).toBe(0);
    await world.catchUp();
    expect(await world.money(player)).toEqual([0, 0]);
    expect(await world.stepsOf(player)).toContain('late_burned 500');
    expect((await spin(player, grantId)).status).toBe('FREE_SPINS_OVER');
  });

  it('of a bonus that was wagered bring real money', async () => {
    const player = await world.playerWith('spins');
    const grantId = await idOf(player);
    for (let played = 0; played < 2_000; played += 500) await world.round(player, 500, 500);
    await world.catchUp();
    expect(await world.grantOf(player)).toMatchObject({ state: 'completed', reason: 'wagered' });
    await world.win(player, await spin(player, grantId), 70);
    expect(await world.money(player)).toEqual([1_070, 0]);
  });

  it('hold a bonus whose money is gone until they are used, and end it then', async () => {
    const player = await world.playerWith('few-spins');
    for (const _ of [1, 2]) await world.round(player, 500, 0);
    await world.catchUp();
    expect(await world.grantOf(player)).toMatchObject({ state: 'active' });
    const last = await spin(player, await idOf(player));
    await world.catchUp();
    expect(await world.grantOf(player)).toMatchObject({ state: 'active' });
    expect(await states(player)).toEqual(['used']);
    await world.win(player, last, 0);
    await world.catchUp();
    expect(await world.grantOf(player)).toMatchObject({ state: 'completed', reason: 'run_out' });
  });

  it('alone ask for the wagering of what they bring', async () => {
    const player = await world.playerWith('spins-alone');
    const grantId = await idOf(player);
    await world.win(player, await spin(player, grantId), 50);
    await world.round(player, 50, 50);
    await world.round(player, 50, 50);
    await world.catchUp();
    // Wagered, but more may come.
    expect(await world.grantOf(player)).toMatchObject({ state: 'active', wagered: 10_000 });
    await world.win(player, await spin(player, grantId), 0);
    world.wallet.clock.ahead = 5 * DAY_MS;
    expect(await world.bonuses.freeSpins.expireDue()).toBeGreaterThan(0);
    expect(await world.grantOf(player)).toMatchObject({ state: 'completed', reason: 'wagered' });
    expect(await world.money(player)).toEqual([50, 0]);
  });
});

describe('a call', () => {
  it('takes one spin for its id, however often it comes, and nothing else under it', async () => {
    const player = await world.playerWith('spins');
    const grantId = await idOf(player);
    const first = await spin(player, grantId);
    const same = { tx_id: first.tx, round_id: first.round };
    const again = await Promise.all([1, 2, 3, 4].map(() => spin(player, grantId, same)));
    expect(again.map(({ status, left }) => [status, left])).toEqual(Array(4).fill(['OK', 1]));
    expect(await counts(player)).toEqual([[2, 1]]);
    expect((await spin(player, grantId, { ...same, free_spin_grant_id: null })).status).toBe(
      'DUPLICATE_TRANSACTION',
    );
    const paid = await world.bet(player, 20);
    expect((await spin(player, grantId, { tx_id: paid.tx, round_id: paid.round })).status).toBe(
      'DUPLICATE_TRANSACTION',
    );
    expect(await counts(player)).toEqual([[2, 1]]);
  });

  it('is refused for another amount, another player, another game and free spins that there are not', async () => {
    const [player, other] = [await world.playerWith('spins'), await world.playerWith('spins')];
    const grantId = await idOf(player);
    const refused = [
      await spin(player, grantId, { amount: 21 }),
      await spin(other, grantId),
      await spin(player, randomUUID()),
    ];
    expect(refused.map(({ status, left }) => [status, left])).toEqual(
      Array(3).fill(['INVALID_FREE_SPIN', undefined]),
    );
    expect(await counts(player)).toEqual([[3, 2]]);
    expect((await spin(player, grantId, { game_id: OTHER_GAME })).status).toBe('INVALID_GAME');
  });

  it('gets the last spin once, from however many devices', async () => {
    const player = await world.playerWith('few-spins');
    const grantId = await idOf(player);
    const before = world.toldOfSpins.count;
    const tries = await Promise.all([1, 2, 3, 4, 5].map(() => spin(player, grantId)));
    expect(tries.map(({ status }) => status).sort()).toEqual([
      ...Array<string>(4).fill('FREE_SPINS_OVER'),
      'OK',
    ]);
    await world.catchUp();
    expect(world.toldOfSpins.count).toBe(before + 1);
    expect(await own(player)).toEqual([]);
  });

  it('gives its spin back by a rollback, the last one too', async () => {
    const player = await world.playerWith('few-spins', 5);
    const grantId = await idOf(player);
    const last = await spin(player, grantId);
    expect(await states(player)).toEqual(['used']);
    const back = { ref_tx_id: last.tx, round_id: last.round };
    const answers = [1, 2].map(() => world.wallet.call('rollback', player, back));
    expect((await Promise.all(answers)).map(({ status, balance }) => [status, balance])).toEqual([
      ['OK', 1_005],
      ['OK', 1_005],
    ]);
    expect(await counts(player)).toEqual([[1, 1]]);
    expect(await states(player)).toEqual(['open']);
    expect((await world.win(player, last, 100)).status).toBe('TRANSACTION_ROLLED_BACK');
    expect((await spin(player, grantId, { tx_id: last.tx, round_id: last.round })).status).toBe(
      'TRANSACTION_ROLLED_BACK',
    );
    expect(await movedOf(player)).toEqual([
      ['free_spin', 0, 0, true],
      ['return', 0, 0, true],
    ]);
  });

  it('that was won is not given back', async () => {
    const player = await world.playerWith('spins');
    const won = await spin(player, await idOf(player));
    await world.win(player, won, 12);
    const back = await world.wallet.call('rollback', player, { ref_tx_id: won.tx, round_id: won.round });
    expect(back.status).toBe('ALREADY_SETTLED');
    expect(await counts(player)).toEqual([[2, 1]]);
    expect(await world.money(player)).toEqual([0, 1_012]);
  });
});
