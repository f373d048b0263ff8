import { randomUUID } from 'node:crypto';
import { cpSync, rmSync } from 'node:fs';
import {
  closeStudios,
  launchGame,
  openStudio,
  playerAt,
  REAL_LAUNCH,
  startFakeWallet,
  type FakeWallet,
  SHORT_PATIENCE,
  type Manner,
} from '@/tests/support/studio-harness';
import { blackjack } from '../engines/blackjack/blackjack';
import { choicesNow } from '../engines/blackjack/choices';
import { fairRng } from '@/lib/domain/chance/seeds';
import { firstSeeds } from './seats';
import type { EnginePlayState } from './view';
import { scratchFolder } from '@/tests/support/scratch';

// A choice that adds to the stake is a bet of its own in the same round: blackjack's double.
const STAKE = 500;
const BLACKJACK = { ...REAL_LAUNCH, theme: 'blackjack' } as const;

/** A seed whose first deal may be doubled. */
const SEED = Array.from({ length: 50 }, (_, seed) => seed + 1).find((seed) => {
  const state = blackjack.begin(fairRng(firstSeeds('', seed)), [STAKE]);
  return choicesNow(state).some(({ choice }) => choice === 'double');
});

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

const at = ({ post, state, address }: ReturnType<typeof playerAt>) => ({
  address,
  async call(action: string, body: object) {
    const answer = await post(action, body);
    return {
      status: answer.status,
      body: answer.body as unknown as EnginePlayState & Record<string, unknown>,
    };
  },
  where: async () => (await state()) as unknown as EnginePlayState,
  async until(wanted: (seen: EnginePlayState) => boolean): Promise<EnginePlayState> {
    for (;;) {
      const seen = (await state()) as unknown as EnginePlayState;
      if (wanted(seen)) return seen;
    }
  },
});
/** A player whose cards are dealt. */
async function dealt(over: Parameters<typeof openStudio>[1] = {}) {
  const studio = await openStudio(wallet, { seed: SEED, ...over });
  const player = at(await launchGame(studio, BLACKJACK));
  const { body } = await player.call('begin', { bet: [STAKE], clientRoundId: randomUUID() });
  expect(body.round).toMatchObject({ phase: 'open', staked: STAKE });
  const choose = (choice: string, step = 0) =>
    player.call('choose', { roundId: body.round?.id, step, choice });
  return { studio, player, choose };
}

/** The player at the studio that comes up over what a kill at this moment leaves. */
async function afterKill({ dataDir }: { dataDir: string }, { address }: { address: string }) {
  const copy = scratchFolder('studio-crash-');
  copies.push(copy);
  cpSync(dataDir, copy, { recursive: true });
  return at(playerAt(await openStudio(wallet, { seed: SEED, dataDir: copy }), address));
}

it('is held, and what the round pays goes by all that was staked', async () => {
  const { choose } = await dealt();
  const { body } = await choose('double');
  expect(body.round).toMatchObject({ phase: 'settled', staked: 2 * STAKE });
  expect(wallet.names()).toEqual(['bet', 'bet', 'win']);
  const [first, second, win] = wallet.calls.map((call) => call.body);
  expect(second).toMatchObject({ amount: STAKE, round_id: first?.['round_id'] });
  expect(second?.['tx_id']).not.toBe(first?.['tx_id']);
  expect(win).toMatchObject({ ref_tx_id: first?.['tx_id'], round_closed: true, amount: body.round?.pay });
  expect(wallet.balance()).toBe(10_000 - 2 * STAKE + (body.round?.pay ?? 0));
});

it('is placed once, however often it is asked for', async () => {
  const { choose } = await dealt();
  const all = await Promise.all(Array.from({ length: 20 }, () => choose('double')));
  expect(new Set(all.map(({ status }) => status))).toEqual(new Set([200]));
  expect(wallet.names()).toEqual(['bet', 'bet', 'win']);
});

it('that the wallet refuses leaves the round as it was', async () => {
  const { choose } = await dealt();
  wallet.setBalance(STAKE - 1);
  const refused = await choose('double');
  expect([refused.status, refused.body['error'], refused.body['reason']]).toEqual([
    409,
    'raise_refused',
    'INSUFFICIENT_FUNDS',
  ]);
  const { body } = await choose('stand');
  expect(body.round).toMatchObject({ phase: 'settled', staked: STAKE });
});

it.each<Manner>(['fail', 'book-then-fail', 'book-then-hang', 'garbage'])(
  'of which nobody knows whether it arrived (%s) goes back alone, and the player chooses again',
  async (manner) => {
    const { choose, player } = await dealt(SHORT_PATIENCE);
    wallet.next('bet', manner);
    wallet.next('rollback', 'fail', 'book-then-fail');
    const { body } = await choose('double');
    expect(body.round).toMatchObject({ phase: 'open', step: 0, staked: STAKE });
    expect(wallet.balance()).toBe(10_000 - STAKE);
    const rollbacks = wallet.calls.filter(({ name }) => name === 'rollback');
    expect(new Set(rollbacks.map((call) => call.body['ref_tx_id']))).toEqual(
      new Set([wallet.calls[1]?.body['tx_id']]),
    );
    await choose('double');
    const { round } = await player.where();
    expect(round).toMatchObject({ phase: 'settled', staked: 2 * STAKE });
    expect(wallet.balance()).toBe(10_000 - 2 * STAKE + (round?.pay ?? 0));
  },
);

it('is waited for before anything else, and goes back after a power cut', async () => {
  const { studio, choose, player } = await dealt({
    ...SHORT_PATIENCE,
    patienceMs: 1,
    retry: { firstMs: 60_000, capMs: 60_000 },
  });
  wallet.next('bet', 'book-then-hang');
  wallet.next('rollback', 'fail');
  expect((await choose('double')).body.round?.phase).toBe('returning');
  expect((await choose('stand')).body).toMatchObject({ error: 'returning' });
  const again = await afterKill(studio, player);
  const { round } = await again.until((seen) => seen.round?.phase === 'open');
  expect(round).toMatchObject({ step: 0, staked: STAKE });
  expect(wallet.balance()).toBe(10_000 - STAKE);
});

it.each<Manner>(['fail', 'book-then-fail', 'book-then-hang'])(
  'counts after a power cut, and the pay that was owed (%s) is paid once, by all that was staked',
  async (manner) => {
    const { studio, choose, player } = await dealt({
      patienceMs: 1,
      walletTimeoutMs: 300,
      retry: { firstMs: 60_000, capMs: 60_000 },
    });
    wallet.next('win', manner);
    expect((await choose('double')).body.round).toMatchObject({ phase: 'paying', staked: 2 * STAKE });
    const { round } = await (
      await afterKill(studio, player)
    ).until((seen) => seen.round?.phase === 'settled');
    expect(round).toMatchObject({ staked: 2 * STAKE, step: 1 });
    expect(wallet.balance()).toBe(10_000 - 2 * STAKE + (round?.pay ?? 0));
    const wins = wallet.calls.filter(({ name }) => name === 'win');
    expect(new Set(wins.map((call) => call.body['tx_id'])).size).toBe(1);
  },
);
