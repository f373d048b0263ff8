import type { Recipe } from '@/art/engine/recipe';
import { GOLD, GOLDM } from '@/art/engine/palette';

export const book: Recipe = (A, g) => {
  let s = A.bg(A.rad(['#f7b955', '#8a4a12 38', '#2a1305 75', '#120702'], 150, 210, 280));
  s += A.rays(150, 236, 26, 420, '#fff0b8', 0.3, 0.02, 0.42);
  s += `<g opacity=".5" transform="rotate(14 150 170)">${A.sym('compass', 150, 150, 270, { fill: '#ffdf9a' })}</g>`;
  s += A.glow(150, 200, 150, '#fff2b8', 0.95);
  const p = A.sculpt({ outline: '#2a1003', soft: 3.2, scale: 5, k1: 0.5, k2: 0.58 });
  s += `<g filter="${p}"><path d="M150 268C112 244 62 244 22 258V300C62 286 112 288 150 312C188 288 238 286 278 300V258C238 244 188 244 150 268Z" fill="#7a1f12"/><path d="M150 262C116 232 74 226 34 234L22 282C66 270 114 276 150 300C186 276 234 270 278 282L266 234C226 226 184 232 150 262Z" fill="${A.lin(['#fff7df', '#f2d9a0'], 90)}"/><path d="M150 262V300" stroke="#b98a48" stroke-width="3"/></g>`;
  for (let i = 0; i < 4; i++)
    s += `<path d="M${46 + i * 3} ${246 + i * 8}q48 -9 88 ${18 + i}M${254 - i * 3} ${246 + i * 8}q-48 -9 -88 ${18 + i}" stroke="#a8763a" stroke-width="1.6" fill="none" opacity=".6"/>`;
  s +=
    A.glow(150, 246, 90, '#fffbe0', 1, 60) +
    A.path('M104 262L70 60H230L196 262Z', A.lin(['#fff6c800', '#fff6c8cc']));
  s += A.sym(
    A.alt(['sun-priest', 'aztec-calendar-sun', 'crystal-ball', 'medusa-head', 'compass', 'owl', 'fox-head']),
    150,
    156,
    168,
    {
      fill: GOLDM,
      glow: '#fff0a8',
      gs: 10,
      back: 26,
      backc: '#4a1f04',
      fx: A.sculpt({ outline: '#3a1602', soft: 3, scale: 7 }),
    },
  );
  (
    [
      [60, 190, 10],
      [240, 180, 13],
      [86, 110, 8],
      [222, 96, 9],
      [190, 60, 6],
      [112, 70, 7],
    ] as const
  ).forEach((q) => {
    s += A.spark(q[0], q[1], q[2], '#fff6cc');
  });
  s += A.fadeTop(110, '#120702', 0.9) + A.fade(306, '#120702', 1);
  s += A.title([{ L: 0, t: 'BOOK OF', s: 26, track: 0.3, fill: '#fff0cc' }], {
    font: 'Uncial Antiqua',
    y: 46,
    fill: GOLD,
    w: 250,
    shadow: 0.8,
  });
  s += A.title([{ L: 1, t: 'Meridian', s: 76 }], {
    font: 'Uncial Antiqua',
    y: 364,
    fill: GOLD,
    w: 270,
    stroke: '#2a1003',
    sw: 7,
    ext: [0, 6, 5, '#7a3a06'],
    hi: '#fff7d6',
  });
  s += A.provider(g.provider, { y: 389, s: 8, c: '#ffdf9a' });
  return s;
};
