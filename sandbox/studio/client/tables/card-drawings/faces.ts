import { ACE, rankOf, suitOf, type Card } from '../../../engines/cards/cards';
import { define } from '../drawing';
import { courtPicture } from './court';
import { RANK_OUTLINES } from './ranks.data';
import { colourOf, pip, type Pip } from './suits';

/** Every card is drawn on 250 by 350 units. */
export const CARD_BOX = '0 0 250 350';

const [LEFT, MIDDLE, RIGHT] = [86, 125, 164];
const [TOP, HALF] = [74, 175];
const below = (y: number): number => 350 - y;
const both = (y: number): [number, number][] => [
  [LEFT, y],
  [RIGHT, y],
];
const CORNERS = [...both(TOP), ...both(below(TOP))];
const FOUR_ROWS = [...CORNERS, ...both(141), ...both(below(141))];
const SIDES = [...CORNERS, ...both(HALF)];

/** Places of the pips of cards from the two to the ten, by their rank number. */
const PIP_PLACES: readonly (readonly [number, number][])[] = [
  [
    [MIDDLE, TOP],
    [MIDDLE, below(TOP)],
  ],
  [
    [MIDDLE, TOP],
    [MIDDLE, HALF],
    [MIDDLE, below(TOP)],
  ],
  CORNERS,
  [...CORNERS, [MIDDLE, HALF]],
  SIDES,
  [...SIDES, [MIDDLE, 124]],
  [...SIDES, [MIDDLE, 124], [MIDDLE, below(124)]],
  [...FOUR_ROWS, [MIDDLE, HALF]],
  [...FOUR_ROWS, [MIDDLE, 107], [MIDDLE, below(107)]],
];
const COURT = ['jack', 'queen', 'king'] as const;
const TEN = 8;

function rankAt(card: Card, x: number, y: number, size: number): string {
  const scale = size / 100;
  return `<path transform="translate(${x} ${y}) scale(${scale})" d="${RANK_OUTLINES[rankOf(card)] ?? ''}" fill="${colourOf(suitOf(card))}"/>`;
}

const paper = (radius: number): string => {
  const shine = define(
    'card-paper',
    () =>
      '<linearGradient id="card-paper" x1="0" y1="0" x2="0" y2="1"><stop stop-color="#fff"/><stop offset="1" stop-color="#F3ECDB"/></linearGradient>',
  );
  return `<rect width="250" height="350" rx="${radius}" fill="url(#${shine})"/>`;
};

function middleOf(card: Card, id: string): string {
  const [rank, suit] = [rankOf(card), suitOf(card)];
  const one = (at: Pip) => pip(suit, at);
  if (rank === ACE) {
    const centre = { x: MIDDLE, y: HALF };
    if (suit !== 3) return one({ ...centre, scale: 1.1 });
    return `${one({ ...centre, scale: 1.5 })}<path transform="translate(125 178)" d="M0-16L11 0L0 16L-11 0Z" fill="#FBF6E8"/>`;
  }
  const who = COURT[rank - TEN - 1];
  if (who) return courtPicture(who, suit, id);
  return (PIP_PLACES[rank] ?? []).map(([x, y]) => one({ x, y, scale: 0.47, upsideDown: y > HALF })).join('');
}

/** A card as it is printed: all pips or a court figure, an index in two corners. */
function printed(card: Card, id: string): string {
  const index =
    rankAt(card, 25, 48, rankOf(card) === TEN ? 40 : 48) + pip(suitOf(card), { x: 25, y: 72, scale: 0.33 });
  return [
    paper(18),
    middleOf(card, id),
    index,
    `<g transform="rotate(180 125 175)">${index}</g>`,
    '<rect x=".75" y=".75" width="248.5" height="348.5" rx="17.5" fill="none" stroke="#000" stroke-opacity=".15" stroke-width="1.5"/>',
  ].join('');
}

/** A card that is read at a small size: one large index and one large pip. */
function large(card: Card): string {
  const [ten, suit] = [rankOf(card) === TEN, suitOf(card)];
  return [
    paper(22),
    rankAt(card, ten ? 80 : 72, 118, ten ? 122 : 136),
    pip(suit, { x: 66, y: 170, scale: 0.78 }),
    pip(suit, { x: 156, y: 252, scale: 1.62 }),
    '<rect x="1.5" y="1.5" width="247" height="347" rx="21" fill="none" stroke="#000" stroke-opacity=".18" stroke-width="3"/>',
  ].join('');
}

const symbol = (id: string, markup: string): string =>
  `<symbol id="${id}" viewBox="${CARD_BOX}">${markup}</symbol>`;

/** Ids of the two drawings of a card. */
export function drawingsOf(card: Card): { printed: string; large: string } {
  const [first, second] = [`card-${card}`, `card-${card}-large`];
  return {
    printed: define(first, () => symbol(first, printed(card, first))),
    large: define(second, () => symbol(second, large(card))),
  };
}

/** Id of the drawing of a card's back. */
export function backDrawing(): string {
  const pattern = define(
    'card-net',
    () =>
      '<pattern id="card-net" width="20" height="20" patternUnits="userSpaceOnUse"><rect width="20" height="20" fill="#0E4A36"/><path d="M10 0L20 10L10 20L0 10Z" fill="#146147" fill-opacity=".5" stroke="#D2AC66" stroke-opacity=".55" stroke-width="1"/><path d="M10 6L14 10L10 14L6 10Z" fill="#E9CC8E" opacity=".7"/></pattern>',
  );
  const lamp =
    '<path d="M18 2v5" stroke="#D2AC66" stroke-width="2.2" stroke-linecap="round"/><path d="M4 19C5 11.5 10.6 7 18 7s13 4.5 14 12z" fill="#FFB627"/><circle cx="18" cy="27.5" r="6.2" fill="#F3F1EA"/><path d="M18 24l2.6 3.5L18 31l-2.6-3.5z" fill="#0B3B2B"/>';
  const back = [
    '<rect width="250" height="350" rx="18" fill="#FBF6E8"/>',
    `<rect x="11" y="11" width="228" height="328" rx="10" fill="url(#${pattern})" stroke="#8A6A33" stroke-width="2"/>`,
    '<g transform="translate(125 175)"><path d="M0-74L52 0L0 74L-52 0Z" fill="#0B3B2B" stroke="#E9CC8E" stroke-width="2.5"/>',
    `<g transform="translate(-37 -38) scale(2.06)">${lamp}</g></g>`,
  ].join('');
  return define('card-back', () => symbol('card-back', back));
}
