import { colourOf } from '../../../engines/roulette/layout';
import { element } from '../../dom';
import { amountChip } from '../chips';
import { spotName, type RouletteSay } from './names';
import { oddsOf, type FieldSpot } from './spots';

/** The button of a spot, and what it shows. */
export interface SpotButton {
  readonly view: HTMLButtonElement;
  /** The number that is written on it; null for spots without one. */
  readonly face: HTMLElement | null;
  /** The chip that lies there. */
  readonly chip: HTMLElement | null;
  /**
   * @param staked what lies there, minor units
   * @param back what it gave back, while its round is shown
   */
  draw(staked: number | undefined, back: number | undefined): void;
  /** The chip has left. */
  clear(): void;
}

/** No label is written on a line, and it lies over the numbers. */
const isLine = ({ rows, columns }: FieldSpot): boolean => rows === 0 || columns === 0;

function written(spot: FieldSpot, say: RouletteSay): HTMLElement | null {
  if (isLine(spot)) return null;
  const { on, kind } = spot;
  if (typeof on !== 'string')
    return element('span', { class: 'rl-face', 'data-colour': colourOf(on[0] ?? 0) }, String(on[0]));
  if (on === 'red' || on === 'black') return element('span', { class: 'rl-diamond', 'data-colour': on });
  return element('span', { class: 'rl-label' }, kind === 'column' ? say('columnPays') : spotName(say, spot));
}

export function createSpotButton(
  spot: FieldSpot,
  say: RouletteSay,
  money: (minor: number) => string,
): SpotButton {
  const view = element('button', {
    type: 'button',
    class: 'rl-spot',
    tabindex: -1,
    'data-spot': spot.id,
    'data-kind': spot.kind,
    'data-on-line': isLine(spot),
  });
  for (const side of ['row', 'rows', 'column', 'columns'] as const)
    view.style.setProperty(`--${side}`, String(spot[side]));
  if (spot.rows === 0) view.dataset['between'] = spot.columns === 0 ? 'both' : 'rows';
  else if (spot.columns === 0) view.dataset['between'] = 'columns';
  const drawn = written(spot, say);
  if (drawn) view.append(drawn);
  const named = say('spot', { name: spotName(say, spot), odds: oddsOf(spot) });
  view.setAttribute('aria-label', named);

  let chip: HTMLElement | null = null;
  let before: { staked?: number | undefined; back?: number | undefined } = {};
  const clear = () => {
    chip?.remove();
    chip = null;
  };
  return {
    view,
    face: spot.kind === 'straight' ? drawn : null,
    get chip() {
      return chip;
    },
    clear,
    draw(staked, back) {
      if (staked === before.staked && back === before.back && (chip !== null) === (staked !== undefined))
        return;
      if (staked !== before.staked || back !== before.back || !chip) {
        clear();
        if (staked !== undefined) {
          // Of a stake that came back in part, that part lies there.
          const lies = Math.min(staked, back ?? staked);
          chip = element('span', { class: 'rl-chip', 'data-amount': lies }, amountChip(lies));
        }
        if (chip) view.append(chip);
      }
      before = { staked, back };
      const won = back !== undefined && back > (staked ?? 0);
      view.toggleAttribute('data-won', won);
      const label =
        back !== undefined
          ? say(won ? 'won' : 'halfBack', { spot: named, amount: money(back) })
          : staked !== undefined
            ? say('staked', { spot: named, amount: money(staked) })
            : named;
      view.setAttribute('aria-label', label);
    },
  };
}
