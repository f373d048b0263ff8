import type { Recipe } from '@/art/engine/recipe';
import { at } from '@/art/engine/arithmetic';

const DUSKS = [
  ['#ffd27a', '#ff9a4d', '#e8553a', '#9c2c3d', '#4b1733', '#1c0a18'],
  ['#fbe6b0', '#e9b872', '#b97b4b', '#7d4a33', '#4a2a22', '#1f1210'],
  ['#cfe8e4', '#f2c79a', '#e58a5c', '#a34c52', '#552a45', '#20122a'],
] as const;

/** The hour of the duel: flat mesas against a low sun, a hat and its shadow. */
export const westDusk: Recipe = (A, g) => {
  A.settle();
  const tone = A.pick(DUSKS);
  const dark = at(tone, 5);
  const sx = A.pick([90, 150, 210]);
  let s = A.bg(A.lin([at(tone, 1), at(tone, 0) + ' 60', at(tone, 1)]));
  for (let i = 3; i > 0; i--)
    s += A.circle(sx, 210, 54 + i * 34, at(tone, 0), `opacity="${0.55 - i * 0.12}"`);
  s += A.circle(sx, 210, 62, '#fff6dd');
  s +=
    A.path('M-10 262V206H34L40 170H92L100 206L118 214V262Z', at(tone, 2)) +
    A.path('M186 262V196H204L212 150H262L270 196H320V262Z', at(tone, 2));
  s += A.path('M-10 280C60 250 110 264 160 258S260 246 310 262V410H-10Z', at(tone, 3));
  s += A.path('M-10 310C80 284 200 300 310 288V410H-10Z', at(tone, 4));
  const cactus = (x: number, y: number, k: number, c: string) =>
    `<g transform="translate(${x} ${y}) scale(${k})"><path d="M-9 0V-92a9 9 0 0 1 18 0V-44h14a6 6 0 0 0 6 -6V-70a8 8 0 0 1 16 0V-46a18 18 0 0 1 -18 18H9V0ZM-9 -24H-24a18 18 0 0 1 -18 -18V-58a8 8 0 0 1 16 0V-46a6 6 0 0 0 6 6H-9Z" fill="${c}"/></g>`;
  s += cactus(38, 318, 1.05, at(tone, 4)) + cactus(270, 322, 1.4, dark);
  const hero = A.alt(['desert-skull', 'horseshoe', 'cowboy-boot']);
  s += A.sym(hero, 146, 226, 168, { fill: at(tone, 0), back: 34, backc: dark });
  if (hero === 'desert-skull')
    s += A.sym('western-hat', 146, 152, 172, { fill: at(tone, 3), back: 30, backc: dark });
  for (let i = 0; i < 5; i++)
    s += A.path(
      `M${(40 + A.rnd(0, 220)).toFixed(1)} ${(130 + A.rnd(0, 50)).toFixed(1)}q6 -5 10 0q5 -5 10 0`,
      'none',
      `stroke="${dark}" stroke-width="2"`,
    );
  s += A.rect(0, 330, 300, 70, dark);
  for (let i = 0; i < 40; i++)
    s += A.path(`M${i * 8 - 4} 334l${A.rnd(-4, 4).toFixed(1)} ${(-A.rnd(5, 16)).toFixed(1)}l4 18Z`, dark);
  s += A.title(
    [
      { L: 0, t: 'SILAS', s: 62 },
      { L: 1, t: 'CROW', s: 30, track: 0.1, gap: 9, fill: at(tone, 3) },
    ],
    { font: A.pick(['Rye', 'Sancreek', 'Alfa Slab One']), y: 62, fill: dark, w: 262, shadow: 0 },
  );
  s += A.provider(g.provider, { y: 380, s: 9.5, wt: 800, c: at(tone, 0), o: 1, track: 3 });
  return s;
};
