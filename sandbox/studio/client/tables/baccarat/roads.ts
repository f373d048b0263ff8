import type { CoupResult } from '../../../engines/baccarat/baccarat';
import {
  beadPlate,
  bigRoad,
  DERIVED_ROADS,
  derivedRoad,
  ROAD_ROWS,
  type Bead,
  type DerivedMark,
  type DerivedRoad,
  type RoadMark,
} from '../../../engines/baccarat/roads';
import type { Winner } from '../../../engines/baccarat/rules';
import { element } from '../../dom';
import { drawing } from '../drawing';
import type { BaccaratSay } from './names';

const COLOURS: Record<Winner, string> = { banker: '#c3303a', player: '#2f6fc4', tie: '#12805c' };
/** Side of a field. */
const SIDE = 19;
const [BEAD_COLUMNS, ROAD_COLUMNS, DERIVED_COLUMNS] = [9, 28, 12];
/** So many winners are read out. */
const TOLD = 12;

export interface Roads {
  readonly view: HTMLElement;
  draw(past: readonly CoupResult[]): void;
}

function grid(columns: number): string {
  const down = Array.from({ length: columns + 1 }, (_, at) => `M${at * SIDE} 0V${ROAD_ROWS * SIDE}`);
  const over = Array.from({ length: ROAD_ROWS + 1 }, (_, at) => `M0 ${at * SIDE}H${columns * SIDE}`);
  return `<path d="${[...down, ...over].join('')}" stroke="#d8cfbb" fill="none" stroke-width=".8"/>`;
}
const middle = (at: number): number => at * SIDE + SIDE / 2;
/** The newest columns that there is room for. */
function newest<Mark extends { column: number }>(marks: readonly Mark[], columns: number): Mark[] {
  const last = Math.max(-1, ...marks.map(({ column }) => column));
  const gone = Math.max(0, last + 2 - columns);
  return marks
    .filter(({ column }) => column >= gone)
    .map((mark) => ({ ...mark, column: mark.column - gone }));
}

/** A pair is a dot at the edge: the banker's above on the left, the player's below on the right. */
const pairs = ({ bankerPair, playerPair }: Bead, x: number, y: number): string =>
  [
    bankerPair && `<circle cx="${x - 6}" cy="${y - 6}" r="3" fill="${COLOURS.banker}" stroke="#fff"/>`,
    playerPair && `<circle cx="${x + 6}" cy="${y + 6}" r="3" fill="${COLOURS.player}" stroke="#fff"/>`,
  ]
    .filter(Boolean)
    .join('');

function bead(say: BaccaratSay, one: Bead): string {
  const [x, y] = [middle(one.column), middle(one.row)];
  return `<circle cx="${x}" cy="${y}" r="8.3" fill="${COLOURS[one.winner]}"/><text x="${x}" y="${y + 3.8}" text-anchor="middle" font-weight="800" font-size="10.5" fill="#fff">${say(`letter_${one.winner}`)}</text>${pairs(one, x, y)}`;
}

/** Rings: the banker's with a dot in it, so that they differ by more than their colour. A stroke over it is a tie. */
function ring({ column, row, winner, ties }: RoadMark): string {
  const [x, y] = [middle(column), middle(row)];
  const circle =
    winner === null
      ? ''
      : `<circle cx="${x}" cy="${y}" r="6.6" fill="none" stroke="${COLOURS[winner]}" stroke-width="2.8"/>`;
  const dot = winner === 'banker' ? `<circle cx="${x}" cy="${y}" r="2" fill="${COLOURS.banker}"/>` : '';
  const stroke =
    ties > 0
      ? `<path d="M${x - 7} ${y + 7}L${x + 7} ${y - 7}" stroke="${COLOURS.tie}" stroke-width="2.4"/>`
      : '';
  const count =
    ties > 1
      ? `<text x="${x + 7}" y="${y + 9}" text-anchor="end" font-weight="800" font-size="8.5" fill="#15201a">${ties}</text>`
      : '';
  return circle + dot + stroke + count;
}

/** Rings, discs and strokes, each in two shapes, so that red and blue differ by more than their colour. */
const DERIVED_MARKS: Record<DerivedRoad, (x: number, y: number, isRed: boolean) => string> = {
  bigEyeBoy: (x, y, isRed) =>
    isRed
      ? `<circle cx="${x}" cy="${y}" r="6" fill="none" stroke="${COLOURS.banker}" stroke-width="3.4"/>`
      : `<circle cx="${x}" cy="${y}" r="6" fill="none" stroke="${COLOURS.player}" stroke-width="3.4" stroke-dasharray="6.3 3.1"/>`,
  smallRoad: (x, y, isRed) =>
    isRed
      ? `<circle cx="${x}" cy="${y}" r="7.4" fill="${COLOURS.banker}"/>`
      : `<circle cx="${x}" cy="${y}" r="7.4" fill="${COLOURS.player}"/><circle cx="${x}" cy="${y}" r="2.8" fill="#fff"/>`,
  cockroachPig: (x, y, isRed) =>
    isRed
      ? `<path d="M${x - 6} ${y + 6}L${x + 6} ${y - 6}" stroke="${COLOURS.banker}" stroke-width="4"/>`
      : `<path d="M${x - 6} ${y - 6}L${x + 6} ${y + 6}" stroke="${COLOURS.player}" stroke-width="4"/>`,
};
const ROADS = Object.keys(DERIVED_ROADS) as DerivedRoad[];
const derivedMark = (road: DerivedRoad, { column, row, colour }: DerivedMark): string =>
  DERIVED_MARKS[road](middle(column), middle(row), colour === 'red');

/** What came since the page was opened: bead plate, big road and the roads derived from it, how often each side won. */
export function createRoads(say: BaccaratSay): Roads {
  const boards = {
    beadPlate: element('div', { class: 'bc-road', role: 'img', 'data-road': 'bead' }),
    bigRoad: element('div', { class: 'bc-road', role: 'img', 'data-road': 'big' }),
    bigEyeBoy: element('div', { class: 'bc-road', role: 'img', 'data-road': 'bigEyeBoy' }),
    smallRoad: element('div', { class: 'bc-road', role: 'img', 'data-road': 'smallRoad' }),
    cockroachPig: element('div', { class: 'bc-road', role: 'img', 'data-road': 'cockroachPig' }),
  };
  const derived = ROADS.map((road) =>
    element('figure', {}, boards[road], element('figcaption', { 'aria-hidden': 'true' }, say(road))),
  );
  const counts = element('dl', { class: 'bc-counts' });
  const view = element(
    'div',
    { class: 'bc-roads' },
    boards.beadPlate,
    boards.bigRoad,
    element('div', { class: 'bc-derived' }, ...derived),
    element('div', { class: 'bc-told' }, counts, element('p', {}, say('noMemory'))),
  );
  return {
    view,
    draw(past) {
      const label = (road: string, words: readonly string[], none: 'roadEmpty' | 'roadShort'): string =>
        words.length === 0
          ? say(none, { road })
          : say('road', { road, winners: words.slice(-TOLD).join(', ') });
      const put = (
        board: keyof typeof boards,
        columns: number,
        marks: string[],
        words: readonly string[],
        none: 'roadEmpty' | 'roadShort' = 'roadEmpty',
      ) => {
        const picture = drawing(`0 0 ${columns * SIDE} ${ROAD_ROWS * SIDE}`, grid(columns) + marks.join(''));
        picture.setAttribute('preserveAspectRatio', 'xMinYMid meet');
        boards[board].replaceChildren(picture);
        boards[board].setAttribute('aria-label', label(say(board), words, none));
      };
      const beads = newest(beadPlate(past), BEAD_COLUMNS);
      put(
        'beadPlate',
        BEAD_COLUMNS,
        beads.map((one) => bead(say, one)),
        past.map(({ winner }) => say(winner)),
      );
      const marks = bigRoad(past);
      const winners = marks.flatMap(({ winner }) => (winner ? say(winner) : []));
      put('bigRoad', ROAD_COLUMNS, newest(marks, ROAD_COLUMNS).map(ring), winners);
      for (const road of ROADS) {
        const colours = derivedRoad(road, past);
        put(
          road,
          DERIVED_COLUMNS,
          newest(colours, DERIVED_COLUMNS).map((mark) => derivedMark(road, mark)),
          colours.map(({ colour }) => say(colour)),
          past.length === 0 ? 'roadEmpty' : 'roadShort',
        );
      }
      const rows = (['player', 'banker', 'tie'] as const).map(
        (winner) => [say(winner), past.filter((one) => one.winner === winner).length] as const,
      );
      counts.replaceChildren(
        ...[...rows, [say('rounds'), past.length] as const].map(([name, count]) =>
          element('div', {}, element('dt', {}, name), element('dd', {}, String(count))),
        ),
      );
    },
  };
}
