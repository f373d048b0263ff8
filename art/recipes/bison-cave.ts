import type { Recipe } from '@/art/engine/recipe';
import { at, r1 } from '@/art/engine/arithmetic';

const ROCKS = [
  ['#e9cfa0', '#c08f56', '#7a2a16', '#2e1710'],
  ['#e6d9c6', '#b09a82', '#3a2a24', '#8f3a1c'],
  ['#f0c79a', '#c9784a', '#2d1512', '#f8ecd2'],
] as const;
const HEADS = ['buffalo-head', 'elephant-head', 'lion', 'eagle-head'] as const;

/** Painted on the rock by lamp light: earth colours, dots, the hunters small below. */
export const bisonCave: Recipe = (A, g) => {
  const [rock, shade, paint, second] = A.pick(ROCKS);
  A.settle();
  let s = A.bg(A.rad([rock, rock, shade], 140, 150, 300));
  for (let i = 0; i < 70; i++)
    s += A.circle(A.rnd(0, 300), A.rnd(0, 400), A.rnd(1, 26), i % 2 ? shade : '#ffffff', 'opacity=".08"');
  for (let i = 0; i < 5; i++) {
    let d = `M${r1(A.rnd(0, 300))} ${r1(A.rnd(0, 60))}`;
    for (let k = 0; k < 7; k++) d += `l${r1(A.rnd(-34, 34))} ${r1(A.rnd(14, 60))}`;
    s += A.path(d, 'none', `stroke="${shade}" stroke-width="1.6" opacity=".7"`);
  }
  s += A.circle(A.pick([232, 66, 150]), 70, 34, second, 'opacity=".85"');
  for (let i = 0; i < 14; i++) {
    const a = (i / 14) * 6.2832;
    s += A.path(
      `M0 -42V-56`,
      'none',
      `stroke="${second}" stroke-width="4" stroke-linecap="round" opacity=".7" transform="translate(${r1(20 + i * 20)} ${r1(298 + 6 * Math.sin(a * 2))})"`,
    );
  }
  const hero = at(HEADS, g.sym ?? 0);
  s +=
    A.sym(hero, 150, 164, 236, { fill: paint, back: 12, backc: paint, o: 0.35 }) +
    A.sym(hero, 146, 160, 232, { fill: rock, back: 26, backc: paint });
  for (let i = 0; i < 60; i++)
    s += A.circle(A.rnd(30, 270), A.rnd(60, 260), A.rnd(0.8, 2.4), rock, 'opacity=".6"');
  const hunter = (x: number, y: number, k: number) =>
    `<g transform="translate(${x} ${y}) scale(${k})" stroke="${second}" stroke-width="5" stroke-linecap="round" fill="none"><circle cx="0" cy="-34" r="5" fill="${second}"/><path d="M0 -26L-3 -6L-14 14M-3 -6L10 12M-1 -20L18 -28M-1 -20L-14 -10M8 -40L34 -18" /></g>`;
  for (let i = 0; i < 4; i++) s += hunter(40 + i * 70 + A.rnd(-8, 8), 288, A.rnd(0.7, 0.95));
  const dark = second === '#f8ecd2' ? paint : second === '#2e1710' ? second : paint;
  s += A.path('M-10 316C60 306 120 318 180 310S270 308 310 314V410H-10Z', dark);
  s += A.title(
    [
      { L: 0, t: 'BISON', s: 58 },
      { L: 1, t: 'RIDGE', s: 25, track: 0.3, gap: 9, fill: shade },
    ],
    {
      font: A.pick(['Rye', 'Alfa Slab One', 'Luckiest Guy']),
      y: 380,
      base: 'bottom',
      fill: rock,
      w: 262,
      shadow: 0,
    },
  );
  s += A.provider(g.provider, { y: 24, s: 9, wt: 800, c: dark, o: 1, track: 2.6 });
  return s;
};
