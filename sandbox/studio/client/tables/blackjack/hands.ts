import type { Card } from '../../../engines/cards/cards';
import { outcomeOf, type BlackjackShown, type ShownHand } from '../../../engines/blackjack/result';
import { PAYS, type Outcome } from '../../../engines/blackjack/rules';
import { isNatural } from '../../../engines/blackjack/state';
import { paidAt } from '../../../engines/play/stake';
import type { SayOf } from '../../texts';
import type { BlackjackText } from './texts-en';

export type SaySeat = SayOf<BlackjackText>;
export type ShownSeat = BlackjackShown['seats'][number];

/** Whether a dealer's cards all lie open, as at the end of a round. */
export const allOpen = (dealer: readonly (Card | null)[]): dealer is readonly Card[] =>
  dealer.every((card) => card !== null);

/** The dealer's cards once the round is over, else null. */
export const openDealer = ({ dealer, turn }: BlackjackShown): readonly Card[] | null =>
  turn.phase === 'over' && allOpen(dealer) ? dealer : null;

/** How a hand stands, or how it ended: `plain` is a hand that has nothing special about it yet. */
export type Standing = Outcome | 'plain';

/** @param dealer all cards of the dealer once the round is over, else null */
export function standingOf(hand: ShownHand, dealer: readonly Card[] | null): Standing {
  if (dealer) return outcomeOf(hand, dealer);
  if (hand.surrendered) return 'surrender';
  if (hand.total > 21) return 'bust';
  return isNatural(hand) ? 'blackjack' : 'plain';
}

/** What stands beside a hand: its total, or how it ended. */
export function totalText(say: SaySeat, hand: ShownHand, standing: Standing): string {
  if (standing !== 'plain') return say(`outcome_${standing}`, { total: hand.total });
  const both = hand.soft && !hand.done && hand.total < 21;
  return both ? `${hand.total - 10}/${hand.total}` : String(hand.total);
}

/** The same for those who hear it. */
export const spokenTotal = (say: SaySeat, hand: ShownHand, standing: Standing): string =>
  standing === 'plain' && hand.soft && hand.total < 21
    ? say('soft', { total: hand.total })
    : totalText(say, hand, standing);

/** What the hands of a seat give back, insurance apart; minor units. */
export const handsPay = ({ hands }: ShownSeat, dealer: readonly Card[]): number =>
  hands.reduce((sum, hand) => sum + paidAt(hand.stake, PAYS[outcomeOf(hand, dealer)]), 0);
