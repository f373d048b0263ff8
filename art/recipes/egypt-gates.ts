import type { Recipe } from '@/art/engine/recipe';
import { GOLD } from '@/art/engine/palette';
import { at } from '@/art/engine/arithmetic';

/** A gate at night, the god in profile. */
export const egyptGates: Recipe = (A, g) => {
  const gold = A.sculpt({ outline: '#061018', light: '#9ff7ff', soft: 3.4, scale: 7 });
  let s = A.bg(A.lin(['#03101c', '#07384a 55', '#0a5a5c']));
  s += A.stars(50, 200);
  s += A.path('M70 400L96 40H204L230 400Z', A.lin(['#eafffb', '#6ff0dc 30', '#128f8a 75', '#05383d']));
  s += A.glow(150, 150, 170, '#58ffe0', 0.75);
  s += A.rays(150, 120, 22, 320, '#d6fff5', 0.13, 0.1);
  (
    [
      [-14, 76],
      [238, 76],
    ] as const
  ).forEach(([x, w]) => {
    s += A.rect(x, -4, w, 410, A.lin(['#0a1420', '#27506a 45', '#0b2636 60', '#040b12'], 0));
    for (let i = 0; i < 7; i++)
      s += A.sym(
        at(['ankh', 'eye-of-horus', 'gold-scarab', 'ankh', 'eye-of-horus', 'ankh', 'gold-scarab'], i),
        x + w / 2 + (x < 0 ? 6 : -6),
        34 + i * 58,
        26,
        { fill: '#6ff0dc', glow: '#2bd9c0', gs: 4, o: 0.8 },
      );
  });
  s += A.sym(
    A.alt(['gold-scarab', 'eye-of-horus', 'horus', 'egyptian-sphinx', 'anubis', 'egyptian-profile', 'ankh']),
    150,
    178,
    250,
    {
      fill: ['#39506b', '#131d2c 55', '#070b12'],
      back: 26,
      backc: '#04070c',
      fx: gold,
    },
  );
  s += A.sym(
    A.alt(['gold-scarab', 'eye-of-horus', 'horus', 'egyptian-sphinx', 'anubis', 'egyptian-profile', 'ankh']),
    150,
    178,
    250,
    {
      fill: 'none',
      stroke: '#e9b44c',
      sw: 7,
    },
  );
  s += A.fade(236, '#020a10');
  s += A.title(
    [
      { L: 0, t: 'GATES OF', s: 25, track: 0.18, wt: 700 },
      { L: 1, t: 'ANUBIS', s: 66, wt: 900 },
    ],
    {
      font: 'Cinzel Decorative',
      y: 370,
      gap: 6,
      base: 'bottom',
      fill: GOLD,
      stroke: '#1a0f02',
      sw: 5,
      ext: [0, 5, 4, '#5a3305'],
      w: 262,
    },
  );
  s += A.provider(g.provider, { y: 390, c: '#8fd8cf', s: 8 });
  return s;
};
