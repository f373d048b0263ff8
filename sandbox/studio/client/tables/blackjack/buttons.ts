import type { Offer } from '../../../engines/blackjack/choices';
import type { Choice } from '../../../engines/blackjack/state';
import type { ChoiceButton } from '../scene';
import type { SaySeat } from './hands';

/** Hit and stand are alike, so are the two answers about insurance: no choice is nudged. */
const BUTTONS: Record<Choice, Pick<ChoiceButton, 'weight' | 'key'>> = {
  hit: { weight: 'equal', key: 'h' },
  stand: { weight: 'equal', key: 's' },
  double: { weight: 'quiet', key: 'd' },
  split: { weight: 'quiet', key: 'p' },
  surrender: { weight: 'quiet', key: 'u' },
  decline: { weight: 'equal', key: 'n' },
  insure: { weight: 'equal', key: 'i' },
};

/** Choices as buttons, each with what it costs besides. */
export const choiceButtons =
  (say: SaySeat, money: (minor: number) => string) =>
  (offers: readonly Offer[]): ChoiceButton[] =>
    offers.map(({ choice, price }) => ({
      ...BUTTONS[choice],
      choice,
      label: say(choice),
      ...(price > 0 ? { figure: say('more', { amount: money(price) }) } : {}),
    }));
