import { GAMES, weightOf, type GameChoice } from './games';
import type { PayTable } from './pay-table';

/** A game of the catalogue, as the calculator plays it. */
export interface CatalogueGame {
  id: string;
  name: string;
  /** Percent of a stake in it that count for this bonus. */
  weight: number;
  /** 0 to 1. */
  rtp: number;
  pays: PayTable;
  /** The lowest stake, minor units; 0 where none is known. */
  leastStake: bigint;
}

/** One of the models, or a game of the catalogue. */
export type PlayedGame = GameChoice | CatalogueGame;

export const isCatalogueGame = (game: PlayedGame): game is CatalogueGame => typeof game !== 'string';

export const paysOf = (game: PlayedGame): PayTable => (isCatalogueGame(game) ? game.pays : GAMES[game].pays);

/** Percent of a stake that count for the wagering. */
export const weightIn = (game: PlayedGame, weights: Readonly<Record<string, number>> | null | undefined) =>
  isCatalogueGame(game) ? game.weight : weightOf(game, weights ?? undefined);

/** What the studio's tables take at least, minor units. */
const LEAST_AT_A_TABLE = 100n;

export function leastStakeOf(game: PlayedGame): bigint {
  if (isCatalogueGame(game)) return game.leastStake;
  return GAMES[game].category === 'slots' ? 0n : LEAST_AT_A_TABLE;
}
