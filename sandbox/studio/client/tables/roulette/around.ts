import { element, focusOn } from '../../dom';
import { onPress, setDisabled } from '../press';
import { spotName, type RouletteSay } from './names';
import { oddsOf, SPOTS, type FieldSpot } from './spots';

/** Bets that share a number, for fingers: the lines between the numbers of a small field are too thin to be touched. */
export interface Around {
  /** Switches from laying chips on numbers to choosing among the bets that share a number. */
  readonly toggle: HTMLButtonElement;
  /** The choice itself. */
  readonly view: HTMLElement;
  /** Takes a press on a spot as the question which bet is meant; false where the chip just lies there. */
  asks(spot: FieldSpot): boolean;
  /** Shows what lies on the bets. Amounts are minor units. */
  draw(chips: ReadonlyMap<string, number>): void;
  setOpen(open: boolean): void;
}

const isNumber = ({ on }: FieldSpot): boolean => typeof on !== 'string';

/** The number itself and every bet that it shares, the smallest first. */
export const spotsAround = (number: number): FieldSpot[] =>
  SPOTS.filter((spot) => isNumber(spot) && spot.covers.includes(number));

/** A street and a six line by their ends, a corner by its two rows, others number by number. */
function short({ covers, kind }: FieldSpot): string {
  if (kind === 'street' || kind === 'six_line') return `${covers[0]}–${covers.at(-1)}`;
  const half = kind === 'corner' ? covers.length / 2 : covers.length;
  return [covers.slice(0, half), covers.slice(half)]
    .filter((row) => row.length > 0)
    .map((row) => row.join('/'))
    .join(' ');
}

export function createAround(
  say: RouletteSay,
  money: (minor: number) => string,
  lay: (spot: FieldSpot) => void,
): Around {
  const toggle = element(
    'button',
    { type: 'button', class: 'rl-lines', 'aria-pressed': 'false' },
    say('lines'),
  );
  const bets = element('div', { class: 'rl-around', role: 'group', hidden: true });
  let lying: ReadonlyMap<string, number> = new Map();
  let offered: { spot: FieldSpot; view: HTMLButtonElement; amount: HTMLElement }[] = [];
  let before: HTMLElement | null = null;

  const isOn = () => toggle.getAttribute('aria-pressed') === 'true';
  const label = () => {
    for (const { spot, view, amount } of offered) {
      const staked = lying.get(spot.id);
      const named = say('spot', { name: spotName(say, spot), odds: oddsOf(spot) });
      const text = staked === undefined ? named : say('staked', { spot: named, amount: money(staked) });
      view.setAttribute('aria-label', text);
      amount.textContent = staked === undefined ? say('infoOdds', { odds: oddsOf(spot) }) : money(staked);
      view.toggleAttribute('data-staked', staked !== undefined);
    }
  };
  const close = () => {
    if (bets.contains(document.activeElement)) focusOn(before);
    bets.hidden = true;
    offered = [];
  };
  const open = (number: number, row: number) => {
    offered = spotsAround(number).map((spot) => {
      const amount = element('small');
      const view = element(
        'button',
        { type: 'button', 'data-around': spot.id },
        element('b', {}, short(spot)),
        amount,
      );
      onPress(view, () => lay(spot));
      return { spot, view, amount };
    });
    const cross = element('button', { type: 'button', 'aria-label': say('close') }, '×');
    onPress(cross, close);
    bets.replaceChildren(...offered.map(({ view }) => view), cross);
    bets.setAttribute('aria-label', say('linesOf', { number }));
    // Where it does not lie over the number.
    bets.dataset['at'] = row > 6 ? 'top' : 'bottom';
    bets.hidden = false;
    label();
    before = document.activeElement as HTMLElement | null;
    focusOn(offered[0]?.view);
  };
  onPress(toggle, () => {
    toggle.setAttribute('aria-pressed', String(!isOn()));
    close();
  });
  bets.addEventListener('keydown', (event) => {
    if (event.key !== 'Escape') return;
    event.preventDefault();
    close();
  });

  return {
    toggle,
    view: bets,
    asks(spot) {
      // Where there is room for lines the button is not shown, and nothing is asked.
      if (!isOn() || getComputedStyle(toggle).display === 'none' || spot.kind !== 'straight') return false;
      open(spot.covers[0] ?? 0, spot.row);
      return true;
    },
    draw(chips) {
      lying = chips;
      label();
    },
    setOpen(now) {
      setDisabled(toggle, !now);
      if (!now) close();
    },
  };
}
