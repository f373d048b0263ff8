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
  type OpenStudio,
} from '@/tests/support/studio-harness';
import { fairRng } from '@/lib/domain/chance/seeds';
import { mines, type MinesState } from '../engines/mines/mines';
import { firstSeeds } from './seats';
import type { EnginePlayState } from './view';
import { scratchFolder } from '@/tests/support/scratch';

const SEED = 7;
const MINES = { ...REAL_LAUNCH, theme: 'mines' } as const;
const BET = { stake: 200, mines: 5 };

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

/** A player at a table, who speaks its API as the client does. */
function seated({ post, state, address }: ReturnType<typeof playerAt>) {
  const call = async (action: string, body: object, headers?: Record<string, string>) => {
    const answer = await post(action, body, headers);
    return {
      status: answer.status,
      body: answer.body as unknown as EnginePlayState & Record<string, unknown>,
    };
  };
  const where = async () => (await state()) as unknown as EnginePlayState;
  return {
    address,
    call,
    where,
    begin: (bet: unknown = BET, clientRoundId: string = randomUUID()) =>
      call('begin', { bet, clientRoundId }),
    async choose(choice: unknown) {
      const { round } = await where();
      return call('choose', { roundId: round?.id, step: round?.step, choice });
    },
    /** Asks until the round is as wanted; fails by the test's own time limit. */
    async until(phase: string): Promise<EnginePlayState> {
      for (;;) {
        const seen = await where();
        if (seen.round?.phase === phase) return seen;
      }
    },
  };
}
const sitDown = async (studio: OpenStudio, launch: object = MINES) =>
  seated(await launchGame(studio, launch));
const openStudioAt = (over: Parameters<typeof openStudio>[1] = {}) =>
  openStudio(wallet, { seed: SEED, ...over });

/** Where the mines of round number `nonce` lie, as anyone computes it who knows the seeds. */
const drawn = (nonce: number, bet = BET): MinesState => {
  const { serverSeed, clientSeed } = firstSeeds('', SEED);
  return mines.begin(fairRng({ serverSeed, clientSeed, nonce }), bet);
};
const safeTiles = (nonce: number) =>
  Array.from({ length: 25 }, (_, tile) => tile).filter((tile) => !drawn(nonce).mines.includes(tile));
const open = (tile: number | undefined) => ({ do: 'open', tile });
const CASH_OUT = { do: 'cash-out' };

describe('when the wallet does not answer', () => {
  it.each<Manner>(['fail', 'book-then-fail', 'hang', 'book-then-hang', 'garbage'])(
    'a bet (%s) is taken back until that is confirmed',
    async (manner) => {
      const player = await sitDown(await openStudioAt(SHORT_PATIENCE));
      wallet.next('bet', manner);
      wallet.next('rollback', 'fail', 'book-then-fail', 'bad-request');
      const { body } = await player.begin();
      expect(body.round).toMatchObject({ phase: 'cancelled', shown: null });
      const rollbacks = wallet.calls.filter(({ name }) => name === 'rollback');
      expect(rollbacks).toHaveLength(4);
      expect(new Set(rollbacks.map((call) => call.body['tx_id'])).size).toBe(1);
      expect(wallet.balance()).toBe(10_000);
    },
  );

  it('a pay is repeated by one transaction id until it is there', async () => {
    const player = await sitDown(await openStudioAt(SHORT_PATIENCE));
    await player.begin();
    await player.choose(open(safeTiles(0)[0]));
    wallet.next('win', 'fail', 'book-then-fail', 'book-then-hang', { status: 'TRANSACTION_DOES_NOT_EXIST' });
    const { body } = await player.choose(CASH_OUT);
    expect(body.round?.phase).toBe('settled');
    const wins = wallet.calls.filter(({ name }) => name === 'win');
    expect(new Set(wins.map((call) => call.body['tx_id'])).size).toBe(1);
    expect(wallet.balance()).toBe(10_000 - 200 + (body.round?.pay ?? 0));
  });
});

describe('after a power cut', () => {
  const restart = (dataDir: string) => openStudioAt({ dataDir: crashed(dataDir) });

  it('an open round goes on where it was, with the same mines', async () => {
    const studio = await openStudioAt();
    const player = await sitDown(studio);
    await player.begin();
    await player.choose(open(safeTiles(0)[0]));
    const again = seated(playerAt(await restart(studio.dataDir), player.address));
    expect((await again.where()).round).toMatchObject({ phase: 'open', step: 1, staked: 200 });
    await again.choose(open(safeTiles(0)[1]));
    expect((await again.choose(CASH_OUT)).body.round).toMatchObject({ phase: 'settled', pay: 312 });
    expect(wallet.names()).toEqual(['bet', 'win']);
  });

  it('a stake of which nobody knows goes back, and a pay that was owed is paid once', async () => {
    const studio = await openStudioAt({
      ...SHORT_PATIENCE,
      patienceMs: 1,
      retry: { firstMs: 60_000, capMs: 60_000 },
    });
    const player = await sitDown(studio);
    await player.begin();
    await player.choose(open(safeTiles(0)[0]));
    wallet.next('win', 'book-then-fail');
    expect((await player.choose(CASH_OUT)).body.round?.phase).toBe('paying');
    const again = seated(playerAt(await restart(studio.dataDir), player.address));
    const { round } = await again.until('settled');
    expect(wallet.balance()).toBe(10_000 - 200 + (round?.pay ?? 0));

    const other = await sitDown(studio, { ...MINES, player_id: 'player-2' });
    wallet.next('bet', 'book-then-hang');
    wallet.next('rollback', 'hang', 'hang');
    const before = wallet.balance();
    await other.begin();
    const third = seated(playerAt(await restart(studio.dataDir), other.address));
    await third.until('cancelled');
    expect(wallet.balance()).toBe(before);
  });
});
