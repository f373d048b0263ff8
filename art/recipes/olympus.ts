import type { Recipe } from '@/art/engine/recipe';
import { GOLDM } from '@/art/engine/palette';

export const olympus: Recipe = (A, g) => {
  let s = A.bg(A.lin(['#2c6fd1', '#79b8f5 40', '#f7e7c8 78', '#fff8ea']));
  s += A.rays(150, 120, 26, 420, '#fff', 0.3);
  s += A.glow(150, 140, 170, '#fffbe8', 1);
  s = A.tint(s);
  (
    [
      [8, 40],
      [252, 40],
    ] as const
  ).forEach(([x, w]) => {
    s += A.rect(x - 6, 62, w + 12, 12, '#fffaf0') + A.rect(x - 3, 74, w + 6, 7, '#d9cfb8');
    for (let i = 0; i < 5; i++) s += A.rect(x + i * 8, 81, 8, 320, A.lin(['#fffdf5', '#cfc3a8'], 0));
    s += A.path(
      `M${x - 8} 62a10 10 0 0 1 10-16h${w - 4}a10 10 0 0 1 10 16Z`,
      '#fffaf0',
      'stroke="#d9b35a" stroke-width="2"',
    );
  });
  s += A.cloud(40, 280, 1.2, '#fff') + A.cloud(262, 292, 1.3, '#fff') + A.cloud(150, 322, 1.6, '#fff6e4');
  s += `<g opacity=".95">${A.sym('laurels', 150, 176, 250, { fill: GOLDM, fx: A.sculpt({ outline: '#7a4a06', soft: 2, ow: 1.6 }) })}</g>`;
  s += A.sym(
    A.alt(['lightning-mask', 'medusa-head', 'zeus-sword', 'greek-temple', 'trophy-cup', 'laurels']),
    150,
    170,
    176,
    {
      fill: ['#ffffff', '#f0e6cf 50', '#b7a98a'],
      back: 26,
      backc: '#7a5a1c',
      fx: A.sculpt({ outline: '#5a3f0e', soft: 4, scale: 8, light: '#fff' }),
    },
  );
  const bolt = (d: string) =>
    `<path d="${d}" fill="#ffcf1f" stroke="#8a4a02" stroke-width="4" stroke-linejoin="round"/><path d="${d}" fill="none" stroke="#fffbd0" stroke-width="1.4"/>`;
  s += `<g transform="translate(60 96) rotate(16)">${bolt('M10-50L-22 12H0L-14 58L30-8H8L26-50Z')}</g><g transform="translate(240 96) rotate(-16) scale(-1 1)">${bolt('M10-50L-22 12H0L-14 58L30-8H8L26-50Z')}</g>`;
  s +=
    A.path('M-10 322Q150 286 310 322V410H-10Z', A.lin(['#1d4fa8', '#0b2763'])) +
    A.path('M-10 322Q150 286 310 322', 'none', 'stroke="#e3b24a" stroke-width="5"');
  s += A.title(
    [
      { L: 0, t: 'OLYMPUS', s: 54, wt: 900 },
      { L: 1, t: 'Verdict', s: 28, wt: 700, gap: 13 },
    ],
    {
      font: 'Cinzel Decorative',
      y: 384,
      base: 'bottom',
      fill: ['#fff', '#fff1c4 45', '#f0c04d'],
      w: 262,
      stroke: '#071c4d',
      sw: 5,
      ext: [0, 4, 4, '#071c4d'],
    },
  );
  s += A.provider(g.provider, { y: 24, s: 8.5, c: '#fff', o: 1, wt: 800 });
  return s;
};
