import { announcedBets, neighbourBets, type Announced } from '../../../engines/roulette/announced';
import { colourOf, spotAt, WHEEL } from '../../../engines/roulette/layout';
import type { RouletteBet } from '../../../engines/roulette/roulette';
import { element, focusOn, icon } from '../../dom';
import { amountChip } from '../chips';
import { setDisabled } from '../press';
import type { RouletteSay } from './names';
import { TRACKS } from './track-shape';

/** Neighbours on each side. */
const [FEWEST, MOST, AT_FIRST] = [1, 8, 2];

/** Parts of the wheel that are called by a name, in the order in which they lie on the track. */
export const CALLS: readonly Announced[] = ['tiers', 'orphelins', 'voisins', 'jeu_zero'];

/** Chips of one gesture, and what they are called together. */
export interface TrackBet {
  bets: readonly RouletteBet[];
  name: string;
}

export interface Track {
  readonly view: HTMLElement;
  /** Shows the chips that lie on numbers. Amounts are minor units. */
  draw(chips: ReadonlyMap<string, number>): void;
  setOpen(open: boolean): void;
  /** Another chip was chosen: what the bets cost has changed. */
  update(): void;
}

/** A button of the track, and what it lays for a chip of so many minor units. */
interface Part {
  button: HTMLButtonElement;
  betOf(chip: number): TrackBet;
}

function pocketButton(pocket: number, at: number): HTMLButtonElement {
  const button = element(
    'button',
    { type: 'button', class: 'rl-pocket', 'data-pocket': pocket, 'data-colour': colourOf(pocket) },
    element('span', { class: 'rl-number' }, String(pocket)),
  );
  for (const [shape, boxes] of Object.entries(TRACKS)) {
    const box = boxes[at];
    if (!box) continue;
    for (const side of ['x', 'y', 'width', 'height'] as const)
      button.style.setProperty(`--${shape}-${side}`, `${box[side]}%`);
    if (!box.corners || !box.middle) continue;
    const outline = box.corners.map(([x, y]) => `${x}% ${y}%`).join(',');
    button.style.setProperty(`--${shape}-outline`, `polygon(${outline})`);
    button.style.setProperty(`--${shape}-middle-x`, `${box.middle[0]}%`);
    button.style.setProperty(`--${shape}-middle-y`, `${box.middle[1]}%`);
  }
  return button;
}

/** One stop for the tabulator; arrow keys go round the wheel. */
function goRound(buttons: readonly HTMLButtonElement[]): void {
  for (const [at, button] of buttons.entries()) {
    button.tabIndex = at === 0 ? 0 : -1;
    button.addEventListener('focus', () => {
      for (const other of buttons) other.tabIndex = other === button ? 0 : -1;
    });
    button.addEventListener('keydown', (event) => {
      const by = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[event.key];
      if (by === undefined || event.ctrlKey || event.altKey || event.metaKey) return;
      event.preventDefault();
      focusOn(buttons.at((at + by) % buttons.length));
    });
  }
}

/** How many neighbours a number takes with it. */
function eachSide(say: RouletteSay, changed: () => void) {
  let each = AT_FIRST;
  const shown = element('output', { 'aria-label': say('neighbours') });
  const button = (label: string, paths: readonly string[], by: 1 | -1) => {
    const made = element(
      'button',
      { type: 'button', class: 'rl-step', 'aria-label': label, title: label },
      icon(...paths),
    );
    made.addEventListener('click', () => {
      each = Math.min(MOST, Math.max(FEWEST, each + by));
      draw();
      changed();
    });
    return made;
  };
  const fewer = button(say('fewer'), ['M5 12h14'], -1);
  const more = button(say('more'), ['M5 12h14', 'M12 5v14'], 1);
  const draw = () => {
    shown.textContent = String(each);
    setDisabled(fewer, each === FEWEST);
    setDisabled(more, each === MOST);
  };
  draw();
  return {
    view: element(
      'div',
      { class: 'rl-each', role: 'group', 'aria-label': say('neighbours') },
      element('span', { 'aria-hidden': 'true' }, say('neighbours')),
      element('div', {}, fewer, shown, more),
    ),
    get count() {
      return each;
    },
  };
}

/** The wheel laid out flat: a press lays chips on a number and its neighbours, or on a part of the wheel. */
export function createTrack(
  say: RouletteSay,
  money: (minor: number) => string,
  on: {
    /** The chip that is chosen, minor units. */
    chip(): number;
    press(bet: TrackBet): void;
    cover(pockets: readonly number[] | null): void;
  },
): Track {
  const each = eachSide(say, () => update());
  const pockets: Part[] = WHEEL.map((pocket, at) => ({
    button: pocketButton(pocket, at),
    betOf: (chip) => ({
      bets: neighbourBets(pocket, each.count, chip),
      name: say('around', { number: pocket, count: each.count }),
    }),
  }));
  const calls: Part[] = CALLS.map((call) => ({
    button: element('button', { type: 'button', class: 'rl-call' }, element('span', {}, say(call))),
    betOf: (chip) => ({ bets: announcedBets(call, chip), name: say(call) }),
  }));
  const parts = [...pockets, ...calls];
  for (const { button, betOf } of parts) button.addEventListener('click', () => on.press(betOf(on.chip())));

  const update = () => {
    const chip = on.chip();
    for (const { button, betOf } of parts) {
      const { bets, name } = betOf(chip);
      const cost = money(bets.reduce((sum, { stake }) => sum + stake, 0));
      button.setAttribute('aria-label', say('chipsOf', { name, count: bets.length, amount: cost }));
    }
  };
  const light = (target: EventTarget | null) => {
    const part = target && parts.find(({ button }) => button === (target as Element).closest('button'));
    const covered = part ? part.betOf(1).bets.flatMap((bet) => spotAt(bet.on)?.covers ?? []) : null;
    on.cover(covered);
    for (const { button } of pockets)
      button.toggleAttribute('data-covered', covered?.includes(Number(button.dataset['pocket'])) ?? false);
  };
  const view = element(
    'div',
    { class: 'rl-track', role: 'group', 'aria-label': say('racetrack') },
    ...pockets.map(({ button }) => button),
    element('div', { class: 'rl-calls' }, each.view, ...calls.map(({ button }) => button)),
  );
  goRound(pockets.map(({ button }) => button));
  view.addEventListener('pointerover', ({ target }) => light(target));
  view.addEventListener('focusin', ({ target }) => {
    // A finger that has gone leaves no light behind.
    if ((target as Element).matches(':focus-visible')) light(target);
  });
  for (const leave of ['pointerleave', 'focusout']) view.addEventListener(leave, () => light(null));

  return {
    view,
    draw(chips) {
      for (const { button } of pockets) {
        const amount = chips.get(button.dataset['pocket'] ?? '');
        if (button.dataset['staked'] === amount?.toString()) continue;
        button.querySelector('.rl-chip')?.remove();
        delete button.dataset['staked'];
        if (amount === undefined) continue;
        button.dataset['staked'] = String(amount);
        button.append(element('span', { class: 'rl-chip' }, amountChip(amount)));
      }
    },
    setOpen(open) {
      for (const { button } of parts) button.setAttribute('aria-disabled', String(!open));
    },
    update,
  };
}
