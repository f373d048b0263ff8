import type { Recipe } from '@/art/engine/recipe';
import type { Stops } from '@/art/engine/types';

export const steam: Recipe = (A, g) => {
  let s = A.bg(A.rad(['#c98a52', '#7a4520 45', '#2a1508 80', '#140a04'], 150, 170, 280));
  const gear = (x: number, y: number, k: number, c: Stops, r: number, o = 1) =>
    A.sym('big-gear', x, y, k, {
      fill: c,
      rot: r,
      o,
      fx: A.once('_gfx', () => A.sculpt({ outline: '#1c0d04', soft: 2.4, scale: 6, light: '#ffe6b8' })),
    });
  s +=
    gear(20, 60, 190, ['#d89a5a', '#7a4520'], 12) +
    gear(292, 120, 220, ['#c9a25a', '#6b4a1c'], 4) +
    gear(26, 270, 170, ['#a8693a', '#5a3214'], 30) +
    gear(270, 300, 160, ['#d8a25a', '#7a4a1c'], 18);
  s +=
    A.circle(
      150,
      176,
      104,
      A.lin(['#ffe6b0', '#b97a2a 40', '#6b3f10 70', '#e6b35a'], 50),
      'stroke="#1c0d04" stroke-width="4"',
    ) +
    A.circle(
      150,
      176,
      86,
      A.rad(['#fffaf0', '#f3e2bd 60', '#c9a468'], 140, 150, 110),
      'stroke="#4a2a0c" stroke-width="4"',
    );
  ['XII', 'I', 'II', 'III', 'IV', 'V', 'VI', 'VII', 'VIII', 'IX', 'X', 'XI'].forEach((t, i) => {
    s += `<g transform="translate(150 176) rotate(${i * 30}) translate(0 -64)">${A.label(t, { x: 0, y: 0, size: 17, font: 'Playfair Display SC', wt: 700, fill: '#3a1f0a' })}</g>`;
  });
  s +=
    gear(150, 176, 84, ['#b98a4a', '#6b4214'], 8, 0.55) +
    `<path d="M150 176L112 128M150 176L150 104" stroke="#1c0d04" stroke-width="7" stroke-linecap="round"/><path d="M150 176L196 210" stroke="#c8202f" stroke-width="3"/><circle cx="150" cy="176" r="8" fill="#c8202f" stroke="#1c0d04" stroke-width="3"/>` +
    `<path d="M90 124A84 84 0 0 1 176 96L160 120A60 60 0 0 0 108 140Z" fill="#fff" opacity=".4"/>`;
  for (let i = 0; i < 24; i++) {
    const a = (i / 24) * 6.2832;
    s += A.circle(150 + 95 * Math.cos(a), 176 + 95 * Math.sin(a), 2.6, '#4a2a0c');
  }
  s += A.fade(280, '#140a04', 1);
  s += A.title(
    [
      { L: 0, t: 'Clockwork', s: 54, wt: 700 },
      { L: 1, t: 'ODEON', s: 24, track: 0.7, gap: 13, wt: 700, sw: 4 },
    ],
    {
      font: 'Playfair Display SC',
      y: 373,
      base: 'bottom',
      fill: ['#fff3d6', '#f2c27a 50', '#b8742a'],
      w: 262,
      stroke: '#1c0d04',
      sw: 6,
      ext: [0, 4, 4, '#5a3210'],
    },
  );
  s += A.provider(g.provider, { y: 390, s: 8, c: '#f2c27a' });
  return s;
};
