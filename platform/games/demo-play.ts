import { createHash, randomUUID } from 'node:crypto';
import { DEFAULT_CURRENCY } from '@/lib/money/money';
import type { Kernel } from '../kernel/kernel';
import type { LedgerService } from '../ledger/service';
import type { GamesService } from './service';
import { createSession } from './sessions';
import { isDecided } from './wallet/store';
import type { WalletService } from './wallet/service';

const CURRENCY = DEFAULT_CURRENCY;
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

/** An id that is the same at every run. */
function idOf(name: string): string {
  const hex = createHash('sha256').update(`demo play ${name}`).digest('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}

interface Parts {
  ledger: LedgerService;
  games: GamesService;
  wallet: WalletService;
}

async function deposit({ db }: Kernel, ledger: LedgerService, playerId: string): Promise<void> {
  const key = `demo-play:${playerId}`;
  await db.transaction().execute(async (trx) => {
    const { transactionId } = await ledger.beginDeposit(trx, {
      playerId,
      currency: CURRENCY,
      amount: DEPOSIT,
      idempotencyKey: key,
      reference: 'demo',
      method: 'card',
    });
    await ledger.completeDeposit(trx, { transactionId, amount: DEPOSIT, idempotencyKey: `${key}:done` });
  });
}

/**
 * Lets players of the demo play, over the ledger and the wallet as everybody: without any play a new house has no winners
 * and nothing that makes its jackpots grow. The rounds are always the same ones, and are played once.
 * @returns how many rounds were played now.
 */
export async function seedDemoPlay(
  kernel: Kernel,
  { ledger, games, wallet }: Parts,
  players: readonly string[],
): Promise<number> {
  if (await isDecided(kernel.pool, idOf(`bet ${ROUNDS.length - 1}`))) return 0;
  const list = async (category: Round['list']) =>
    (await games.games({ category, sort: 'popular', page: 1, perPage: GAMES })).items;
  const lists = { jackpots: await list('jackpots'), top: await list('top') };
  for (const playerId of players) await deposit(kernel, ledger, playerId);
  for (const [index, round] of ROUNDS.entries()) {
    const playerId = players[round.player % players.length];
    const game = lists[round.list][round.game % lists[round.list].length];
    if (playerId && game) await play(kernel, wallet, { ...round, index, playerId, gameId: game.id });
  }
  return ROUNDS.length;
}

async function play(
  kernel: Kernel,
  wallet: WalletService,
  round: Round & { index: number; playerId: string; gameId: string },
): Promise<void> {
  const { index, playerId, gameId, stake, win } = round;
  const { token } = await createSession(
    kernel.db,
    { playerId, authSessionId: randomUUID(), gameId, currency: CURRENCY },
    kernel.clock.now(),
  );
  const call = {
    request_id: `demo-${index}`,
    session_token: token,
    player_id: playerId,
    currency: CURRENCY,
    game_id: gameId,
    round_id: `demo-${index}`,
  };
  const bet = idOf(`bet ${index}`);
  const staked = await wallet.bet({ ...call, tx_id: bet, amount: stake, round_closed: win === 0 });
  if (staked.status !== 'OK') throw new Error(`demo play: round ${index} was refused: ${staked.status}`);
  if (win === 0) return;
  await wallet.win({
    ...call,
    tx_id: idOf(`win ${index}`),
    ref_tx_id: bet,
    amount: win,
    round_closed: true,
  });
}
