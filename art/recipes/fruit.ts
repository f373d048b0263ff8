import { at } from '@/art/engine/arithmetic';
import type { Recipe } from '@/art/engine/recipe';
import { fruitOf } from '@/art/recipes/fruits';

/** Places round the fruit of the title: x, y, size, turn. */
const PLACES: readonly (readonly [number, number, number, number])[] = [
  [74, 190, 128, -16],
  [232, 186, 116, 14],
  [86, 290, 146, -18],
  [226, 284, 124, 8],
];

export const fruit: Recipe = (A, g) => {
  const hero = (g.sym ?? 0) % 11;
  // The bowl is the same, but for the fruit that lies on top already.
  const bowl = [2, 1, 3, 4].map((one) => (one === hero ? 0 : one));
  const around = PLACES.map(([x, y, size, rot], i) => fruitOf(A, at(bowl, i), x, y, size, { rot })).join('');
  let s = A.bg(A.rad(['#ff7a4d', '#e31b36 45', '#8d0625'], 150, 190, 290));
  s += A.rays(150, 205, 20, 420, '#ffd9a8', 0.28, 0.08);
  s +=
    A.circle(150, 214, 128, A.lin(['#fff6e4', '#ffd9a0'])) +
    A.circle(150, 214, 128, 'none', 'stroke="#ffffff" stroke-width="7"') +
    A.circle(
      150,
      214,
      117,
      'none',
      'stroke="#e31b36" stroke-width="3" stroke-dasharray="2 9" stroke-linecap="round"',
    );
  s += around;
  s += fruitOf(A, hero, 152, 232, hero === 0 ? 196 : 176, { rot: -4 });
  s += A.spark(112, 258, 15) + A.spark(206, 250, 12) + A.spark(250, 150, 10);
  s += A.title(
    [
      { L: 0, t: 'Cherry', s: 74 },
      { L: 1, t: 'PARADE', s: 38, track: 0.1, gap: 13, fill: ['#ffffff', '#ffe9c2'] },
    ],
    {
      font: 'Lilita One',
      y: 70,
      fill: ['#fff7a8', '#ffd21f 45', '#ff9d0a'],
      stroke: '#7a0420',
      sw: 11,
      ext: [0, 7, 6, '#4d0216'],
      outer: null,
      rot: -4,
      w: 260,
    },
  );
  s += A.path('M0 372Q150 346 300 372V400H0Z', '#5d0218');
  s += A.provider(g.provider, {
    font: 'Lilita One',
    wt: 400,
    s: 11,
    track: 0.6,
    keep: true,
    y: 391,
    c: '#ffd9a8',
    o: 1,
  });
  return s;
};
