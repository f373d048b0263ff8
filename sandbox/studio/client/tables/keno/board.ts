import { NUMBERS } from '../../../engines/keno/draws';
import { element, focusOn } from '../../dom';
import { onPress, setDisabled } from '../press';
import type { KenoSay } from './texts';

const COLUMNS = 8;
const STEPS: Readonly<Record<string, number>> = {
  ArrowLeft: -1,
  ArrowRight: 1,
  ArrowUp: -COLUMNS,
  ArrowDown: COLUMNS,
};

/** What the board shows. */
export interface BoardView {
  picks: ReadonlySet<number>;
  drawn: readonly number[];
  /** The ball that came just now, which moves; null for none. */
  fresh: number | null;
  /** All balls are out, so that what was not drawn is told too. */
  over: boolean;
  open: boolean;
  /** No more numbers can be chosen. */
  full: boolean;
}

/** The numbers 1 to 40, one stop for the tabulator: arrow keys go from one to the next. */
export function createBoard(say: KenoSay, press: (number: number) => void) {
  const tiles = Array.from({ length: NUMBERS }, (_, at) => {
    const number = at + 1;
    const tile = element(
      'button',
      { type: 'button', class: 'keno-tile', tabindex: at === 0 ? 0 : -1 },
      String(number),
    );
    onPress(tile, () => press(number));
    tile.addEventListener('focus', () => tiles.forEach((one) => (one.tabIndex = one === tile ? 0 : -1)));
    return tile;
  });
  const view = element('div', { class: 'keno-board', role: 'group', 'aria-label': say('board') }, ...tiles);
  // A number that is pressed with a pointer takes no focus: space and enter draw then, as everywhere at the table.
  view.addEventListener('mousedown', (event) => event.preventDefault());
  view.addEventListener('keydown', (event) => {
    const step = STEPS[event.key];
    const at = tiles.findIndex((tile) => tile === document.activeElement);
    if (step === undefined || at < 0) return;
    event.preventDefault();
    focusOn(tiles[at + step]);
  });
  return {
    view,
    draw({ picks, drawn, fresh, over, open, full }: BoardView) {
      tiles.forEach((tile, at) => {
        const number = at + 1;
        const picked = picks.has(number);
        const came = drawn.includes(number);
        const state = came ? (picked ? 'hit' : 'drawn') : picked && over ? 'missed' : 'number';
        tile.dataset['shows'] = state;
        tile.toggleAttribute('data-new', number === fresh);
        tile.setAttribute('aria-pressed', String(picked));
        tile.setAttribute('aria-label', say(state, { number }));
        setDisabled(tile, !open || (full && !picked));
      });
    },
  };
}
