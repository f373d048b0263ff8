import { POCKETS } from '../../../engines/roulette/layout';
import { element, focusOn } from '../../dom';
import { EASE, move } from '../motion';
import type { RouletteSay } from './names';
import { createSpotButton, type SpotButton } from './spot-button';
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
  const buttons = new Map<string, SpotButton>();
  for (const spot of SPOTS) {
    const button = createSpotButton(spot, say, money);
    button.view.addEventListener('click', () => press(spot));
    buttons.set(spot.id, button);
    view.append(button.view);
  }
  const faces = Array.from({ length: POCKETS }, (_, pocket) => buttons.get(String(pocket))?.face);
  const spotFrom = (event: Event): FieldSpot | null => {
    const id = (event.target as Element).closest<HTMLElement>('.rl-spot')?.dataset['spot'];
    return id === undefined ? null : spotOf(id);
  };
  const cover = (pockets: readonly number[] | null) => {
    for (const [pocket, drawn] of faces.entries())
      drawn?.toggleAttribute('data-covered', pockets?.includes(pocket) ?? false);
  };
  let stop: HTMLButtonElement | undefined;
  const stopAt = (id: string) => {
    if (stop) stop.tabIndex = -1;
    stop = buttons.get(id)?.view;
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
    focusOn(buttons.get(spotBeside(spot, step).id)?.view);
  });

  return {
    view,
    draw({ chips, pocket, won }) {
      for (const [id, button] of buttons) button.draw(chips.get(id), won.get(id));
      for (const [number, drawn] of faces.entries()) drawn?.toggleAttribute('data-hit', number === pocket);
    },
    setOpen(open) {
      for (const { view: button } of buttons.values()) button.setAttribute('aria-disabled', String(!open));
    },
    cover,
    async sweep(spots) {
      const leaving = spots.map(async (id) => {
        const button = buttons.get(id);
        const chip = button?.chip;
        if (!chip) return;
        await move(
          chip,
          [
            { transform: 'none', opacity: 1 },
            { transform: 'translateY(-40px) scale(.7)', opacity: 0 },
          ],
          { duration: CHIPS_AWAY_MS, easing: EASE },
        );
        button.clear();
      });
      await Promise.all(leaving);
    },
  };
}
