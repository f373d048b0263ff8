import { appendFileSync, cpSync, rmSync } from 'node:fs';
import path from 'node:path';
import {
  closeStudios,
  FREE_SPINS,
  launchGame,
  LOSS,
  openStudio,
  playerAt,
  REAL_LAUNCH,
  startFakeWallet,
  WIN,
  type FakeWallet,
  SHORT_PATIENCE,
  type Manner,
} from '@/tests/support/studio-harness';
import { scratchFolder } from '@/tests/support/scratch';

let wallet: FakeWallet;
const copies: string[] = [];
beforeEach(async () => {
  wallet = await startFakeWallet();
});
afterEach(async () => {
  await closeStudios();
  await wallet.close();
  for (const copy of copies.splice(0)) rmSync(copy, { recursive: true, force: true });
});

/** What a power cut would leave of a studio's folder at this moment. */
function crashed(dataDir: string): string {
  const copy = scratchFolder('studio-crash-');
  copies.push(copy);
  cpSync(dataDir, copy, { recursive: true });
  return copy;
}

describe('an uncertain bet is taken back', () => {
  test.each<Manner>(['fail', 'book-then-fail', 'hang', 'book-then-hang', 'garbage'])(
    'bet: %s, rollback repeated until the wallet confirms it',
    async (manner) => {
      const player = await launchGame(await openStudio(wallet, { ...SHORT_PATIENCE, seed: WIN }));
      wallet.next('bet', manner);
      wallet.next('rollback', 'fail', 'hang', 'book-then-fail', 'bad-request', 'garbage');
      const { body } = await player.spin();
      expect(body.round).toMatchObject({ phase: 'cancelled', turns: [] });
      expect(wallet.names()).toEqual(['bet', ...Array.from({ length: 6 }, () => 'rollback')]);
      const rollbacks = wallet.calls.slice(1);
      expect(new Set(rollbacks.map((call) => call.body['tx_id'])).size).toBe(1);
      expect(new Set(rollbacks.map((call) => call.body['request_id'])).size).toBe(6);
      expect(rollbacks[0]?.body['ref_tx_id']).toBe(wallet.calls[0]?.body['tx_id']);
      expect(wallet.balance()).toBe(10_000);
      expect(body.balance).toBe(10_000);
    },
  );

  test('a bet that the wallet did not take (4xx) moved nothing: refused, not rolled back', async () => {
    const player = await launchGame(await openStudio(wallet));
    wallet.next('bet', 'bad-request');
    expect((await player.spin()).body.round).toMatchObject({ phase: 'refused', reason: 'REJECTED' });
    expect(wallet.names()).toEqual(['bet']);
  });

  test('until it is confirmed the player waits, and no other round can start', async () => {
    const studio = await openStudio(wallet, { patienceMs: 1, retry: { firstMs: 60_000, capMs: 60_000 } });
    const player = await launchGame(studio);
    wallet.next('bet', 'fail');
    wallet.next('rollback', 'fail');
    expect((await player.spin()).body.round?.phase).toBe('cancelling');
    studio.clock.now += 2_500;
    expect((await player.spin()).body).toMatchObject({ error: 'round_open' });
  });
});

describe('a win is repeated until the wallet confirms it', () => {
  test('through failures and silence, with one transaction id and a signature of its own each time', async () => {
    const studio = await openStudio(wallet, { ...SHORT_PATIENCE, seed: WIN });
    const player = await launchGame(studio);
    wallet.next('win', 'fail', 'book-then-fail', 'book-then-hang', 'bad-request', {
      status: 'TRANSACTION_DOES_NOT_EXIST',
    });
    const { body } = await player.spin(100);
    expect(body.round?.phase).toBe('settled');
    const wins = wallet.calls.filter((call) => call.name === 'win');
    expect(wins).toHaveLength(6);
    expect(new Set(wins.map((call) => call.body['tx_id'])).size).toBe(1);
    expect(new Set(wins.map((call) => call.signature)).size).toBe(6);
    expect(wallet.balance()).toBe(10_000 - 100 + (body.round?.won ?? 0));
  });

  test('the outcome shows at once; the round is settling until the money is there', async () => {
    const studio = await openStudio(wallet, {
      seed: WIN,
      patienceMs: 1,
      retry: { firstMs: 200, capMs: 200 },
    });
    const player = await launchGame(studio);
    wallet.next('win', 'fail', 'fail');
    const { body } = await player.spin(100);
    expect(body.round).toMatchObject({ phase: 'settling' });
    expect(body.round?.turns).toHaveLength(1);
    const after = await player.until((state) => state.round?.phase === 'settled');
    expect(after.balance).toBe(wallet.balance());
  });

  test('a bet that the wallet took back meanwhile ends the round', async () => {
    const player = await launchGame(await openStudio(wallet, { seed: WIN }));
    wallet.next('win', { status: 'TRANSACTION_ROLLED_BACK' });
    expect((await player.spin()).body.round).toMatchObject({
      phase: 'cancelled',
      reason: 'TRANSACTION_ROLLED_BACK',
    });
  });
});

describe('after a crash', () => {
  test('a bet under way is taken back by the next run', async () => {
    const studio = await openStudio(wallet, { seed: WIN, walletTimeoutMs: 60_000 });
    const player = await launchGame(studio);
    wallet.next('bet', 'book-then-hang');
    const answer = player.spin(100);
    await reached(() => wallet.calls.length === 1);
    expect(wallet.balance()).toBe(9_900);

    const next = await openStudio(wallet, { dataDir: crashed(studio.dataDir) });
    const after = await playerAt(next, player.address).until((state) => state.round?.phase === 'cancelled');
    expect(after.round).toMatchObject({ reason: 'INTERRUPTED', turns: [] });
    expect(wallet.balance()).toBe(10_000);
    await wallet.close();
    await answer;
  });

  test('a win that is owed is paid by the next run, once, with the outcome that was decided', async () => {
    const studio = await openStudio(wallet, {
      seed: WIN,
      patienceMs: 1,
      retry: { firstMs: 1e6, capMs: 1e6 },
    });
    const player = await launchGame(studio);
    wallet.next('win', 'book-then-fail');
    const before = await player.spin(100);
    await reached(() => wallet.names().includes('win'));

    const copy = crashed(studio.dataDir);
    // The crash cut the last line off.
    appendFileSync(path.join(copy, 'studio/journal.jsonl'), '\n[{"progress":{"roundId":"');
    const next = await openStudio(wallet, { dataDir: copy });
    const after = await playerAt(next, player.address).until((state) => state.round?.phase === 'settled');
    expect(after.round?.turns).toEqual(before.body.round?.turns);
    expect(wallet.balance()).toBe(10_000 - 100 + (before.body.round?.won ?? 0));
    const wins = wallet.calls.filter((call) => call.name === 'win');
    expect(new Set(wins.map((call) => call.body['tx_id'])).size).toBe(1);
  });

  test('free spins go on where they stood, and the pace is kept', async () => {
    const studio = await openStudio(wallet, { seed: FREE_SPINS });
    const player = await launchGame(studio);
    const { body } = await player.spin(100);
    studio.clock.now += 2_500;
    const shown = await player.post('step', { roundId: body.round?.id, step: 1 });

    const next = await openStudio(wallet, { dataDir: crashed(studio.dataDir) });
    next.clock.now = studio.clock.now + 100;
    const again = playerAt(next, player.address);
    expect((await again.state()).round).toEqual(shown.body.round);
    expect((await again.post('step', { roundId: body.round?.id, step: 2 })).body).toMatchObject({
      error: 'too_fast',
    });
    next.clock.now += 2_400;
    expect((await again.post('step', { roundId: body.round?.id, step: 2 })).body.round?.turns).toHaveLength(
      3,
    );
  });

  test('free spins go on in another session of the same player, once, and in nobody else’s', async () => {
    const studio = await openStudio(wallet, { seed: FREE_SPINS });
    const before = await launchGame(studio);
    const { body } = await before.spin(100);
    const roundId = body.round?.id;
    const device = await launchGame(studio, { ...REAL_LAUNCH, session_token: 'of-the-next-launch' });
    expect((await device.state()).round).toEqual(body.round);
    expect((await device.spin(100)).body).toMatchObject({ error: 'round_open' });
    for (const other of [
      { ...REAL_LAUNCH, player_id: 'player-2' },
      { ...REAL_LAUNCH, game_id: 'g00043' },
    ]) {
      const stranger = await launchGame(studio, other);
      expect((await stranger.state()).round).toBeNull();
      expect((await stranger.post('step', { roundId, step: 1 })).body).toMatchObject({ error: 'round_over' });
    }

    studio.clock.now += 2_500;
    const steps = await Promise.all(
      [before, device].map((player) => player.post('step', { roundId, step: 1 })),
    );
    expect(steps.map((step) => step.body.round?.turns.length)).toEqual([2, 2]);
    for (let step = 2; (await device.state()).round?.phase === 'free-spins'; step++) {
      studio.clock.now += 2_500;
      await device.post('step', { roundId, step });
    }
    const ended = await device.until((state) => state.round?.phase === 'settled');
    expect((await before.state()).round).toEqual(ended.round);
    expect(ended.balance).toBe(10_000 - 100 + (ended.round?.won ?? 0));
    expect(wallet.balance()).toBe(ended.balance);

    // The next one is its own.
    studio.clock.now += 2_500;
    expect((await device.spin(100)).body.round?.id).not.toBe(roundId);
    expect((await (await launchGame(studio)).state()).round).toBeNull();
  });

  test('a spin that is under way is found again by who comes back meanwhile', async () => {
    const studio = await openStudio(wallet, { seed: WIN, walletTimeoutMs: 200 });
    const before = await launchGame(studio);
    wallet.next('bet', 'book-then-hang');
    const answer = before.spin(100);
    await reached(() => wallet.calls.length === 1);
    const back = await launchGame(studio);
    const after = await back.until((state) => state.round?.phase === 'cancelled');
    expect((await answer).body.round?.id).toBe(after.round?.id);
    expect(after.balance).toBe(10_000);
    expect(wallet.names()).toEqual(['bet', 'rollback']);
  });

  test('free spins that nobody comes for are settled by the server', async () => {
    const studio = await openStudio(wallet, { seed: FREE_SPINS });
    const player = await launchGame(studio);
    await player.spin(100);
    const next = await openStudio(wallet, {
      dataDir: crashed(studio.dataDir),
      now: () => studio.clock.now + 120_000,
    });
    const after = await playerAt(next, player.address).until((state) => state.round?.phase === 'settled');
    expect(wallet.balance()).toBe(10_000 - 100 + (after.round?.won ?? 0));
    expect(wallet.calls.at(-1)?.body['round_closed']).toBe(true);
  });

  test('a session ends after a day without play, while the studio goes on', async () => {
    const studio = await openStudio(wallet, { seed: LOSS });
    const player = await launchGame(studio);
    studio.clock.now += 23 * 3_600_000;
    await player.spin();
    await player.until((state) => state.round?.phase === 'settled');
    studio.clock.now += 23 * 3_600_000;
    expect((await studio.app.request(`${player.address}/state`)).status).toBe(200);
    studio.clock.now += 3_600_001;
    expect((await studio.app.request(`${player.address}/state`)).status).toBe(404);
    expect((await studio.app.request(player.address)).status).toBe(404);
  });

  test('an ended session of yesterday is forgotten, one with an open round is not', async () => {
    const studio = await openStudio(wallet, {
      seed: LOSS,
      patienceMs: 1,
      retry: { firstMs: 1e6, capMs: 1e6 },
    });
    const ended = await launchGame(studio);
    await ended.spin();
    await ended.until((state) => state.round?.phase === 'settled');
    studio.clock.now += 2_500;
    const open = await launchGame(studio);
    wallet.next('bet', 'fail');
    wallet.next('rollback', 'fail');
    await open.spin();
    const next = await openStudio(wallet, {
      dataDir: crashed(studio.dataDir),
      now: () => studio.clock.now + 25 * 3_600_000,
    });
    expect((await next.app.request(`${ended.address}/state`)).status).toBe(404);
    await playerAt(next, open.address).until((state) => state.round?.phase === 'cancelled');
  });
});

/** Resolves when the condition holds; fails by the test's own time limit. */
async function reached(condition: () => boolean): Promise<void> {
  while (!condition()) await new Promise((resolve) => setImmediate(resolve));
}
