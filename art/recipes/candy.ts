import type { Recipe } from '@/art/engine/recipe';
import { at, r1 } from '@/art/engine/arithmetic';
import { sweetOf } from '@/art/recipes/sweets';

export const candy: Recipe = (A, g) => {
  let s = A.bg('#ffc2dd');
  let d = '';
  for (let i = 0; i < 12; i++) {
    const a = i * 0.5236;
    d += `M150 196C${r1(150 + 90 * Math.cos(a))} ${r1(196 + 90 * Math.sin(a))} ${r1(150 + 220 * Math.cos(a + 0.35))} ${r1(196 + 220 * Math.sin(a + 0.35))} ${r1(150 + 400 * Math.cos(a + 0.5))} ${r1(196 + 400 * Math.sin(a + 0.5))}L${r1(150 + 400 * Math.cos(a + 0.76))} ${r1(196 + 400 * Math.sin(a + 0.76))}C${r1(150 + 220 * Math.cos(a + 0.61))} ${r1(196 + 220 * Math.sin(a + 0.61))} ${r1(150 + 90 * Math.cos(a + 0.26))} ${r1(196 + 90 * Math.sin(a + 0.26))} 150 196Z`;
  }
  s += A.path(d, '#ff8dbd') + A.glow(150, 200, 170, '#ffffff', 0.85);
  s +=
    A.path(
      'M-10 330C30 300 60 322 90 316S150 280 190 306S250 300 310 320V410H-10Z',
      A.lin(['#b8f5e2', '#38c9a8']),
    ) + A.path('M-10 356C40 336 90 352 140 344S240 330 310 350V410H-10Z', A.lin(['#fff', '#ffd7ea']));
  s += A.obj('doughnut', 62, 236, 116, { rot: -14 }) + A.obj('cupcake', 238, 244, 130, { rot: 8 });
  s += sweetOf(A, g.sym ?? 0, 150, g.sym ? 204 : 216, 196, { fx: A.popFx({ outline: '#6b1248', ow: 3 }) });
  s += A.obj('candy', 104, 316, 92, { rot: 20 }) + A.obj('strawberry', 206, 320, 70, { rot: -10 });
  s += A.path(
    'M0 0H300V34C292 64 276 60 272 40C262 24 252 34 250 52C246 80 222 78 220 48C214 26 200 34 196 46C188 66 168 64 164 42C156 24 146 32 142 48C138 84 112 84 108 48C102 26 90 34 86 46C80 66 58 62 54 42C48 28 38 34 34 52C28 76 6 72 0 50Z',
    A.lin(['#fff', '#ffeef6']),
  );
  s += A.title(
    [
      { L: 0, t: 'Sugar', s: 80 },
      { L: 1, t: 'CAROUSEL', s: 32, gap: 18, fill: ['#ff5fa8', '#c4106c'] },
    ],
    {
      font: 'Titan One',
      y: 74,
      fill: ['#ff9ed0', '#ff3d94 50', '#d31072'],
      stroke: '#ffffff',
      sw: 9,
      outer: ['#7a0f55', 17],
      w: 246,
      shadow: 0.4,
      rot: -3,
    },
  );
  for (let i = 0; i < 26; i++)
    s += `<rect x="${r1(A.rnd(0, 300))}" y="${r1(A.rnd(340, 396))}" width="9" height="3.4" rx="1.7" fill="${at(['#ff4f9a', '#ffd21f', '#41d9ff', '#7a4bff'], i % 4)}" transform="rotate(${r1(A.rnd(0, 180))} ${150} ${370})"/>`;
  s += A.provider(g.provider, {
    font: 'Titan One',
    wt: 400,
    y: 390,
    s: 10,
    c: '#a3125f',
    track: 0.5,
    o: 1,
    keep: true,
  });
  return s;
};
