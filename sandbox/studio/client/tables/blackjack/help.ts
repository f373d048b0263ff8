import type { BlackjackShown } from '../../../engines/blackjack/result';
import { valueOf, type Choice } from '../../../engines/blackjack/state';
import { basicStrategy } from '../../../engines/blackjack/strategy';
import { element } from '../../dom';
import type { SaySeat } from './hands';

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

/** A button that says what basic strategy would choose, when it is asked. */
export function createHelp(say: SaySeat) {
  const button = element('button', { type: 'button', class: 'hint' }, say('hint'));
  const answer = element('p', { class: 'hint-answer', role: 'status', 'aria-live': 'polite' });
  const view = element('div', { class: 'help' }, answer, button);
  let asked: BlackjackShown | null = null;
  button.addEventListener('click', () => {
    const choice = asked && hintFor(asked);
    if (choice) answer.textContent = say('hintSays', { choice: say(choice) });
  });
  const offer = (shown: BlackjackShown | null) => {
    asked = shown;
    answer.textContent = '';
    button.hidden = shown === null;
  };
  offer(null);
  return { view, /** Null where nothing is to be chosen. */ offer };
}
