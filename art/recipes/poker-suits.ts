import { at } from '@/art/engine/arithmetic';
import type { Recipe } from '@/art/engine/recipe';
import { SUITS } from '@/art/symbols/suits';

const DECKS = [
  ['#f7efdd', '#c8202f', '#16201c', '#e0a82e'],
  ['#e9f0ea', '#0f6b4a', '#10231c', '#e8b84b'],
  ['#eef0f6', '#23469c', '#111a33', '#f0a93c'],
  ['#f8ead9', '#7a1f4a', '#22101c', '#e5a24a'],
] as const;
const ORDER = ['s', 'h', 'd', 'c'] as const;

/** Four suits as a chequered print, the title across the middle, above or below. */
export const pokerSuits: Recipe = (A, g) => {
  const [paper, ink, dark, gold] = A.pick(DECKS);
  A.settle();
  const turn = A.pick([0, 1, 2, 3]);
  const band = A.pick([148, 262, 34]);
  let s = A.bg(paper);
  // Two rows of two, beside the band.
  const [rows, height] = band === 148 ? [[0, 252], 148] : band === 262 ? [[0, 131], 131] : [[138, 269], 131];
  const cells = rows.flatMap((y) => [
    [0, y],
    [150, y],
  ]);
  cells.forEach(([x = 0, y = 0], i) => {
    const filled = i === 0 || i === 3;
    const suit = at(ORDER, i + turn);
    const ground = filled ? (i === 0 ? dark : ink) : paper;
    const sign = filled ? paper : i === 1 ? ink : dark;
    s += A.rect(x, y, 150, height, ground);
    s += `<path transform="translate(${x + 75} ${y + height / 2}) scale(1.2)" d="${SUITS[suit]}" fill="${sign}"/>`;
    for (const [px, py, r] of [
      [20, 26, 0],
      [130, height - 26, 180],
    ] as const)
      s += `<path transform="translate(${x + px} ${y + py}) rotate(${r}) scale(.2)" d="${SUITS[suit]}" fill="${sign}" opacity=".8"/>`;
  });
  s +=
    A.rect(0, band, 300, 104, dark) +
    A.rect(0, band + 5, 300, 2.4, gold) +
    A.rect(0, band + 96.6, 300, 2.4, gold);
  s += A.title(
    [
      { L: 0, t: 'HOLD’EM', s: 54 },
      { L: 1, t: 'SIX SEATS', s: 22, track: 0.24, gap: 9, fill: gold },
    ],
    {
      font: A.pick(['Alfa Slab One', 'Abril Fatface', 'Anton']),
      y: band + 86,
      base: 'bottom',
      fill: paper,
      w: 258,
      shadow: 0,
    },
  );
  s += A.frame(dark, { i: 0, w: 10, r: 0, in: gold });
  s += A.rect(60, 380, 180, 20, dark) + A.provider(g.provider, { y: 393, s: 8, wt: 800, c: gold, o: 1 });
  return s;
};
