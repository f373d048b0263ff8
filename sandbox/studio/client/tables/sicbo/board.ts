import { isFace, isTotal, SIC_BO_BETS, type SicBoBet, type SicBoKind } from '../../../engines/sicbo/bets';
import { element, focusOn } from '../../dom';
import { amountChip } from '../chips';
import { EASE, move } from '../motion';
import { dieFace } from './dice';
import { nameOf, oddsOf, type SicBoSay } from './names';

const CHIPS_AWAY_MS = 240;

type Group =
  | 'groupEvenMoney'
  | 'groupTotals'
  | 'groupSingles'
  | 'groupDoubles'
  | 'groupTriples'
  | 'groupPairs';
/** From the top; the bets of each in the order in which they lie. */
const GROUPS: readonly (readonly [group: Group, holds: (kind: SicBoKind) => boolean])[] = [
  ['groupEvenMoney', (kind) => kind === 'even_money' || kind === 'any_triple'],
  ['groupTotals', isTotal],
  ['groupSingles', (kind) => kind === 'single'],
  ['groupDoubles', (kind) => kind === 'double'],
  ['groupTriples', (kind) => kind === 'triple'],
  ['groupPairs', (kind) => kind === 'pair'],
];
/** Of the first row, from the left. */
const FIRST_ROW = ['small', 'odd', 'any_triple', 'even', 'big'];
const RANGES: Readonly<Record<string, readonly [least: number, most: number]>> = {
  small: [4, 10],
  big: [11, 17],
};

/** What lies on the board. Amounts are minor units, by the name of the bet. */
export interface BoardPicture {
  chips: ReadonlyMap<string, number>;
  /** What bets gave back, while their round is shown. */
  back: ReadonlyMap<string, number>;
  /** Bets that the throw on show lets win, staked or not. */
  lit: ReadonlySet<string>;
}

export interface Board {
  readonly view: HTMLElement;
  draw(picture: BoardPicture): void;
  setOpen(open: boolean): void;
  /** Lets the chips of these bets leave; resolves when they are gone. */
  sweep(names: readonly string[]): Promise<void>;
}

function written(say: SicBoSay, bet: SicBoBet): (HTMLElement | SVGSVGElement)[] {
  const { name, kind, on } = bet;
  if (isTotal(kind)) return [element('b', {}, String(on[0])), element('small', {}, oddsOf(say, kind))];
  if (on.length > 0) return on.filter(isFace).map(dieFace);
  const range = RANGES[name];
  const below = range ? say('range', { least: range[0], most: range[1] }) : oddsOf(say, kind);
  return [element('b', {}, nameOf(say, bet)), element('small', {}, below)];
}

/** The 52 bets that chips are laid on. Each group is one stop for the tabulator; arrow keys lead on within it. */
export function createBoard(
  say: SicBoSay,
  money: (minor: number) => string,
  press: (bet: SicBoBet) => void,
): Board {
  const buttons = new Map<string, HTMLButtonElement>();
  const buttonOf = (bet: SicBoBet, at: number) => {
    const view = element(
      'button',
      { type: 'button', class: 'sb-spot', 'data-bet': bet.name, 'data-kind': bet.kind },
      ...written(say, bet),
    );
    view.tabIndex = at === 0 ? 0 : -1;
    view.addEventListener('click', () => press(bet));
    buttons.set(bet.name, view);
    return view;
  };
  const groups = GROUPS.map(([group, holds]) => {
    const bets = SIC_BO_BETS.filter(({ kind }) => holds(kind));
    if (group === 'groupEvenMoney')
      bets.sort((one, other) => FIRST_ROW.indexOf(one.name) - FIRST_ROW.indexOf(other.name));
    const views = bets.map(buttonOf);
    const row = element('div', { class: 'sb-row' }, ...views);
    row.addEventListener('keydown', ({ key, target }) => {
      const now = views.findIndex((view) => view === target);
      const step = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[key];
      const next = step === undefined ? undefined : views[now + step];
      if (now < 0 || !next) return;
      for (const view of views) view.tabIndex = view === next ? 0 : -1;
      focusOn(next);
    });
    const [first] = bets;
    // Totals say what they pay each for itself, and so does the first row.
    const isOneKind = first !== undefined && bets.every(({ kind }) => kind === first.kind);
    const caption = isOneKind
      ? element(
          'p',
          { 'aria-hidden': 'true' },
          say('caption', { group: say(group), odds: oddsOf(say, first.kind) }),
        )
      : null;
    return element(
      'div',
      { class: 'sb-group', role: 'group', 'aria-label': say(group), 'data-group': group },
      caption,
      row,
    );
  });

  return {
    view: element('div', { class: 'sb-board', role: 'group', 'aria-label': say('board') }, ...groups),
    draw({ chips, back, lit }) {
      for (const bet of SIC_BO_BETS) {
        const button = buttons.get(bet.name);
        if (!button) continue;
        const [staked, paid] = [chips.get(bet.name), back.get(bet.name)];
        const spot = say('spot', { name: nameOf(say, bet), odds: oddsOf(say, bet.kind) });
        const label =
          paid !== undefined
            ? say('paid', { spot, amount: money(paid) })
            : staked !== undefined
              ? say('staked', { spot, amount: money(staked) })
              : spot;
        button.setAttribute('aria-label', label);
        button.toggleAttribute('data-lit', lit.has(bet.name));
        button.toggleAttribute('data-won', paid !== undefined && paid > (staked ?? 0));
        const chip = button.querySelector<HTMLElement>('.sb-chip');
        if (chip?.dataset['amount'] === String(staked)) continue;
        chip?.remove();
        if (staked === undefined) continue;
        button.append(element('span', { class: 'sb-chip', 'data-amount': staked }, amountChip(staked)));
      }
    },
    setOpen(open) {
      for (const button of buttons.values()) button.setAttribute('aria-disabled', String(!open));
    },
    async sweep(names) {
      await Promise.all(
        names.map(async (name) => {
          const chip = buttons.get(name)?.querySelector('.sb-chip');
          if (!chip) return;
          await move(chip, [{ opacity: 1 }, { opacity: 0, translate: '0 -40px', scale: '.7' }], {
            duration: CHIPS_AWAY_MS,
            easing: EASE,
          });
          chip.remove();
        }),
      );
    },
  };
}
