import type { Kernel } from '../kernel/kernel';
import type { LedgerService } from '../ledger/service';
import { demoBetId, makeDemoDeposit, playDemoRound } from './play-round';
import type { GamesService } from '../games/service';
import type { WalletService } from '../wallet/service';

/** What each of the crowd deposits before playing, minor units. */
const DEPOSIT = 400_000n;

/** One round: who plays which game of which list, the stake, and what it won; minor units. */
interface Round {
  player: number;
  list: 'jackpots' | 'top';
  game: number;
  stake: number;
  win: number;
}

/** Multiples of the stake, in percent, as a slot of middling temper gives them. */
const OUTCOMES = [0, 0, 240, 0, 60, 0, 0, 510, 0, 130, 0, 0, 0, 320, 0, 0, 80, 0, 800, 0, 0, 175, 0];
const STAKES = [1_500, 3_000, 7_500, 600, 5_000, 4_500, 6_000, 2_400];
/** The wins that the list of the largest ones shows. */
const LARGE: readonly Round[] = [
  { player: 3, list: 'jackpots', game: 0, stake: 5_000, win: 412_500 },
  { player: 1, list: 'jackpots', game: 2, stake: 2_500, win: 186_250 },
  { player: 0, list: 'jackpots', game: 1, stake: 4_000, win: 138_000 },
  { player: 4, list: 'jackpots', game: 3, stake: 1_000, win: 92_400 },
  { player: 2, list: 'jackpots', game: 5, stake: 2_000, win: 61_800 },
];
/** So many games of each list are played. */
const GAMES = 12;

const ROUNDS: readonly Round[] = [
  ...LARGE,
  ...Array.from({ length: 72 }, (_, index): Round => {
    const stake = STAKES[index % STAKES.length] ?? 0;
    const percent = OUTCOMES[index % OUTCOMES.length] ?? 0;
    return {
      player: index * 5,
      list: index % 3 === 0 ? 'jackpots' : 'top',
      game: index * 7,
      stake,
      win: (stake * percent) / 100,
    };
  }),
];

interface Parts {
  ledger: LedgerService;
  games: GamesService;
  wallet: WalletService;
}

/**
 * Lets demo players play through the ledger and the wallet: without any play a new database has no winners, and its
 * jackpots do not grow. The rounds are always the same, and are played once.
 * @returns how many rounds were played now.
 */
export async function seedDemoPlay(
  kernel: Kernel,
  { ledger, games, wallet }: Parts,
  players: readonly string[],
): Promise<number> {
  if (await wallet.isDecided(demoBetId({ name: String(ROUNDS.length - 1) }))) return 0;
  const list = async (category: Round['list']) =>
    (await games.games({ category, sort: 'popular', page: 1, perPage: GAMES })).items;
  const lists = { jackpots: await list('jackpots'), top: await list('top') };
  for (const playerId of players) {
    const key = `demo-play:${playerId}`;
    await makeDemoDeposit(kernel, ledger, {
      playerId,
      amount: DEPOSIT,
      method: 'card',
      key,
      end: 'complete',
    });
  }
  for (const [index, round] of ROUNDS.entries()) {
    const playerId = players[round.player % players.length];
    const game = lists[round.list][round.game % lists[round.list].length];
    if (playerId && game)
      await playDemoRound(kernel, wallet, { ...round, name: String(index), playerId, gameId: game.id });
  }
  return ROUNDS.length;
}
