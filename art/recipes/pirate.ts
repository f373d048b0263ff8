import type { Recipe } from '@/art/engine/recipe';
import { r1 } from '@/art/engine/arithmetic';

export const pirate: Recipe = (A, g) => {
  let s = A.bg(A.lin(['#0c2b45', '#1b6a86 40', '#f2a65a 66', '#ffd89a 72', '#0a3a4f 72.5', '#041c2b']));
  s += A.glow(226, 240, 130, '#ffe0a0', 0.9) + A.circle(226, 262, 44, '#fff3d0');
  s += A.rect(0, 290, 300, 120, A.lin(['#1a6a80', '#062c40']));
  for (let i = 0; i < 10; i++)
    s += `<path d="M${r1(190 + A.rnd(-30, 30))} ${296 + i * 8}h${r1(A.rnd(20, 60))}" stroke="#ffe3ac" stroke-width="2.4" opacity="${r1(0.8 - i * 0.07)}" stroke-linecap="round"/>`;
  s += `<g fill="#0a2233"><path d="M14 296L22 268H112L122 296Z"/><path d="M40 268V180M78 268V160" stroke="#0a2233" stroke-width="4"/><path d="M30 190Q52 200 58 240L26 244ZM66 172Q98 184 102 236L64 246ZM70 160H96L88 166L96 172H70Z"/></g>`;
  s += A.sym(A.alt(['pirate-skull', 'pirate-captain', 'tentacles-skull']), 158, 178, 232, {
    fill: ['#fffdf2', '#f0e0bd 45', '#b0936a'],
    back: 26,
    backc: '#1a0d05',
    fx: A.sculpt({ outline: '#1a0d05', soft: 3.4, scale: 7, light: '#fff' }),
  });
  s += A.g(
    A.path(
      'M58 138C54 82 102 54 158 54S262 82 258 138C232 114 200 106 158 106S84 114 58 138Z',
      A.lin(['#ff5a4d', '#c8202f 50', '#7a0a14']),
    ) +
      A.path(
        'M252 118C280 112 292 130 296 150C282 142 270 146 262 138ZM254 126C270 140 276 160 270 178C262 166 252 160 250 146Z',
        '#a3121f',
      ) +
      (
        [
          [104, 88],
          [138, 74],
          [178, 76],
          [214, 90],
          [122, 104],
          [160, 92],
          [196, 102],
        ] as const
      )
        .map((q) => A.circle(q[0], q[1], 5, '#ffe6d6'))
        .join(''),
    `filter="${A.sculpt({ outline: '#2a0508', soft: 3, scale: 5, k1: 0.7, k2: 0.4, drop: 3, dropO: 0.4 })}"`,
  );
  (
    [
      [40, 338, 19],
      [74, 352, 16],
      [256, 340, 20],
      [226, 354, 15],
      [282, 358, 14],
      [18, 366, 15],
    ] as const
  ).forEach(([x, y, r]) => {
    s += A.coin(x, y, r, { rot: A.rnd(-30, 30), t: 0.75 });
  });
  s += A.fade(300, '#02121c', 0.85);
  s += `<g><path d="M18 322C90 300 210 300 282 322L274 372C206 352 94 352 26 372Z" fill="${A.lin(['#f7e3b4', '#c99a58'])}" stroke="#3a1f0a" stroke-width="4"/></g>`;
  s += A.title([{ L: 'all', t: 'Corsair’s Cut', s: 54 }], {
    font: 'Pirata One',
    y: 352,
    two: [351, 20],
    fill: '#5a0f0a',
    w: 226,
    shadow: 0,
    arc: 560,
  });
  s += A.provider(g.provider, { y: 26, s: 9, c: '#ffe0a0', o: 1 });
  return s;
};
