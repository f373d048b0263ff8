import type { BlackjackShown } from '../../../engines/blackjack/result';
import { valueOf, type Choice } from '../../../engines/blackjack/state';
import { basicStrategy } from '../../../engines/blackjack/strategy';

/** What basic strategy chooses in this turn; it never insures. Null when nothing is to be chosen. */
export function hintFor({ turn, seats, dealer, choices }: BlackjackShown): Choice | null {
  if (turn.phase === 'over') return null;
  if (turn.phase === 'insurance') return 'decline';
  const hand = seats[turn.seat]?.hands[turn.hand];
  const [first] = hand?.cards ?? [];
  const [up] = dealer;
  if (!hand || first === undefined || up === undefined || up === null) return null;
  return basicStrategy(valueOf(first), hand, valueOf(up), (choice) =>
    choices.some((offer) => offer.choice === choice),
  );
}
