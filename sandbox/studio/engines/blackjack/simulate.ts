import { DECK_SIZE, shuffledShoe, type Card } from '../cards/cards';
import type { Rng } from '@/lib/domain/chance/rng';
import { resultAtEnd } from '../play/simulated';
import { blackjack, deal } from './blackjack';
import { DECKS } from './rules';
import { hint } from './strategy';

/** What a simulation saw, in stakes: -0.004 is a loss of 0.4 % of the stake. */
export interface Simulation {
  rounds: number;
  mean: number;
  standardError: number;
}

const ROUNDS_OF_A_SHOE = 12;
/** More than one seat and the dealer ever take. */
const MOST_CARDS = 80;
/** Even, so that a blackjack pays without rounding. */
const STAKE = 2;

/**
 * Plays one seat by the hint, on the engine itself. A shuffled shoe is as random from any place on, so that twelve rounds
 * begin at twelve places of one; the error is taken from the sums of whole shoes, which nothing ties together.
 */
export function simulateShoes(rng: Rng, shoes: number): Simulation {
  return simulated(shoes, ROUNDS_OF_A_SHOE, () => {
    const cards = shuffledShoe(rng, DECKS);
    let won = 0;
    for (let round = 0; round < ROUNDS_OF_A_SHOE; round += 1) {
      const from = (cards.length / ROUNDS_OF_A_SHOE) * round;
      won += wonWith([...cards.slice(from), ...cards.slice(0, from)]);
    }
    return won;
  });
}

/** The same with cards of an endless deck, for which the exact return is known. */
export function simulateEndless(rng: Rng, rounds: number): Simulation {
  return simulated(rounds, 1, () => wonWith(Array.from({ length: MOST_CARDS }, () => rng.below(DECK_SIZE))));
}

/** @param wonIn what the rounds of one batch win together, in stakes */
function simulated(batches: number, roundsOfBatch: number, wonIn: () => number): Simulation {
  let sum = 0;
  let squares = 0;
  for (let batch = 0; batch < batches; batch += 1) {
    const mean = wonIn() / roundsOfBatch;
    sum += mean;
    squares += mean * mean;
  }
  const mean = sum / batches;
  return {
    rounds: batches * roundsOfBatch,
    mean,
    standardError: Math.sqrt((squares / batches - mean * mean) / batches),
  };
}

/** What one round by the hint wins, in stakes. */
function wonWith(shoe: readonly Card[]): number {
  let state = deal(shoe, [STAKE]);
  for (let choice = hint(state); choice !== null; choice = hint(state)) state = blackjack.act(state, choice);
  const { stake, pay } = resultAtEnd(blackjack, state);
  return (pay - stake) / STAKE;
}
