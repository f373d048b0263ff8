import type { Recipe } from '@/art/engine/recipe';
import { r1 } from '@/art/engine/arithmetic';

const NIGHTS = [
  ['#f2c230', '#101217', '#d62839'],
  ['#ef5b3a', '#14101c', '#f6e3c0'],
  ['#3fb8a8', '#0c1a1e', '#f2c230'],
  ['#e8e2d2', '#15171c', '#c81d3a'],
] as const;

/** A title card of the sixties: a search light on a flat wall, the shape of a thief. */
export const heistNight: Recipe = (A, g) => {
  A.settle();
  const [wall, black, spot] = A.pick(NIGHTS);
  const left = A.pick([true, false]);
  let s = A.bg(black);
  const [lx, cx] = left ? [-20, 172] : [320, 128];
  s += A.path(`M${lx} -30L${cx - 118} 190A112 112 0 0 0 ${cx + 118} 190Z`, wall, 'opacity=".22"');
  s += A.circle(cx, 180, 124, wall);
  // windows of the town behind
  for (let i = 0; i < 6; i++) {
    const x = (left ? 0 : 222) + (i % 2) * 40;
    for (let j = 0; j < 3; j++)
      s += A.rect(
        x + 8,
        240 + i * 10 + j * 12 - (i % 2) * 20,
        10,
        7,
        A.R() > 0.5 ? wall : '#ffffff22',
        'opacity=".5"',
      );
  }
  const hero = A.alt(['cat', 'robber-mask', 'fox-head']);
  s += A.sym(hero, cx + 12, 196, 184, { fill: spot, back: 12, backc: spot });
  s += A.sym(hero, cx, 186, 184, { fill: black, back: 12, backc: black });
  s += A.gem(left ? 248 : 52, 256, 26, 348, { n: 8 }) + A.spark(left ? 240 : 44, 246, 14);
  s += A.path(`M0 292L300 276V400H0Z`, spot) + A.path(`M0 302L300 286V400H0Z`, black);
  let keys = '';
  for (let i = 0; i < 24; i++) keys += `M${r1(i * 13)} 400v-${r1(A.rnd(3, 9))}`;
  s += A.path(keys, 'none', `stroke="${spot}" stroke-width="5"`);
  s += A.title(
    [
      { L: 0, t: 'VELVET', s: 58 },
      { L: 1, t: 'HEIST', s: 27, track: 0.24, gap: 9, fill: wall },
    ],
    {
      font: A.pick(['Bowlby One', 'Anton', 'Righteous']),
      x: left ? 20 : 280,
      anchor: left ? 'start' : 'end',
      y: 374,
      base: 'bottom',
      fill: '#ffffff',
      w: 258,
      shadow: 0,
      skewY: -3,
    },
  );
  s += A.provider(g.provider, {
    x: left ? 282 : 18,
    y: 24,
    anchor: left ? 'end' : 'start',
    s: 8.5,
    wt: 800,
    c: wall,
    o: 1,
  });
  return s;
};
