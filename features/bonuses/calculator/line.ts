import type { Currency } from '@/lib/money/money';
import { firstAnswer } from './first-answer';
import type { GameChoice } from './games';
import { wageringOf, type BonusTerms } from './terms';

/** What is asked about a bonus whose true cost stands in one line. */
export interface LineQuestion {
  terms: BonusTerms;
  currency: Currency;
  /** Minor units; the smallest deposit that brings the bonus where it isn't said. */
  deposit?: number | undefined;
}

/** The numbers of that line. Money in minor units. */
export interface LineFigures {
  game: GameChoice;
  stake: number;
  /** What wagering all of it costs on average. */
  cost: number;
  /** Chance to finish, 0 to 1. */
  finish: number;
}

/**
 * The one rule for the line of a bonus, wherever it stands: an offer's card, a deposit, a bonus that a player has. It says
 * what the calculator begins with. Null where there is no money to wager.
 */
export function lineOf({ terms, currency, deposit }: LineQuestion): LineFigures | null {
  const first = firstAnswer(terms, currency, deposit === undefined ? undefined : BigInt(deposit));
  if (!first) return null;
  const { choice, answer } = first;
  const { expectedCost } = wageringOf(terms, currency, choice);
  return {
    game: choice.game,
    stake: Number(choice.stake),
    cost: Number(expectedCost ?? 0n),
    finish: answer.withBonus.finish,
  };
}
