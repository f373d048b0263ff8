import { DECK_SIZE, type Card } from '../cards/cards';
import { handValue, kindOf, type HandValue } from '../poker/hands';
import { flopOf, ownOf, type HoldemChoice, type HoldemState } from './holdem';
import { ANTE_PAYS, CALL, qualifies } from './rules';

/** What calling wins or loses: `won / rounds` antes on average, exactly. Folding loses one. */
export interface CallWorth {
  /** Antes, over all turns, rivers and pairs of the dealer that are possible. */
  won: number;
  rounds: number;
}

function wonByCall(player: HandValue, dealer: HandValue, ante: number): number {
  if (!qualifies(dealer)) return ante;
  if (player === dealer) return 0;
  return player > dealer ? ante + CALL : -1 - CALL;
}

/** What a call is worth with these two cards and this flop, by all 1,070,190 ways to go on. */
export function callWorth(own: readonly Card[], flop: readonly Card[]): CallWorth {
  const [valueOf, won] = [handValue, wonByCall];
  const rest = Array.from({ length: DECK_SIZE }, (_, card) => card).filter(
    (card) => !own.includes(card) && !flop.includes(card),
  );
  const worth = { won: 0, rounds: 0 };
  const dealers = [0, 0, ...flop, 0, 0];
  const [turnAt, riverAt] = [dealers.length - 2, dealers.length - 1];
  for (const [at, turn] of rest.entries()) {
    for (const river of rest.slice(0, at)) {
      const player = valueOf([...own, ...flop, turn, river]);
      const ante = ANTE_PAYS[kindOf(player)];
      const hidden = rest.filter((card) => card !== turn && card !== river);
      [dealers[turnAt], dealers[riverAt]] = [turn, river];
      for (let high = 1; high < hidden.length; high += 1) {
        dealers[1] = hidden[high] as number;
        for (let low = 0; low < high; low += 1) {
          dealers[0] = hidden[low] as number;
          worth.won += won(player, valueOf(dealers), ante);
          worth.rounds += 1;
        }
      }
    }
  }
  return worth;
}

export interface Hint extends CallWorth {
  choice: HoldemChoice;
}

/** The better choice and what a call is worth, for players who ask; null once the round is over. */
export function hint(state: HoldemState): Hint | null {
  if (state.choice) return null;
  const worth = callWorth(ownOf(state), flopOf(state));
  return { ...worth, choice: worth.won > -worth.rounds ? 'call' : 'fold' };
}
