import { randomUUID } from 'node:crypto';
import { cpSync, rmSync } from 'node:fs';
import {
  closeStudios,
  launchGame,
  openStudio,
  REAL_LAUNCH,
  startFakeWallet,
  type FakeWallet,
  type OpenStudio,
  type playerAt,
} from '@/tests/support/studio-harness';
import { fairRng } from '@/lib/domain/chance/seeds';
import { scratchFolder } from '@/tests/support/scratch';
import { mines, type MinesState } from '../../engines/mines/mines';
import { firstSeeds } from '../seats';
import type { EnginePlayState } from '../view';

export const SEED = 7;
export const MINES = { ...REAL_LAUNCH, theme: 'mines' } as const;
/** The same table for play money. */
export const DEMO = { ...MINES, mode: 'demo', session_token: null, player_id: null } as const;
export const BET = { stake: 200, mines: 5 };
export const CASH_OUT = { do: 'cash-out' };

/** Where the mines of round number `nonce` lie, as anyone computes it who knows the seeds. */
export const drawn = (nonce: number, bet = BET): MinesState => {
  const { serverSeed, clientSeed } = firstSeeds('', SEED);
  return mines.begin(fairRng({ serverSeed, clientSeed, nonce }), bet);
};
export const safeTiles = (nonce: number) =>
  Array.from({ length: 25 }, (_, tile) => tile).filter((tile) => !drawn(nonce).mines.includes(tile));
export const open = (tile: number | undefined) => ({ do: 'open', tile });

/** A player at a table, who speaks its API as the client does. */
export function seated({ post, state, address }: ReturnType<typeof playerAt>) {
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
/** A wallet and studios for the tests of a file, anew for each; they and their folders end with it. */
export function useTable() {
  // Set before each test.
  const at = {} as { wallet: FakeWallet };
  const copies: string[] = [];

  /** What a power cut would leave of a studio's folder at this moment. */
  const crashed = (dataDir: string): string => {
    const copy = scratchFolder('studio-crash-');
    copies.push(copy);
    cpSync(dataDir, copy, { recursive: true });
    return copy;
  };
  const sitDown = async (studio: OpenStudio, launch: object = MINES) =>
    seated(await launchGame(studio, launch));
  const openStudioAt = (over: Parameters<typeof openStudio>[1] = {}) =>
    openStudio(at.wallet, { seed: SEED, ...over });

  beforeEach(async () => {
    at.wallet = await startFakeWallet();
  });
  afterEach(async () => {
    await closeStudios();
    await at.wallet.close();
    for (const copy of copies.splice(0)) rmSync(copy, { recursive: true, force: true });
  });
  return { at, crashed, sitDown, openStudioAt };
}
