import { element } from '../../dom';
import { amountChip } from '../chips';
import { EASE, move } from '../motion';
import { colourOf } from '../../../engines/roulette/layout';
import { spotLabel, type RouletteSay } from './names';
import { spotBeside, spotOf, SPOTS, type FieldSpot, type Step } from './spots';

const CHIPS_AWAY_MS = 240;

/** What lies on the field. Amounts are minor units. */
export interface FieldPicture {
  chips: ReadonlyMap<string, number>;
  /** The number that won, while its round is shown. */
  pocket: number | null;
  /** What spots that won gave back. */
  won: ReadonlyMap<string, number>;
}

export interface Field {
  readonly view: HTMLElement;
  draw(picture: FieldPicture): void;
  setOpen(open: boolean): void;
  /** Lights up what a bet would cover; null for nothing. */
  cover(pockets: readonly number[] | null): void;
  /** Lets the chips of these spots leave; resolves when they are gone. */
  sweep(spots: readonly string[]): Promise<void>;
}

/** Where arrow keys lead on a field whose rows run from left to right, and on one whose rows run down. */
const WIDE_STEPS: Record<string, Step> = {
  ArrowRight: { rows: 1, columns: 0 },
  ArrowLeft: { rows: -1, columns: 0 },
  ArrowUp: { rows: 0, columns: 1 },
  ArrowDown: { rows: 0, columns: -1 },
};
const TALL_STEPS: Record<string, Step> = {
  ArrowDown: { rows: 1, columns: 0 },
  ArrowUp: { rows: -1, columns: 0 },
  ArrowRight: { rows: 0, columns: 1 },
  ArrowLeft: { rows: 0, columns: -1 },
};

/** A line spot: no label is written on it, and it lies over the numbers. */
const isLine = ({ rows, columns }: FieldSpot): boolean => rows === 0 || columns === 0;

function face(spot: FieldSpot, say: RouletteSay): HTMLElement | null {
  if (isLine(spot)) return null;
  const { on, kind } = spot;
  if (typeof on !== 'string')
    return element('span', { class: 'rl-face', 'data-colour': colourOf(on[0] ?? 0) }, String(on[0]));
  if (kind === 'column') return element('span', { class: 'rl-label' }, say('columnPays'));
  if (on === 'red' || on === 'black') return element('span', { class: 'rl-diamond', 'data-colour': on });
  return element('span', { class: 'rl-label' }, say(on as 'even'));
}

/**
 * The field: each of its 157 spots is a button of its own, those on lines too. One stop for the tabulator; arrow keys go
 * to the nearest spot in their direction.
 */
export function createField(
  say: RouletteSay,
  money: (minor: number) => string,
  press: (spot: FieldSpot) => void,
): Field {
  const view = element('div', { class: 'rl-field', role: 'group', 'aria-label': say('field') });
  const faces = new Map<number, HTMLElement>();
  const buttons = new Map<string, HTMLButtonElement>();
  for (const spot of SPOTS) {
    const button = element('button', {
      type: 'button',
      class: 'rl-spot',
      tabindex: -1,
      'data-spot': spot.id,
      'data-kind': spot.kind,
      'data-on-line': isLine(spot),
    });
    for (const side of ['row', 'rows', 'column', 'columns'] as const)
      button.style.setProperty(`--${side}`, String(spot[side]));
    if (spot.rows === 0) button.dataset['between'] = spot.columns === 0 ? 'both' : 'rows';
    else if (spot.columns === 0) button.dataset['between'] = 'columns';
    const drawn = face(spot, say);
    if (drawn) button.append(drawn);
    if (drawn && spot.kind === 'straight') faces.set(spot.covers[0] ?? 0, drawn);
    button.setAttribute('aria-label', spotLabel(say, spot, null, null));
    button.addEventListener('click', () => press(spot));
    buttons.set(spot.id, button);
    view.append(button);
  }

  const spotFrom = (event: Event): FieldSpot | null => {
    const id = (event.target as Element).closest<HTMLElement>('.rl-spot')?.dataset['spot'];
    return id === undefined ? null : spotOf(id);
  };
  const cover = (pockets: readonly number[] | null) => {
    for (const [pocket, drawn] of faces)
      drawn.toggleAttribute('data-covered', pockets?.includes(pocket) ?? false);
  };
  let stop: HTMLButtonElement | undefined;
  const stopAt = (id: string) => {
    if (stop) stop.tabIndex = -1;
    stop = buttons.get(id);
    if (stop) stop.tabIndex = 0;
  };
  stopAt('17');
  const light = (event: Event) => cover(spotFrom(event)?.covers ?? null);
  view.addEventListener('pointerover', light);
  view.addEventListener('pointerleave', () => cover(null));
  view.addEventListener('focusin', (event) => {
    const spot = spotFrom(event);
    if (spot) stopAt(spot.id);
    // A finger that has gone leaves no light behind.
    if ((event.target as Element).matches(':focus-visible')) light(event);
  });
  view.addEventListener('focusout', () => cover(null));
  view.addEventListener('keydown', (event) => {
    const spot = spotFrom(event);
    if (!spot || event.ctrlKey || event.altKey || event.metaKey) return;
    const tall = getComputedStyle(view).getPropertyValue('--rows-run').trim() === 'down';
    const step = (tall ? TALL_STEPS : WIDE_STEPS)[event.key];
    if (!step) return;
    event.preventDefault();
    buttons.get(spotBeside(spot, step).id)?.focus();
  });

  const chipOn = (button: HTMLButtonElement, amount: number | undefined) => {
    const lies = button.querySelector<HTMLElement>('.rl-chip');
    if (amount === undefined) lies?.remove();
    else if (lies?.dataset['amount'] !== String(amount)) {
      lies?.remove();
      button.append(element('span', { class: 'rl-chip', 'data-amount': amount }, amountChip(amount)));
    }
  };

  return {
    view,
    draw({ chips, pocket, won }) {
      for (const [id, button] of buttons) {
        const [staked, back] = [chips.get(id), won.get(id)];
        chipOn(button, staked);
        button.toggleAttribute('data-won', back !== undefined);
        const [laid, paid] = [staked, back].map((amount) => (amount === undefined ? null : money(amount)));
        button.setAttribute('aria-label', spotLabel(say, spotOf(id), laid ?? null, paid ?? null));
      }
      for (const [number, drawn] of faces) drawn.toggleAttribute('data-hit', number === pocket);
    },
    setOpen(open) {
      for (const button of buttons.values()) button.setAttribute('aria-disabled', String(!open));
    },
    cover,
    async sweep(spots) {
      const leaving = spots.map(async (id) => {
        const chip = buttons.get(id)?.querySelector('.rl-chip');
        if (!chip) return;
        await move(
          chip,
          [
            { transform: 'none', opacity: 1 },
            { transform: 'translateY(-40px) scale(.7)', opacity: 0 },
          ],
          { duration: CHIPS_AWAY_MS, easing: EASE },
        );
        chip.remove();
      });
      await Promise.all(leaving);
    },
  };
}
