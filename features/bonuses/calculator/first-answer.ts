import type { Currency } from '@/lib/money/money';
import { firstChoice, type ModelChoice } from './choices';
import { isOnLattice, workOf } from './exact';
import { questionOf, type Answer } from './question';
import { solved } from './solve';
import { walkOf, type BonusTerms, type Choice } from './terms';

/** What stands on a page before anybody has touched it. */
export interface FirstAnswer {
  choice: ModelChoice;
  answer: Answer;
}

/** Steps of work that a page may wait for: about a tenth of a second. */
const QUICK_WORK = 40_000_000;
const KEPT = 64;
const known = new Map<string, FirstAnswer | null>();

function worked(terms: BonusTerms, currency: Currency, deposit?: bigint): FirstAnswer | null {
  const isQuick = (one: Choice) => {
    const walk = walkOf(terms, currency, one);
    return walk !== null && isOnLattice(walk) && workOf(walk) <= QUICK_WORK;
  };
  const choice = firstChoice(terms, currency, isQuick, deposit);
  const question = choice && questionOf(terms, currency, choice);
  if (!question) return null;
  const answer = {
    withBonus: solved(question.withBonus),
    without: question.without && solved(question.without),
  };
  return { choice, answer };
}

/**
 * The answer for a deposit, kept for the next one who asks; null where there is nothing to wager.
 * @param deposit minor units; the smallest one where it isn't said
 */
export function firstAnswer(terms: BonusTerms, currency: Currency, deposit?: bigint): FirstAnswer | null {
  const { type, percent, wagering, basis, weights, maxBonus, minDeposit, maxBet, maxWin, toWager } = terms;
  const key = JSON.stringify([
    currency,
    deposit?.toString(),
    type,
    percent,
    wagering,
    basis,
    weights,
    ...[maxBonus, minDeposit, maxBet, maxWin, toWager].map((amounts) => amounts?.[currency]),
  ]);
  let found = known.get(key);
  if (found === undefined) {
    found = worked(terms, currency, deposit);
    const [oldest] = known.keys();
    if (known.size >= KEPT && oldest !== undefined) known.delete(oldest);
    known.set(key, found);
  }
  return found;
}
