import { randomUUID } from 'node:crypto';
import fs from 'node:fs';
import {
  closeStudios,
  launchGame,
  openStudio,
  REAL_LAUNCH,
  startFakeWallet,
  type FakeWallet,
  type OpenStudio,
} from '@/tests/support/studio-harness';
import { blackjack } from '../engines/blackjack/blackjack';
import { choicesNow } from '../engines/blackjack/choices';
import { fairRng } from '@/lib/domain/chance/seeds';
import { ROUND_PACE_MS } from './engine-rounds';
import { firstSeeds } from './seats';
import { seated } from './testing/table';

// A disk that is full for a moment, a clock that is put back, and players who want more than the rules give.
const STAKE = 500;
/** A seed whose first deal may be doubled. */
const SEED = Array.from({ length: 50 }, (_, seed) => seed + 1).find((seed) => {
  const state = blackjack.begin(fairRng(firstSeeds('', seed)), [STAKE]);
  return choicesNow(state).some(({ choice }) => choice === 'double');
});

let wallet: FakeWallet;
beforeEach(async () => {
  wallet = await startFakeWallet();
});
afterEach(async () => {
  jest.restoreAllMocks();
  await closeStudios();
  await wallet.close();
});

/** The wallet books the next bet, and what the studio then wants to write finds a full disk. */
const fillTheDisk = () => {
  wallet.onCall = (name) => {
    if (name !== 'bet') return;
    wallet.onCall = () => {};
    jest.spyOn(fs, 'appendFileSync').mockImplementationOnce(() => {
      throw new Error('ENOSPC');
    });
  };
};

const sit = async (studio: OpenStudio, theme: string, over: object = {}) =>
  seated(await launchGame(studio, { ...REAL_LAUNCH, theme, game_id: theme, ...over }));
const MINES = { stake: 200, mines: 5 };

describe('a wallet’s answer that could not be written down', () => {
  it('to a raise: it goes back alone, and the player chooses again', async () => {
    const player = await sit(await openStudio(wallet, { seed: SEED }), 'blackjack');
    await player.begin([STAKE]);
    fillTheDisk();
    expect((await player.choose('double')).status).toBe(500);
    await player.until('open');
    expect(wallet.names()).toEqual(['bet', 'bet', 'rollback']);
    expect(wallet.balance()).toBe(10_000 - STAKE);
    const { body } = await player.choose('double');
    expect(body.round).toMatchObject({ phase: 'settled', staked: 2 * STAKE });
    expect(wallet.balance()).toBe(10_000 - 2 * STAKE + (body.round?.pay ?? 0));
  });

  it('to a first stake: it goes back, and the next round begins', async () => {
    const studio = await openStudio(wallet, { seed: 7 });
    const player = await sit(studio, 'mines');
    const name = randomUUID();
    fillTheDisk();
    expect((await player.begin(MINES, name)).status).toBe(500);
    const { body } = await player.begin(MINES, name);
    expect(body.round).toMatchObject({ phase: 'cancelled', staked: 0 });
    expect(wallet.balance()).toBe(10_000);
    studio.clock.now += ROUND_PACE_MS;
    expect((await player.begin(MINES)).body.round?.phase).toBe('open');
  });
});

it('bets and choices with more than the game asks for are none: they would fill the books', async () => {
  const player = await sit(await openStudio(wallet, { seed: 7 }), 'mines');
  const junk = 'x'.repeat(300);
  expect(await player.begin({ ...MINES, junk })).toMatchObject({
    status: 422,
    body: { error: 'bet_invalid' },
  });
  await player.begin(MINES);
  expect(await player.choose({ do: 'open', tile: 0, junk })).toMatchObject({
    status: 422,
    body: { error: 'choice_invalid' },
  });
});

it('five seconds are from start to start over all games of a player, and of nobody else', async () => {
  const studio = await openStudio(wallet, { seed: 7 });
  const player = await sit(studio, 'mines');
  const other = await sit(studio, 'dice');
  const somebody = await sit(studio, 'dice', { player_id: 'player-2' });
  await player.begin(MINES);
  const bet = { stake: 100, side: 'over', target: 5_000 };
  expect(await other.begin(bet)).toMatchObject({
    status: 429,
    body: { error: 'too_fast', retryAfterMs: ROUND_PACE_MS },
  });
  expect((await somebody.begin(bet)).body.error).not.toBe('too_fast');
  studio.clock.now += ROUND_PACE_MS;
  expect((await other.begin(bet)).body.error).not.toBe('too_fast');
});

it('a clock that is put back makes nobody wait for longer than the pace', async () => {
  const studio = await openStudio(wallet, { seed: 7 });
  const player = await sit(studio, 'dice');
  await player.begin({ stake: 100, side: 'over', target: 5_000 });
  studio.clock.now -= 3_600_000;
  expect((await player.where()).nextRoundInMs).toBe(ROUND_PACE_MS);
});

it('new seeds that are asked for again tell the same, and leave what was told', async () => {
  const studio = await openStudio(wallet, { seed: 7 });
  const player = await sit(studio, 'mines');
  await player.begin(MINES);
  await player.choose({ do: 'open', tile: 0 });
  if ((await player.where()).round?.phase === 'open') await player.choose({ do: 'cash-out' });
  const { fair: played } = await player.where();
  const first = await player.call('seeds', { clientSeed: 'mine' });
  // It was bound to the seed before it heard the player's word.
  expect(first.body.fair.commitment).toBe(played.nextCommitment);
  const again = await player.call('seeds', { clientSeed: 'mine' });
  expect(first.body.fair.before).toMatchObject({ rounds: 1 });
  expect(again.body.fair).toEqual(first.body.fair);
  // Bound to its own seed, the studio takes another word of the player.
  const { fair } = (await player.call('seeds', { clientSeed: 'another' })).body;
  expect(fair).toEqual({ ...first.body.fair, clientSeed: 'another' });
});
