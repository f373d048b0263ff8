import type { Locale } from '@/lib/domain/locales';
import type { BetName } from '../../../engines/baccarat/rules';
import { element } from '../../dom';
import { pile } from '../chips';
import { EASE, move } from '../motion';
import { BETS, oddsWriter, type BaccaratSay } from './names';

const CHIPS_AWAY_MS = 240;

/** What lies on the spots. Amounts are minor units. */
export interface SpotsPicture {
  chips: ReadonlyMap<BetName, number>;
  /** What bets gave back, while their round is shown. */
  back: ReadonlyMap<BetName, number>;
}

export interface Spots {
  readonly view: HTMLElement;
  draw(picture: SpotsPicture): void;
  setOpen(open: boolean): void;
  /** Lets the chips of these bets leave; resolves when they are gone. */
  sweep(bets: readonly BetName[]): Promise<void>;
}

/** The five spots that chips are laid on. */
export function createSpots(
  say: BaccaratSay,
  money: (minor: number) => string,
  locale: Locale,
  press: (bet: BetName) => void,
): Spots {
  const odds = oddsWriter(locale);
  const buttons = BETS.map((bet) => {
    const button = element(
      'button',
      { type: 'button', class: 'bc-spot', 'data-bet': bet },
      element('b', {}, say(bet)),
      element('small', {}, say('odds', { odds: odds(bet) })),
    );
    button.addEventListener('click', () => press(bet));
    return { bet, button };
  });
  const labelOf = (bet: BetName, staked: number | undefined, back: number | undefined): string => {
    const spot = say('spot', { name: say(bet), odds: odds(bet) });
    if (back !== undefined) return say('paid', { spot, amount: money(back) });
    return staked === undefined ? spot : say('staked', { spot, amount: money(staked) });
  };
  return {
    view: element('div', { class: 'bc-spots' }, ...buttons.map(({ button }) => button)),
    draw({ chips, back }) {
      for (const { bet, button } of buttons) {
        const [staked, paid] = [chips.get(bet), back.get(bet)];
        button.setAttribute('aria-label', labelOf(bet, staked, paid));
        button.toggleAttribute('data-won', paid !== undefined && paid > (staked ?? 0));
        const write = paid === undefined ? money : () => say('back', { amount: money(paid) });
        const lies = button.querySelector<HTMLElement>('.pile');
        const now = `${staked} ${paid}`;
        if (lies?.dataset['lies'] === now) continue;
        lies?.remove();
        if (staked === undefined) continue;
        const laid = pile(staked, write);
        laid.dataset['lies'] = now;
        laid.toggleAttribute('data-back', paid !== undefined);
        button.append(laid);
      }
    },
    setOpen(open) {
      for (const { button } of buttons) button.setAttribute('aria-disabled', String(!open));
    },
    async sweep(bets) {
      const leaving = buttons.filter(({ bet }) => bets.includes(bet));
      await Promise.all(
        leaving.map(async ({ button }) => {
          const lies = button.querySelector('.pile');
          if (!lies) return;
          await move(lies, [{ opacity: 1 }, { opacity: 0, translate: '0 -60px', scale: '.7' }], {
            duration: CHIPS_AWAY_MS,
            easing: EASE,
          });
          lies.remove();
        }),
      );
    },
  };
}
