import type { Recipe } from '@/art/engine/recipe';
import { at, r1 } from '@/art/engine/arithmetic';

export const gems: Recipe = (A, g) => {
  let s = A.bg(A.lin(['#eafcff', '#b9ecf7 40', '#6fc4ea']));
  const cols = ['#ffffff', '#d5f6ff', '#9ddff5', '#79c6ee', '#c9f0ff', '#5fb2e4'];
  for (let i = 0; i < 26; i++) {
    const a = A.rnd(0, 6.28),
      x = 150 + Math.cos(a) * 30,
      y = 190 + Math.sin(a) * 30,
      a2 = a + A.rnd(0.08, 0.3);
    s += A.path(
      `M${r1(x)} ${r1(y)}L${r1(x + 420 * Math.cos(a))} ${r1(y + 420 * Math.sin(a))}L${r1(x + 420 * Math.cos(a2))} ${r1(y + 420 * Math.sin(a2))}Z`,
      at(cols, i % 6),
      'opacity=".5"',
    );
  }
  s += A.glow(150, 190, 150, '#ffffff', 0.95);
  s +=
    A.gem(64, 128, 46, 158, { n: 6, s: 75 }) +
    A.gem(240, 118, 50, 44, { n: 8, s: 96 }) +
    A.gem(250, 262, 56, 276, { n: 5, s: 70, off: -1.57 }) +
    A.gem(58, 268, 58, 205, { n: 8, s: 92, sx: 0.84 });
  s += A.gem(150, 190, 96, 348, { n: 10, s: 88 });
  s += A.spark(122, 140, 26) + A.spark(226, 96, 14) + A.spark(76, 240, 15) + A.spark(262, 238, 12);
  s += A.path('M0 318L300 292V400H0Z', '#0c2c5c') + A.path('M0 318L300 292V298L0 324Z', '#43e0ff');
  s += A.title([{ L: 'all', t: 'PRISM VAULT', s: 76, wt: 400 }], {
    font: 'Staatliches',
    y: 366,
    two: [377, 34],
    fill: ['#ffffff', '#bdf3ff'],
    w: 256,
    shadow: 0,
    skewY: -5,
  });
  s += A.provider(g.provider, { x: 20, y: 26, anchor: 'start', c: '#0c2c5c', o: 1, s: 9, wt: 800 });
  return s;
};
