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
}

/** Adds games to winners. A winner whose game was just withdrawn is left out. */
export async function presentWinners(
  rows: readonly WinnerRow[],
  games: Pick<GamesService, 'offeredGames'>,
): Promise<Winner[]> {
  const found = await games.offeredGames([...new Set(rows.map(({ gameId }) => gameId))]);
  return rows.flatMap(({ gameId, amount, ...row }) => {
    const game = found.get(gameId);
    if (!game) return [];
    const { id, name, geo_link, image, gradient_color } = game;
    return [{ ...row, amount: toSafeMinor(amount), game: { id, name, geo_link, image, gradient_color } }];
  });
}
