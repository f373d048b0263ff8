import type { Recipe } from '@/art/engine/recipe';
import { GOLD, GOLDM } from '@/art/engine/palette';

export const egypt: Recipe = (A, g) => {
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
  s += A.sym(
    A.alt(['gold-scarab', 'eye-of-horus', 'horus', 'egyptian-sphinx', 'anubis', 'egyptian-profile', 'ankh']),
    150,
    176,
    186,
    {
      fill: GOLDM,
      back: 30,
      backc: '#3c1602',
      fx,
    },
  );
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
