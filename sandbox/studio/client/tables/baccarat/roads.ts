import type { CoupResult } from '../../../engines/baccarat/baccarat';
import { beadPlate, bigRoad, ROAD_ROWS, type Bead, type RoadMark } from '../../../engines/baccarat/roads';
import type { Winner } from '../../../engines/baccarat/rules';
import { element } from '../../dom';
import { drawing } from '../drawing';
import type { BaccaratSay } from './names';

const COLOURS: Record<Winner, string> = { banker: '#c3303a', player: '#2f6fc4', tie: '#12805c' };
/** Side of a field. */
const SIDE = 19;
const [BEAD_COLUMNS, ROAD_COLUMNS] = [9, 28];
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

/** What came since the page was opened: bead plate, big road, how often each side won. */
export function createRoads(say: BaccaratSay): Roads {
  const boards = {
    beadPlate: element('div', { class: 'bc-road', role: 'img', 'data-road': 'bead' }),
    bigRoad: element('div', { class: 'bc-road', role: 'img', 'data-road': 'big' }),
  };
  const counts = element('dl', { class: 'bc-counts' });
  const view = element(
    'div',
    { class: 'bc-roads' },
    boards.beadPlate,
    boards.bigRoad,
    element('div', { class: 'bc-told' }, counts, element('p', {}, say('noMemory'))),
  );
  return {
    view,
    draw(past) {
      const label = (road: string, winners: readonly Winner[]): string =>
        winners.length === 0
          ? say('roadEmpty', { road })
          : say('road', {
              road,
              winners: winners
                .slice(-TOLD)
                .map((winner) => say(winner))
                .join(', '),
            });
      const put = (
        board: keyof typeof boards,
        columns: number,
        marks: string[],
        winners: readonly Winner[],
      ) => {
        const picture = drawing(`0 0 ${columns * SIDE} ${ROAD_ROWS * SIDE}`, grid(columns) + marks.join(''));
        picture.setAttribute('preserveAspectRatio', 'xMinYMid meet');
        boards[board].replaceChildren(picture);
        boards[board].setAttribute('aria-label', label(say(board), winners));
      };
      const beads = newest(beadPlate(past), BEAD_COLUMNS);
      put(
        'beadPlate',
        BEAD_COLUMNS,
        beads.map((one) => bead(say, one)),
        past.map(({ winner }) => winner),
      );
      const marks = bigRoad(past);
      const winners = marks.flatMap(({ winner }) => winner ?? []);
      put('bigRoad', ROAD_COLUMNS, newest(marks, ROAD_COLUMNS).map(ring), winners);
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
