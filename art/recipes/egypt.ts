import type { Recipe } from '@/art/engine/types';
import { GOLD, GOLDM } from '@/art/engine/palette';
import { at } from '@/art/engine/arithmetic';

export const egypt: Recipe = (A, g, v: number) => {
  if (v === 1) {
    // night gate, Anubis in profile
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
    s += A.sym(A.alt(['anubis', 'horus', 'egyptian-profile']), 150, 178, 250, {
      fill: ['#39506b', '#131d2c 55', '#070b12'],
      back: 26,
      backc: '#04070c',
      fx: gold,
    });
    s += A.sym(A.alt(['anubis', 'horus', 'egyptian-profile']), 150, 178, 250, {
      fill: 'none',
      stroke: '#e9b44c',
      sw: 7,
    });
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
  }
  const fx = A.sculpt({ outline: '#4a1c02', light: '#fff6c4', soft: 3, scale: 7, drop: 10 });
  let s = A.bg(A.lin(['#04283f', '#0c6a77 30', '#e58a2d 62', '#ffd479 78', '#8c4413']));
  s += A.rays(150, 146, 28, 420, '#fff0b0', 0.2, 0.05);
  s += A.glow(150, 146, 200, '#ffc34d', 0.9);
  s += A.circle(150, 146, 104, A.rad(['#fffbe2', '#ffdc78 55', '#f39c25'], 150, 130, 112));
  s += A.circle(150, 146, 112, 'none', 'stroke="#fff1bd" stroke-width="2" opacity=".7"');
  s +=
    A.path('M-60 312L44 196L150 312Z', A.lin(['#f9c667', '#a5561b'])) +
    A.path('M44 196L150 312H70Z', '#7a3a12');
  s +=
    A.path('M140 312L252 168L370 312Z', A.lin(['#ffd98a', '#b3611d'])) +
    A.path('M252 168L370 312H276Z', '#8b4414');
  s += A.wave(318, 18, 240, 0.2, '#b86a22') + A.wave(336, 14, 180, 0.4, '#6e330c');
  s += A.sym('fluffy-wing', 66, 160, 140, {
    fill: ['#e8fff6', '#3ed6c2 40', '#0b6f86 80', '#083d63'],
    flip: true,
    rot: -6,
    fx: A.sculpt({ outline: '#4a1c02', light: '#eaffff', soft: 2.2 }),
  });
  s += A.sym('fluffy-wing', 234, 160, 140, {
    fill: ['#e8fff6', '#3ed6c2 40', '#0b6f86 80', '#083d63'],
    rot: 6,
    fx: A.sculpt({ outline: '#4a1c02', light: '#eaffff', soft: 2.2 }),
  });
  s += A.sym(A.alt(['gold-scarab', 'eye-of-horus', 'horus', 'egyptian-sphinx']), 150, 176, 186, {
    fill: GOLDM,
    back: 30,
    backc: '#3c1602',
    fx,
  });
  s += A.circle(
    150,
    90,
    19,
    A.rad(['#ffd9c9', '#ff5b3d 45', '#9d1408'], 144, 84, 24),
    'stroke="#ffe08a" stroke-width="4"',
  );
  s += A.spark(143, 84, 9);
  s += A.fade(292, '#2a0f02');
  s += A.title(
    [
      { L: 0, t: 'SCARAB', s: 62, wt: 900 },
      { L: 1, t: 'OF NEFER', s: 24, track: 0.2, wt: 700 },
    ],
    {
      font: 'Cinzel Decorative',
      y: 368,
      base: 'bottom',
      gap: 12,
      fill: GOLD,
      stroke: '#3a1602',
      sw: 6,
      ext: [0, 5, 4, '#7a3a06'],
      w: 256,
    },
  );
  s += A.frame(['#fff0b0', '#a86a12 40', '#ffd66b', '#7d4806'], { i: 0, w: 7, r: 16 });
  s += A.provider(g.provider, { y: 389, s: 7, c: '#ffdf9a' });
  return s;
};
