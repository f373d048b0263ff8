import type { Recipe } from '@/art/engine/recipe';
import { CHROME } from '@/art/engine/palette';

export const poker: Recipe = (A, g) => {
  const suit = g.lines ? A.pick(['s', 'h', 'd', 'c'] as const) : 's';
  let s = A.bg(A.lin(['#0d1420', '#142238 52', '#0b3a66 54', '#061a33']));
  for (let i = 0; i < 8; i++)
    s += `<path d="M${20 + i * 38} 0V150" stroke="#ffb65a" stroke-opacity=".14" stroke-width="14"/>`;
  s += A.glow(150, 60, 180, '#4a9bff', 0.5);
  s +=
    A.path('M-60 210Q150 130 360 210V420H-60Z', A.rad(['#2a7fd4', '#0d4687 55', '#051f42'], 150, 220, 230)) +
    A.path('M-60 210Q150 130 360 210', 'none', 'stroke="#1a0e06" stroke-width="16"') +
    A.path('M-60 204Q150 124 360 204', 'none', 'stroke="#c9d3df" stroke-width="2"');
  s = A.tint(s);
  (
    [
      ['10', suit, -30, 74, 244],
      ['J', suit, -15, 112, 226],
      ['Q', suit, 0, 151, 220],
      ['K', suit, 15, 190, 226],
      ['A', suit, 30, 228, 244],
    ] as const
  ).forEach((q) => {
    s += A.card(q[3], q[4] - 40, 78, q[2], q[0], q[1]);
  });
  s +=
    A.stack(70, 318, 30, 6, ['#14100f', '#c8202f']) +
    A.stack(228, 322, 30, 9, ['#e0a02c', '#14100f']) +
    A.stack(150, 336, 32, 4, ['#c8202f', '#f6efdd'], { c2: '#14100f' });
  s += A.fade(280, '#030d1c', 1);
  s += A.title(
    [
      { L: 0, t: 'HOLD’EM', s: 70 },
      {
        L: 1,
        t: 'SIX SEATS',
        s: 15,
        track: 0.5,
        font: 'Figtree',
        wt: 800,
        fill: '#bcd8ff',
        sw: 0,
        ext: null,
        gap: 15,
      },
    ],
    {
      font: 'Anton',
      y: 382,
      base: 'bottom',
      fill: CHROME,
      w: 252,
      stroke: '#030d1c',
      sw: 5,
      ext: [0, 4, 4, '#12345e'],
    },
  );
  return s;
};
