import { blackjack, deal } from '../../../engines/blackjack/blackjack';
import type { BlackjackState, Choice } from '../../../engines/blackjack/state';
import { cardsOf } from '../../../engines/cards/cards';
import { speakOf } from '../../texts';
import { BLACKJACK_TEXTS } from './texts';
import { handsWords } from './tell';

const say = speakOf('en', BLACKJACK_TEXTS);
const played = (state: BlackjackState, ...choices: Choice[]) =>
  choices.reduce((now, choice) => blackjack.act(now, choice), state);

// Where rounds are shown again, their picture is read out by these words alone.
it('names every hand as it stands, and how it ended once the dealer has drawn', () => {
  const split = played(deal(cardsOf('8s Th 8d 8c 3h Qs Tc'), [1_000]), 'split');
  expect(handsWords(say, blackjack.shown(split), ['1'])).toBe('Seat 2, hand 1: 11. Seat 2, hand 2: 18.');
  const over = played(split, 'double', 'stand');
  expect(handsWords(say, blackjack.shown(over), ['1'])).toBe(
    'Seat 2, hand 1: Wins 21. Seat 2, hand 2: Push 18.',
  );
});

it('says a soft hand as such, and numbers seats by the engine where no place is known', () => {
  const state = deal(cardsOf('Kd Ac Th 9s 6h Tc'), [500, 700]);
  expect(handsWords(say, blackjack.shown(state), [])).toMatch(/^Seat 1: \d+\. Seat 2: soft 17\.$/);
});
