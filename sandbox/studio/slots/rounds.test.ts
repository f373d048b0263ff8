import { appendFileSync, cpSync, rmSync } from 'node:fs';
import path from 'node:path';
import {
  closeStudios,
  DEMO_LAUNCH,
  launchGame,
  openStudio,
  playerAt,
  postLaunch,
  REAL_LAUNCH,
  seedWhere,
  startFakeWallet,
  type FakeWallet,
} from '@/tests/support/studio-harness';
import { verifyRound } from '../fair/verify';
import type { RoundRecord } from '../fair/record';
import { variantOf } from '../maths/variants';
import { playRound } from '../maths/spin';
import { seededRng } from '../maths/rng';
import { ALL_VARIANTS, variantGame } from '../engines/slots/variants';
import { scratchFolder } from '@/tests/support/scratch';

let wallet: FakeWallet;
const copies: string[] = [];
beforeEach(async () => {
  wallet = await startFakeWallet();
  wallet.setBalance(1_000_000);
});
afterEach(async () => {
  await closeStudios();
  await wallet.close();
  for (const copy of copies.splice(0)) rmSync(copy, { recursive: true, force: true });
});

const launchOf = (model: string, spread: string) => ({ ...REAL_LAUNCH, model, spread });
type Player = Awaited<ReturnType<typeof launchGame>>;
type Studio = Awaited<ReturnType<typeof openStudio>>;

/** Plays a round to its end, as a client does. */
async function playedOut(studio: Studio, player: Player, buy = false) {
  let { body } = await player.post('spin', { stake: 100, buy, clientRoundId: crypto.randomUUID() });
  while (body.round?.phase === 'free-spins') {
    studio.clock.now += 2_500;
    ({ body } = await player.post('step', { roundId: body.round.id, step: body.round.turns.length }));
  }
  studio.clock.now += 2_500;
  return body;
}
function crashed(dataDir: string): string {
  const copy = scratchFolder('studio-slots-');
  copies.push(copy);
  cpSync(dataDir, copy, { recursive: true });
  return copy;
}

describe.each(ALL_VARIANTS.filter(({ spread }) => spread === 'medium'))('$model', ({ model, spread }) => {
  const game = variantGame(model, spread);

  test('its rounds are its engine’s, to the cent', async () => {
    const studio = await openStudio(wallet, { seed: 4 });
    const player = await launchGame(studio, launchOf(model, spread));
    for (let round = 0; round < 6; round += 1) {
      const before = wallet.balance();
      const body = await playedOut(studio, player);
      expect(body.round).toMatchObject({ phase: 'settled', stake: 100, bought: false });
      expect(body.round?.won).toBe(body.round?.turns.reduce((sum, { amount }) => sum + amount, 0));
      expect(wallet.balance()).toBe(before - 100 + (body.round?.won ?? 0));
      expect(body.balance).toBe(wallet.balance());
    }
  });

  test(
    game.price === null ? 'sells no feature' : 'sells its feature at its price, within limits',
    async () => {
      const studio = await openStudio(wallet, { seed: 4 });
      const player = await launchGame(studio, launchOf(model, spread));
      const buy = (stake: number) =>
        player.post('spin', { stake, buy: true, clientRoundId: crypto.randomUUID() });
      if (game.price === null) {
        expect(await buy(100)).toMatchObject({ status: 422, body: { error: 'not_sold' } });
        return;
      }
      expect(await buy(10_000)).toMatchObject(
        game.price * 10_000 > 500_000
          ? { status: 422, body: { error: 'stake_too_high' } }
          : { status: 200, body: { round: { stake: game.price * 10_000 } } },
      );
      if (game.price * 10_000 <= 500_000) return;
      expect(wallet.calls).toEqual([]);
      const before = wallet.balance();
      const { round } = await playedOut(studio, player, true);
      expect(round).toMatchObject({ phase: 'settled', stake: 100 * game.price, bought: true });
      expect(round?.freeSpinsPlayed).toBe(round?.freeSpinsTotal);
      expect(wallet.calls[0]).toMatchObject({ name: 'bet', body: { amount: 100 * game.price } });
      expect(wallet.balance()).toBe(before - 100 * game.price + (round?.won ?? 0));
    },
  );
});

describe('what nobody may ask', () => {
  test('a model or a spread that nobody has is no launch', async () => {
    const studio = await openStudio(wallet);
    expect((await postLaunch(studio, launchOf('ways9', 'medium'))).status).toBe(400);
    expect((await postLaunch(studio, launchOf('book', 'extreme'))).status).toBe(400);
  });

  test.each([
    [{ stake: 101 }, 422],
    [{ stake: 100_000_000 }, 422],
    [{ stake: -100 }, 400],
    [{ stake: 100, buy: 'yes' }, 400],
    [{ stake: 100, buy: 1 }, 400],
  ])('%j is refused before anything is drawn', async (request, status) => {
    const player = await launchGame(await openStudio(wallet), launchOf('megaways', 'high'));
    const answer = await player.post('spin', { ...request, clientRoundId: crypto.randomUUID() });
    expect(answer.status).toBe(status);
    expect(wallet.calls).toEqual([]);
    expect((await player.state()).fair.nonce).toBe(0);
  });

  test('free spins in two windows are no faster than in one', async () => {
    const studio = await openStudio(wallet, { seed: 5 });
    const [one, other] = [
      await launchGame(studio, launchOf('ways1024', 'medium')),
      await launchGame(studio, { ...launchOf('book', 'medium'), game_id: 'g121' }),
    ];
    const bought: string[] = [];
    for (const player of [one, other]) {
      const spin = { stake: 100, buy: true, clientRoundId: crypto.randomUUID() };
      bought.push((await player.post('spin', spin)).body.round?.id ?? '');
      studio.clock.now += 2_500;
    }
    const step = (player: Player, at: number) => player.post('step', { roundId: bought[at], step: 1 });
    expect((await step(one, 0)).status).toBe(200);
    studio.clock.now += 2_499;
    expect(await step(other, 1)).toMatchObject({
      status: 429,
      body: { error: 'too_fast', retryAfterMs: 1 },
    });
    studio.clock.now += 1;
    expect((await step(other, 1)).status).toBe(200);
  });

  test('a turn that the round does not have is refused, also when it is over', async () => {
    const studio = await openStudio(wallet, { seed: 4 });
    const player = await launchGame(studio, launchOf('megaways', 'medium'));
    const { round } = await playedOut(studio, player);
    const asked = await player.post('step', { roundId: round?.id, step: round?.turns.length });
    expect(asked).toMatchObject({ status: 409, body: { error: 'wrong_step' } });
  });

  test('a round that is named again as a bought one is another round', async () => {
    const player = await launchGame(await openStudio(wallet, { seed: 4 }), launchOf('ways243', 'low'));
    const clientRoundId = crypto.randomUUID();
    await player.post('spin', { stake: 100, clientRoundId });
    const again = await player.post('spin', { stake: 100, buy: true, clientRoundId });
    expect(again).toMatchObject({ status: 409, body: { error: 'round_mismatch' } });
  });
});

describe('after a crash', () => {
  test.each(['ways1024', 'megaways', 'book'])(
    'bought free spins of %s go on as they were drawn',
    async (model) => {
      const studio = await openStudio(wallet, { seed: 5 });
      const player = await launchGame(studio, launchOf(model, 'medium'));
      const before = wallet.balance();
      const { body } = await player.post('spin', {
        stake: 100,
        buy: true,
        clientRoundId: crypto.randomUUID(),
      });
      expect(body.round?.phase).toBe('free-spins');
      const next = await openStudio(wallet, {
        dataDir: crashed(studio.dataDir),
        now: () => studio.clock.now,
      });
      const again = playerAt(next, player.address);
      expect((await again.state()).round).toEqual(body.round);
      let state = body;
      while (state.round?.phase === 'free-spins') {
        studio.clock.now += 2_500;
        ({ body: state } = await again.post('step', {
          roundId: body.round?.id,
          step: state.round.turns.length,
        }));
      }
      expect(state.round?.phase).toBe('settled');
      expect(wallet.balance()).toBe(before - (body.round?.stake ?? 0) + (state.round?.won ?? 0));
    },
  );

  test('a round that a version without seeds drew is paid and shown as it was decided', async () => {
    const studio = await openStudio(wallet);
    const player = await launchGame(studio, REAL_LAUNCH);
    const { model } = variantOf('medium', 9600);
    const rng = seededRng(3);
    let spins = playRound(model, rng, { lines: 20, total: 100 });
    while (spins.length !== 1 || (spins[0]?.amount ?? 0) === 0) {
      spins = playRound(model, rng, { lines: 20, total: 100 });
    }
    const copy = crashed(studio.dataDir);
    const round = {
      ...{ id: crypto.randomUUID(), sessionId: player.address.split('/').at(-1), stake: 100, spins },
      ...{ clientRoundId: crypto.randomUUID(), startedAt: studio.clock.now, betTxId: crypto.randomUUID() },
      ...{ rollbackTxId: crypto.randomUUID(), winTxIds: [crypto.randomUUID()] },
    };
    const progress = {
      ...{ roundId: round.id, phase: 'playing', reason: null, shown: 1, paid: 0 },
      steppedAt: studio.clock.now,
    };
    appendFileSync(
      path.join(copy, 'studio/journal.jsonl'),
      `\n${JSON.stringify([{ round }, { progress }])}\n`,
    );
    // Its bet was taken before the upgrade.
    wallet.next('win', { status: 'OK' });
    const next = await openStudio(wallet, { dataDir: copy });
    const after = await playerAt(next, player.address).until((state) => state.round?.phase === 'settled');
    expect(wallet.calls.at(-1)?.body).toMatchObject({ amount: spins[0]?.amount, round_closed: true });
    expect(after.round).toMatchObject({ won: spins[0]?.amount, fair: null, stake: 100 });
    expect(after.round?.turns[0]?.steps[0]).toMatchObject({ falls: [{ grid: spins[0]?.reels }] });
  });
});

describe('seeds', () => {
  const told = async (studio: Studio, player: Player) =>
    (await (await studio.app.request(`${player.address}/records`)).json()) as RoundRecord[];

  test('the commitment was told before; with new seeds every round can be checked', async () => {
    const studio = await openStudio(wallet);
    const player = await launchGame(studio, launchOf('cluster', 'high'));
    const { fair } = await player.state();
    const won: (number | undefined)[] = [];
    for (let round = 0; round < 3; round += 1) won.push((await playedOut(studio, player)).round?.won);
    expect(await told(studio, player)).toEqual([]);
    await player.post('seeds', { clientSeed: 'of the player' });
    const records = await told(studio, player);
    expect(records.map(({ nonce }) => nonce)).toEqual([2, 1, 0]);
    expect(records.map(({ pay }) => pay)).toEqual(won.toReversed());
    for (const record of records) {
      expect(record.commitment).toBe(fair.commitment);
      expect(verifyRound(record).holds).toBe(true);
    }
  });

  test('are not told while free spins are open, in another window neither', async () => {
    const seed = seedWhere((turns) => turns.length > 1);
    const studio = await openStudio(wallet, { seed });
    const player = await launchGame(studio);
    const other = await launchGame(studio);
    await player.spin(100);
    for (const one of [player, other]) {
      const answer = await one.post('seeds', { clientSeed: 'now' });
      expect(answer).toMatchObject({ status: 409, body: { error: 'round_open' } });
    }
  });

  test('a demo has its own', async () => {
    const studio = await openStudio(wallet);
    const [one, other] = [await launchGame(studio, DEMO_LAUNCH), await launchGame(studio, DEMO_LAUNCH)];
    expect((await one.state()).fair.commitment).not.toBe((await other.state()).fair.commitment);
  });
});
