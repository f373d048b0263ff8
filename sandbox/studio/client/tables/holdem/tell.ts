import type { HoldemShown } from '../../../engines/holdem/holdem';
import { callOf, handName, resultOf, type SayHoldem } from './bets';

/** What a round asks now, or what it came to. */
export function tellRound(say: SayHoldem, money: (minor: number) => string, shown: HoldemShown): string {
  const result = resultOf(shown);
  const { own, board } = shown;
  const hand = handName(say, [...own, ...board]);
  if (!result || !shown.dealer) return say('turn', { hand, amount: money(callOf(shown)) });
  const hands = { hand, dealer: handName(say, [...shown.dealer, ...board]) };
  const bonus = result.bets.bonus.pay;
  const decided = result.outcome === 'won' || result.outcome === 'lost';
  return [
    say(`ended_${result.outcome}`, hands),
    decided && hands.hand === hands.dealer ? say('higherCards') : '',
    bonus > 0 ? say('bonusPays', { amount: money(bonus) }) : '',
  ]
    .filter(Boolean)
    .join(' ');
}
