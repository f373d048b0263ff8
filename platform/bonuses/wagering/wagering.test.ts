import { randomUUID } from 'node:crypto';
import { createSession } from '@/platform/games/sessions';
import { openPool } from '@/tests/support/database';
import { startBonuses, type BonusesHarness } from '../testing/harness';
import { OTHER_GAME } from '@/tests/support/wallet-harness';

let world: BonusesHarness;
beforeAll(async () => {
  world = await startBonuses();
});
afterAll(() => world.wallet.close());
afterEach(() => world.wallet.prove());

describe('wagering', () => {
  it('counts settled stakes of real and bonus money alike, in hundredths of a cent', async () => {
    const player = await world.playerWith('tenth', 333);
    await world.round(player, 333, 0);
    await world.round(player, 7, 3);
    const open = await world.bet(player, 10);
    await world.catchUp();
    expect(await world.grantOf(player)).toMatchObject({ state: 'active', wagered: 3_400 });
    await world.win(player, open, 0);
    await world.catchUp();
    expect(await world.grantOf(player)).toMatchObject({ wagered: 3_500 });
    expect(await world.money(player)).toEqual([0, 986]);
  });

  it('turns bonus money into real money when it is done, to the cent', async () => {
    const player = await world.playerWith('twice', 101);
    // Of the stake of 2.01, 1.00 is bonus money: of the win 4.03, div(403 × 100, 201) is.
    await world.round(player, 201, 403);
    expect(await world.money(player)).toEqual([203, 1_100]);
    for (let played = 201; played < 2_000; played += 257) await world.round(player, 257, 257);
    await world.catchUp();
    const [real, bonus] = await world.money(player);
    expect([(real ?? 0) + (bonus ?? 0), bonus]).toEqual([1_303, 0]);
    expect(await world.grantOf(player)).toMatchObject({ state: 'completed', reason: 'wagered' });
    // Nothing counts any more, and nothing is held to the bonus’s rules.
    expect((await world.bet(player, 600)).status).toBe('OK');
  });

  it('has not run out before the last of its rounds is counted, though the wallet knows it by then', async () => {
    const player = await world.playerWith('long');
    await world.round(player, 500, 0);
    // Followers read what is older than every open transaction of the server: of the two rounds the first.
    const other = openPool(world.wallet.databaseUrl);
    const holder = await other.connect();
    await holder.query('begin; select pg_current_xact_id()');
    await world.round(player, 500, 0);
    const caughtUp = world.catchUp();
    try {
      while ((await world.grantOf(player))?.wagered === 0) await new Promise(setImmediate);
      expect(await world.grantOf(player)).toMatchObject({ state: 'active', wagered: 50_000 });
    } finally {
      await holder.query('commit');
      holder.release();
      await Promise.all([caughtUp, other.end()]);
    }
    expect(await world.grantOf(player)).toMatchObject({
      ...{ state: 'completed', reason: 'run_out', wagered: 100_000 },
    });
  });

  it('turns no more than the bonus’s most into real money', async () => {
    const player = await world.playerWith('capped');
    for (let played = 0; played < 2_000; played += 500) await world.round(player, 500, 500);
    await world.catchUp();
    expect(await world.money(player)).toEqual([700, 0]);
    expect(await world.grantOf(player)).toMatchObject({ state: 'completed', converted: 700 });
    expect(await world.stepsOf(player)).toEqual([
      'offered 1000',
      'activated 1000',
      'converted 700',
      'burned 300',
      'completed',
    ]);
  });

  it('takes back what was counted for nothing: a stake that is given back counts nothing', async () => {
    const player = await world.playerWith('long', 100);
    const staked = await world.bet(player, 300);
    expect(await world.money(player)).toEqual([0, 800]);
    await world.rollback(player, staked, 300);
    await world.catchUp();
    expect(await world.money(player)).toEqual([100, 1_000]);
    expect(await world.grantOf(player)).toMatchObject({ state: 'active', wagered: 0 });
  });

  it('counts a round that its bet closes, and every stake of a round that a win closes', async () => {
    const player = await world.playerWith('long');
    await world.bet(player, 100, { round_closed: true });
    const first = await world.bet(player, 200);
    const second = await world.bet(player, 50, { round_id: first.round });
    await world.win(player, { tx: second.tx, round: first.round }, 0);
    await world.catchUp();
    expect(await world.grantOf(player)).toMatchObject({ wagered: 35_000 });
  });

  it('takes back what a stake counted that is given back after its round was closed', async () => {
    const player = await world.playerWith('long');
    const staked = await world.bet(player, 300, { round_closed: true });
    await world.round(player, 100, 100);
    await world.catchUp();
    expect(await world.grantOf(player)).toMatchObject({ wagered: 40_000 });
    await world.rollback(player, staked, 300);
    await world.rollback(player, staked, 300);
    await world.catchUp();
    expect(await world.money(player)).toEqual([0, 1_000]);
    expect(await world.grantOf(player)).toMatchObject({ state: 'active', wagered: 10_000 });
  });

  it('has not run out while a round that paid already may pay again, and wins for it stay bonus money', async () => {
    const player = await world.playerWith('long');
    const turns = await world.bet(player, 500);
    const first = { ref_tx_id: turns.tx, round_id: turns.round, amount: 100 };
    await world.wallet.call('win', player, { ...first, round_closed: false });
    await world.round(player, 500, 0);
    await world.round(player, 100, 0);
    await world.catchUp();
    expect(await world.money(player)).toEqual([0, 0]);
    expect(await world.grantOf(player)).toMatchObject({ state: 'active' });
    await world.win(player, turns, 5_000);
    await world.catchUp();
    expect(await world.money(player)).toEqual([0, 5_000]);
    expect(await world.grantOf(player)).toMatchObject({ state: 'active' });
  });

  it('ends when the bonus money is gone and no round is open', async () => {
    const player = await world.playerWith('long');
    const staked = await Promise.all([world.bet(player, 500)]);
    const last = await world.bet(player, 500);
    await world.catchUp();
    expect(await world.money(player)).toEqual([0, 0]);
    expect(await world.grantOf(player)).toMatchObject({ state: 'active' });
    for (const one of staked) await world.win(player, one, 0);
    await world.catchUp();
    expect(await world.grantOf(player)).toMatchObject({ state: 'active' });
    await world.win(player, last, 0);
    await world.catchUp();
    expect(await world.grantOf(player)).toMatchObject({
      state: 'completed',
      reason: 'run_out',
      converted: 0,
    });
  });
});

it('is told of each percent once, not of each round', async () => {
  const player = await world.playerWith('long');
  const before = world.told.length;
  for (let rounds = 0; rounds < 6; rounds += 1) {
    await world.round(player, 100, 100);
    await world.catchUp();
  }
  // 6.00 of 500.00.
  expect(world.told.slice(before)).toEqual([player.grant]);
});

describe('a stake', () => {
  it('above the most is refused before any money moves, and its repeat too', async () => {
    const player = await world.playerWith('long', 2_000);
    const refused = await world.bet(player, 501);
    expect(refused.status).toBe('LIMIT_REACHED');
    expect(await world.money(player)).toEqual([2_000, 1_000]);
    await world.choose(player, 'Rejected');
    const again = { tx_id: refused.tx, round_id: refused.round, amount: 501 };
    expect((await world.wallet.call('bet', player, again)).status).toBe('LIMIT_REACHED');
    expect((await world.bet(player, 501)).status).toBe('OK');
  });

  it('in parts is held to the same most, while its round is open', async () => {
    const player = await world.playerWith('long', 2_000);
    const first = await world.bet(player, 300);
    expect((await world.bet(player, 201, { round_id: first.round })).status).toBe('LIMIT_REACHED');
    expect((await world.bet(player, 200, { round_id: first.round })).status).toBe('OK');
    expect((await world.bet(player, 500)).status).toBe('OK');
  });

  it('in a game that does not count takes real money alone, at any height, and counts nothing', async () => {
    const player = await world.playerWith('long', 600);
    const { token } = await createSession(
      world.wallet.kernel.db,
      { playerId: player.playerId, authSessionId: randomUUID(), gameId: OTHER_GAME, currency: 'EUR' },
      world.wallet.kernel.clock.now(),
    );
    const elsewhere = { session_token: token, game_id: OTHER_GAME };
    expect((await world.bet(player, 601, elsewhere)).status).toBe('INSUFFICIENT_FUNDS');
    const staked = await world.bet(player, 600, elsewhere);
    expect(staked.status).toBe('OK');
    await world.wallet.call('win', player, {
      ...elsewhere,
      ref_tx_id: staked.tx,
      round_id: staked.round,
      round_closed: true,
      amount: 50,
    });
    await world.catchUp();
    expect(await world.money(player)).toEqual([50, 1_000]);
    expect(await world.grantOf(player)).toMatchObject({ wagered: 0 });
  });
});
