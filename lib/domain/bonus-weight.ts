import { categoryOfId } from './game-categories';

/** What a bonus says of games. */
interface GameRules {
  /** Percent of a stake that counts, by category; `all` is any other game. */
  weights: Readonly<Record<string, number>>;
  /** Ids of games that are left out. */
  excludedGames: readonly string[];
}

/**
 * How many percent of a stake in a game count for a bonus, as the wallet has it (platform/bonuses/sql/api.sql): the lowest of
 * the categories that the game is in. 0: only real money can be staked there.
 */
export function weightOf(
  { weights, excludedGames }: GameRules,
  game: { id: string; categories: readonly number[] },
): number {
  if (excludedGames.includes(game.id)) return 0;
  const own = game.categories.flatMap((id) => weights[categoryOfId(id)?.code ?? ''] ?? []);
  return own.length > 0 ? Math.min(...own) : (weights['all'] ?? 0);
}
