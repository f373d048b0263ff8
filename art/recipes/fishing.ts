import type { Recipe } from '@/art/engine/recipe';
import { r1 } from '@/art/engine/arithmetic';

export const fishing: Recipe = (A, g) => {
  let s = A.bg(A.lin(['#1aa6ff', '#7ad7ff 40', '#ffe9b8 56', '#ffd07a 60']));
  s +=
    A.rays(236, 120, 18, 380, '#fff6c8', 0.34) +
    A.circle(236, 120, 34, '#fffbe0') +
    A.glow(236, 120, 96, '#fff2a8', 0.9);
  s += A.cloud(56, 150, 0.8, '#ffffff', 0.95) + A.cloud(240, 190, 0.6, '#ffffff', 0.8);
  s +=
    A.path('M-10 240L40 196L84 226L130 186L196 236L244 206L320 246V260H-10Z', '#2f8f6b') +
    A.path('M-10 250L60 224L140 246L220 226L320 250V270H-10Z', '#1c6e56');
  s += A.rect(0, 246, 300, 160, A.lin(['#2ed3f0', '#0a86c9 40', '#053d7d']));
  for (let i = 0; i < 12; i++)
    s += `<path d="M${r1(A.rnd(-10, 280))} ${r1(256 + i * 7)}h${r1(A.rnd(20, 70))}" stroke="#c9fbff" stroke-width="2" opacity="${r1(0.7 - i * 0.04)}" stroke-linecap="round"/>`;
  s += `<path d="M300 -4C250 60 210 90 196 132" stroke="#fff" stroke-width="2" fill="none"/>`;
  const drop = (x: number, y: number, k: number, r: number) =>
    `<path transform="translate(${x} ${y}) rotate(${r}) scale(${k})" d="M0-16C8-4 11 2 11 7A11 11 0 0 1-11 7C-11 2-8-4 0-16Z" fill="#e6fcff" stroke="#2aaede" stroke-width="2"/>`;
  s += `<g>${A.path('M60 290C70 250 84 262 92 236C100 262 112 240 122 214C128 250 148 226 156 206C164 238 182 216 190 240C200 262 214 246 240 290Z', '#d9fbff')}${A.path('M80 292C88 268 100 276 106 256C114 276 126 262 134 246C142 270 156 250 164 264C176 280 194 270 220 292Z', '#7fe6fa')}</g>`;
  s += A.obj('tropical-fish', 148, 216, 196, {
    rot: -30,
    fx: A.popFx({ outline: '#06305f', ow: 3.4, soft: 6, scale: 4, k1: 0.3, k2: 0.74, spec: 0.28 }),
  });
  (
    [
      [44, 214, 0.9, -40],
      [70, 180, 0.6, -30],
      [236, 226, 0.9, 40],
      [252, 196, 0.5, 50],
      [212, 250, 0.7, 30],
      [88, 240, 0.5, -20],
    ] as const
  ).forEach((q) => {
    s += drop(q[0], q[1], q[2], q[3]);
  });
  s +=
    A.coin(46, 322, 24, { rot: -14, t: 0.9 }) +
    A.coin(258, 330, 28, { rot: 12, t: 0.9 }) +
    A.coin(84, 356, 15, { t: 0.8 });
  s += A.title(
    [
      { L: 0, t: 'BIG REEL', s: 62 },
      { L: 1, t: 'BAY', s: 62, gap: 12 },
    ],
    {
      font: 'Luckiest Guy',
      y: 60,
      fill: ['#fffbd0', '#ffdf2b 45', '#ff9b0f'],
      stroke: '#0a2b66',
      sw: 12,
      ext: [0, 7, 6, '#061b45'],
      w: 252,
      rot: -3,
      x: 150,
    },
  );
  s += A.provider(g.provider, { y: 390, font: 'Luckiest Guy', wt: 400, s: 10, c: '#d9fbff', track: 1, o: 1 });
  return s;
};
