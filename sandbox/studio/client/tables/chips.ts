import './chips.css';
import { element } from '../dom';
import { define, drawing } from './drawing';

/** Chips of a tray, in chips of one. */
export const CHIPS = [1, 5, 25, 100, 500] as const;
/** Those that there are: tables with lower or higher stakes have others in their trays. */
const ALL_CHIPS = [0.1, 0.2, 0.5, 1, 5, 10, 25, 100, 500, 1000] as const;
export type Chip = (typeof ALL_CHIPS)[number];

/** A chip of one, in minor units. */
const CHIP_OF_ONE = 100;
export const minorOf = (chip: Chip): number => Math.round(chip * CHIP_OF_ONE);

/** So many chips stand in a tray at most. */
const TRAY = 5;

/** The chips of a tray: the least stake of the table, then those above it. @param min minor units */
export function trayOf(min: number): readonly Chip[] {
  const least = ALL_CHIPS.findLast((chip) => minorOf(chip) <= min) ?? ALL_CHIPS[0];
  return [least, ...[...CHIPS, 1000 as const].filter((chip) => minorOf(chip) > minorOf(least))].slice(
    0,
    TRAY,
  );
}

/** Colours of a chip: its body, its edge spots, its figures. */
const COLOURS: Record<Chip, readonly [body: string, spots: string, figures: string]> = {
  0.1: ['#c9a273', '#6b4a22', '#2a1a08'],
  0.2: ['#8fa9bd', '#f6efdd', '#12202c'],
  0.5: ['#2f6fc4', '#f6efdd', '#fff'],
  1: ['#f1ecdd', '#b9853a', '#15201a'],
  5: ['#c2303a', '#f6efdd', '#fff'],
  10: ['#c8661c', '#f6efdd', '#fff'],
  25: ['#14855f', '#f6efdd', '#fff'],
  100: ['#1a1d1b', '#e9cc8e', '#f6e3b4'],
  500: ['#5c2c73', '#f6efdd', '#fff'],
  1000: ['#a8842c', '#fff8e0', '#1b1204'],
};
const RADIUS = 48;
/** Height of a chip that is seen from the side, and how flat its circle is then. */
const [THICK, FLAT] = [10, 0.66];
/** A pile shows no more chips than this; its amount is written beside it. */
const HIGHEST_PILE = 7;

const tenth = (value: number): number => Math.round(value * 10) / 10;
const EIGHTHS = [0, 1, 2, 3, 4, 5, 6, 7];

function edgeSpot(eighth: number): string {
  const [from, to] = [-0.16, 0.16].map((half) => (eighth * Math.PI) / 4 + half) as [number, number];
  const point = (angle: number) => `${tenth(RADIUS * Math.cos(angle))} ${tenth(RADIUS * Math.sin(angle))}`;
  return `M0 0L${point(from)}A${RADIUS} ${RADIUS} 0 0 1 ${point(to)}Z`;
}

const light = () =>
  define(
    'chip-light',
    () =>
      '<radialGradient id="chip-light" cx=".35" cy=".22" r=".9"><stop stop-color="#fff" stop-opacity=".34"/><stop offset=".5" stop-color="#fff" stop-opacity="0"/><stop offset="1" stop-color="#000" stop-opacity=".38"/></radialGradient>',
  );
const side = () =>
  define(
    'chip-side',
    () =>
      '<linearGradient id="chip-side"><stop stop-color="#000" stop-opacity=".55"/><stop offset=".3" stop-color="#000" stop-opacity=".12"/><stop offset=".46" stop-color="#fff" stop-opacity=".14"/><stop offset="1" stop-color="#000" stop-opacity=".6"/></linearGradient>',
  );

function face(chip: Chip): string {
  const [body, spots] = COLOURS[chip];
  const diamonds = EIGHTHS.map(
    (eighth) =>
      `<path transform="rotate(${eighth * 45 + 22.5}) translate(0 -42.5)" d="M0-3.6 3.6 0 0 3.6-3.6 0Z" fill="${spots}" opacity=".85"/>`,
  );
  return `<symbol id="chip-${chip}" viewBox="-50 -50 100 100"><circle r="${RADIUS}" fill="${body}"/><path d="${EIGHTHS.map(edgeSpot).join('')}" fill="${spots}"/><circle r="36.5" fill="${body}" stroke="#000" stroke-opacity=".28" stroke-width="1.5"/>${diamonds.join('')}<circle r="32" fill="none" stroke="${spots}" stroke-width="1.6" stroke-opacity=".8"/><circle r="${RADIUS}" fill="url(#${light()})"/></symbol>`;
}

/** Sizes of figures by how many there are. */
const FIGURES = [32, 32, 32, 27, 22] as const;

function top(chip: Chip, figures: string): string {
  const size = FIGURES[figures.length] ?? 19;
  return `<use href="#${define(`chip-${chip}`, () => face(chip))}" x="-50" y="-50" width="100" height="100"/><text y="${tenth(size * 0.35)}" text-anchor="middle" font-weight="850" font-size="${size}" letter-spacing="-.8" fill="${COLOURS[chip][2]}">${figures}</text>`;
}

/** Piles are made of the usual chips, and of small ones where there is a fraction. */
const PILED = [0.1, 0.5, ...CHIPS] as const;
/** The dearest chip that is not more than an amount; the cheapest one for less. */
const chipFor = (minor: number): Chip => PILED.findLast((chip) => minorOf(chip) <= minor) ?? PILED[0];

/** What is printed on a chip, as the page's language writes it. */
const printed = (chips: number): string =>
  new Intl.NumberFormat(document.documentElement.lang || 'en', { useGrouping: false }).format(chips);

/** A chip seen from above. */
export const chipFace = (chip: Chip): SVGSVGElement =>
  drawing('-50 -50 100 100', top(chip, printed(chip)), 'chip');

/** An amount as one chip seen from above, with the whole amount printed on it: for spots with little room. */
export const amountChip = (minor: number): SVGSVGElement =>
  drawing('-50 -50 100 100', top(chipFor(minor), printed(minor / CHIP_OF_ONE)), 'chip');

/** The fewest chips that make an amount, the dearest first. */
export function chipsOf(minor: number): Chip[] {
  const chips: Chip[] = [];
  for (let left = minor; left >= minorOf(PILED[0]); left -= minorOf(chipFor(left))) chips.push(chipFor(left));
  return chips;
}

/** An amount as a pile of chips seen from the players' side, with the amount in words beside it. */
export function pile(minor: number, money: (minor: number) => string): HTMLElement {
  const chips = chipsOf(minor).slice(0, HIGHEST_PILE);
  const height = 100 * FLAT + chips.length * THICK + 4;
  const body = `M-${RADIUS} 0V-${THICK}H${RADIUS}V0A${RADIUS} ${RADIUS * FLAT} 0 0 1-${RADIUS} 0Z`;
  const drawn = chips.map((chip, level) => {
    const [colour, spots] = COLOURS[chip];
    const sides = [-0.95, -0.25, 0.45, 1.05].map(
      (angle) =>
        `M${tenth(RADIUS * Math.sin(angle) - 5)} ${tenth(RADIUS * FLAT * Math.cos(angle) - THICK)}h10v${THICK}h-10Z`,
    );
    const seen =
      level === chips.length - 1 ? top(chip, printed(chip)) : `<circle r="${RADIUS}" fill="${colour}"/>`;
    const [x, y] = [48 + ((level * 37) % 5), tenth(height - 50 * FLAT - 4 - level * THICK)];
    return `<g transform="translate(${x} ${y})"><path d="${body}" fill="${colour}"/><path d="${sides.join('')}" fill="${spots}"/><path d="${body}" fill="url(#${side()})"/><g transform="translate(0-${THICK}) scale(1 ${FLAT})">${seen}</g></g>`;
  });
  const shadow = `<ellipse cx="50" cy="${tenth(height - 28)}" rx="53" ry="34" fill="#000" opacity=".38"/>`;
  return element(
    'span',
    { class: 'pile' },
    drawing(`-4-2 108 ${tenth(height + 8)}`, shadow + drawn.join(''), 'chip'),
    element('span', { class: 'pile-amount' }, money(minor)),
  );
}
