import { INSURANCE_PAY } from '../../../engines/blackjack/rules';
import type { BlackjackShown } from '../../../engines/blackjack/result';
import { isBlackjack } from '../../../engines/blackjack/state';
import { paidAt } from '../../../engines/play/stake';
import { allOpen, openDealer, spokenTotal, standingOf, type SaySeat } from './hands';
import type { Place } from './places';

/**
 * What a round asks now, or what the dealer came to.
 * @param places null for one hand alone, which needs no number: nobody else is at the table
 */
export function tellRound(
  say: SaySeat,
  money: (minor: number) => string,
  shown: BlackjackShown,
  places: readonly Place[] | null,
): string | null {
  const { turn, seats, dealer, dealerTotal } = shown;
  if (turn.phase === 'over') {
    if (!allOpen(dealer)) return null;
    if (dealerTotal > 21) return say('dealerOver', { total: dealerTotal });
    if (!isBlackjack(dealer)) return say('dealerHas', { total: dealerTotal });
    const insured = seats.reduce((sum, { insurance }) => sum + paidAt(insurance ?? 0, INSURANCE_PAY), 0);
    const paid = insured > 0 ? say('insurancePays', { amount: money(insured) }) : '';
    return [say('dealerBlackjack'), paid].filter(Boolean).join(' ');
  }
  const seat = Number(places?.[turn.seat] ?? turn.seat) + 1;
  if (turn.phase === 'insurance') {
    const price = shown.choices.find(({ choice }) => choice === 'insure')?.price ?? 0;
    return say(places ? 'askInsurance' : 'askInsuranceAlone', { seat, amount: money(price) });
  }
  const hands = seats[turn.seat]?.hands ?? [];
  const hand = hands[turn.hand];
  if (!hand) return null;
  const total = spokenTotal(say, hand, 'plain');
  const text = hands.length > 1 ? 'turnSplit' : 'turn';
  return say(places ? text : `${text}Alone`, { seat, hand: turn.hand + 1, total, dealer: dealerTotal });
}

/** Every hand as it stands, seat by seat. */
export function handsWords(say: SaySeat, shown: BlackjackShown, places: readonly Place[]): string {
  const dealer = openDealer(shown);
  const said = shown.seats.flatMap(({ hands }, at) =>
    hands.map((hand, index) => {
      const total = spokenTotal(say, hand, standingOf(hand, dealer));
      const seat = Number(places[at] ?? at) + 1;
      return say(hands.length > 1 ? 'splitHand' : 'hand', { seat, hand: index + 1, total });
    }),
  );
  return said.map((one) => `${one}.`).join(' ');
}
