import type { HoldemShown } from '../../../engines/holdem/holdem';
import { handName, resultOf } from './bets';
import type { SayLiveHoldem } from './live-texts';

/** What a round came to, for who had no bet in it; null before its end. */
export function tellSeen(say: SayLiveHoldem, shown: HoldemShown): string | null {
  const { own, board, dealer } = shown;
  const result = resultOf({ ...shown, choice: 'call' });
  if (!result || !dealer) return null;
  const hands = { hand: handName(say, [...own, ...board]), dealer: handName(say, [...dealer, ...board]) };
  return say(`seen_${result.outcome === 'folded' ? 'lost' : result.outcome}`, hands);
}
