import type { Kernel } from '../kernel/kernel';
import type { LedgerService } from '../ledger/service';
import { demoBetId, makeDemoDeposit, playDemoRound } from './play-round';
import type { GamesService } from '../games/service';
import type { WalletService } from '../wallet/service';

/** Deposits of the player that people log in with, minor units: together they reach the third level. */
const DEPOSITS = [
  { amount: 20_000n, method: 'card', end: 'complete' },
  { amount: 50_000n, method: 'card', end: 'failed' },
  { amount: 30_000n, method: 'skrill', end: 'complete' },
  { amount: 10_000n, method: 'neosurfeurope', end: 'cancel' },
  { amount: 20_000n, method: 'card', end: 'complete' },
] as const;

/** What rounds brought, in percent of the stake, and their stakes in minor units. */
const OUTCOMES = [0, 120, 0, 0, 250, 0, 80, 0, 0, 340, 0, 60, 0, 0, 0, 200, 0, 160, 0, 510, 0];
const STAKES = [100, 200, 200, 500, 100, 1_000, 250, 400];
const ROUNDS = 72;
/** So many games of the most played ones. */
const GAMES = 9;

interface Parts {
  ledger: LedgerService;
  games: GamesService;
  wallet: WalletService;
}

const nameOf = (index: number) => `history-${index}`;

/**
 * Gives the demo player a history: deposits, some of which failed, rounds, money and a level. It goes through the
 * ledger and the wallet like any play, is always the same, and happens once.
 * @returns how many rounds were played now
 */
export async function seedDemoHistory(
  kernel: Kernel,
  { ledger, games, wallet }: Parts,
  playerId: string,
): Promise<number> {
  if (await wallet.isDecided(demoBetId({ name: nameOf(ROUNDS - 1) }))) return 0;
  for (const [index, deposit] of DEPOSITS.entries())
    await makeDemoDeposit(kernel, ledger, { ...deposit, playerId, key: `demo-history:${index}` });
  const { items } = await games.games({ category: 'top', sort: 'popular', page: 1, perPage: GAMES });
  for (let index = 0; index < ROUNDS; index += 1) {
    const game = items[Math.floor(index / 4) % items.length];
    const stake = STAKES[index % STAKES.length] ?? 0;
    const percent = OUTCOMES[index % OUTCOMES.length] ?? 0;
    const win = Number((BigInt(stake) * BigInt(percent)) / 100n);
    if (game)
      await playDemoRound(kernel, wallet, { name: nameOf(index), playerId, gameId: game.id, stake, win });
  }
  return ROUNDS;
}
