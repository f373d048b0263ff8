import { weightOf } from '@/lib/domain/bonus-weight';
import { exactReturn, stakesOf } from '@/lib/domain/game-maths';
import { GAME_THEMES, type GameTheme } from '@/lib/domain/game-themes';
import type { Volatility } from '@/lib/domain/volatility';
import { GAMES } from './games';
import type { PayTable } from './pay-table';
import type { CatalogueGame } from './played-game';
import { SLOT_PAYS } from './slot-pays.data';
import type { BonusTerms } from './terms';

/** What the catalogue says of a game. */
export interface GameFacts {
  id: string;
  name: string;
  categories: readonly number[];
  theme: GameTheme;
  source: 0 | 1;
  volatility: Volatility;
  /** Basis points. */
  rtp: number;
  lines: number;
  maxWin: number;
  /** Of a live table, minor units. */
  live?: { limitMin: number } | undefined;
}

/** Parts of a table are multiplied by this before they are moved, so that a return is met to a thousand millionth. */
const FINER = 1_000;
const EVEN_MONEY: PayTable = [
  [0, 500_000],
  [2, 500_000],
];
/** The same pays as often as it takes for another return; what is too much or missing comes of the rounds that pay nothing. */
export function paysWith(pays: PayTable, millionths: number): PayTable {
  const all = pays.reduce((sum, [, parts]) => sum + parts, 0);
  const paid = pays.reduce((sum, [stakes, parts]) => sum + stakes * parts, 0);
  const factor = ((millionths / 1_000_000) * all) / paid;
  const wins = pays
    .filter(([stakes]) => stakes > 0)
    .map(([stakes, parts]) => [stakes, Math.round(parts * FINER * factor)] as const);
  const nothing = all * FINER - wins.reduce((sum, [, parts]) => sum + parts, 0);
  return [[0, nothing], ...wins];
}

function tableOf({ theme, source, volatility }: GameFacts): PayTable {
  if (source === 0 && GAME_THEMES[theme] === 'slot') return SLOT_PAYS[volatility];
  return theme === 'blackjack' ? GAMES.blackjack.pays : EVEN_MONEY;
}

/** A game of the catalogue by its own return and volatility; what is no slot is played on even money. */
export function catalogueGame(
  facts: GameFacts,
  terms: Pick<BonusTerms, 'weights' | 'excludedGames'>,
): CatalogueGame {
  const millionths = exactReturn(facts);
  const least = facts.live?.limitMin ?? stakesOf(facts)?.min ?? 0;
  return {
    id: facts.id,
    name: facts.name,
    weight: weightOf({ weights: terms.weights ?? {}, excludedGames: terms.excludedGames ?? [] }, facts),
    rtp: millionths / 1_000_000,
    pays: paysWith(tableOf(facts), millionths),
    leastStake: BigInt(least),
  };
}
