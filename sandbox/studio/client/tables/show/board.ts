import { isBonus, SHOW_BETS, type ShowBet } from '../../../engines/show/segments';
import { element } from '../../dom';
import { pile } from '../chips';
import { drawing } from '../drawing';
import { EASE, move } from '../motion';
import { MOST, nameOf, oddsOf, shortName, type ShowSay } from './names';
import { SIGNS } from './wheel';

const CHIPS_AWAY_MS = 240;

/** What lies on the spots. Amounts are minor units. */
export interface BoardPicture {
  chips: ReadonlyMap<ShowBet, number>;
  /** What bets gave back, while their round is shown. */
  back: ReadonlyMap<ShowBet, number>;
  /** The bet that came, while its round is shown. */
  came: ShowBet | null;
}

/** The seven spots that chips are laid on. */
export function createBoard(say: ShowSay, money: (minor: number) => string, press: (bet: ShowBet) => void) {
  const buttons = SHOW_BETS.map((bet) => {
    const view = element(
      'button',
      { type: 'button', class: 'sw-spot', 'data-bet': bet },
      ...(isBonus(bet) ? [drawing('-12 -12 24 24', SIGNS[bet], 'sw-sign')] : []),
      element('b', {}, shortName(say, bet)),
      element(
        'small',
        {},
        isBonus(bet) ? say('upTo', { most: MOST[bet] }) : say('pays', { odds: oddsOf(bet) }),
      ),
    );
    view.addEventListener('click', () => press(bet));
    return { bet, view };
  });
  const labelOf = (bet: ShowBet, staked: number | undefined, paid: number | undefined): string => {
    const name = nameOf(say, bet);
    const spot = isBonus(bet)
      ? say('spotBonus', { name, most: MOST[bet] })
      : say('spotNumber', { name, odds: oddsOf(bet) });
    if (paid !== undefined) return say('paid', { spot, amount: money(paid) });
    return staked === undefined ? spot : say('staked', { spot, amount: money(staked) });
  };
  return {
    view: element(
      'div',
      { class: 'sw-board', role: 'group', 'aria-label': say('board') },
      ...buttons.map(({ view }) => view),
    ),
    draw({ chips, back, came }: BoardPicture) {
      for (const { bet, view } of buttons) {
        const [staked, paid] = [chips.get(bet), back.get(bet)];
        view.setAttribute('aria-label', labelOf(bet, staked, paid));
        view.toggleAttribute('data-came', bet === came);
        view.toggleAttribute('data-won', paid !== undefined && paid > (staked ?? 0));
        const lies = view.querySelector<HTMLElement>('.pile');
        const now = `${staked} ${paid}`;
        if (lies?.dataset['lies'] === now) continue;
        lies?.remove();
        if (staked === undefined) continue;
        const laid = pile(staked, () => money(paid ?? staked));
        laid.dataset['lies'] = now;
        view.append(laid);
      }
    },
    setOpen(open: boolean) {
      for (const { view } of buttons) view.setAttribute('aria-disabled', String(!open));
    },
    /** Lets the chips of these bets leave; resolves when they are gone. */
    async sweep(bets: readonly ShowBet[]) {
      await Promise.all(
        buttons.map(async ({ bet, view }) => {
          const lies = bets.includes(bet) ? view.querySelector('.pile') : null;
          if (!lies) return;
          await move(lies, [{ opacity: 1 }, { opacity: 0, translate: '0 -50px', scale: '.7' }], {
            duration: CHIPS_AWAY_MS,
            easing: EASE,
          });
          lies.remove();
        }),
      );
    },
  };
}
