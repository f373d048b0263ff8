import type { JackpotCode } from '@/lib/domain/jackpots';
import { toSafeMinor, type Currency } from '@/lib/money/money';
import type { Game, GamesService } from '../games/service';
import type { WinnerRow } from './store';

/** A win as everybody sees it (SPEC §3). */
export interface Winner {
  /** Rising: of two, the one with the greater id is newer. */
  id: number;
  /** The first characters of the login. */
  login: string;
  game: Pick<Game, 'id' | 'name' | 'geo_link' | 'image' | 'gradient_color'>;
  currency: Currency;
  /** Minor units. */
  amount: number;
  /** The jackpot that it was, when it was drawn; the game is the one that its winner staked in last. */
  jackpot?: JackpotCode;
}

/** Adds games to winners. A winner whose game was just withdrawn is left out. */
export async function presentWinners(
  rows: readonly WinnerRow[],
  games: Pick<GamesService, 'offeredGames'>,
): Promise<Winner[]> {
  const found = await games.offeredGames([...new Set(rows.map(({ gameId }) => gameId))]);
  return rows.flatMap(({ gameId, amount, drawn, ...row }) => {
    const game = found.get(gameId);
    if (!game) return [];
    const { id, name, geo_link, image, gradient_color } = game;
    const shown = { id, name, geo_link, image, gradient_color };
    const jackpot = drawn === null ? {} : { jackpot: `jackpot-${drawn}` as const };
    return [{ ...row, ...jackpot, amount: toSafeMinor(amount), game: shown }];
  });
}
