import type { Recipe } from '@/art/engine/recipe';
import type { Point } from '@/art/engine/types';
import { GOLD, GOLDM } from '@/art/engine/palette';

export const jackpot: Recipe = (A, g) => {
  let s = A.bg(A.rad(['#ff4d3d', '#c20a1f 40', '#5e0213 75', '#2a010a'], 150, 190, 290));
  s += A.rays(150, 176, 24, 400, '#ffd36b', 0.3, 0.06);
  s = A.tint(s);
  const arch = 'M30 300V150C30 76 84 30 150 30S270 76 270 150V300Z';
  s +=
    A.path(arch, A.lin(['#ffe9a0', '#d8952a 50', '#7d4606'])) +
    A.path(
      'M46 300V152C46 88 92 46 150 46S254 88 254 152V300Z',
      A.rad(['#7d0b3a', '#3a0322 70', '#1c0114'], 150, 180, 180),
    );
  const pts: Point[] = [];
  for (let i = 0; i <= 24; i++) {
    const a = Math.PI - (i * Math.PI) / 24;
    pts.push([150 + 112 * Math.cos(a), 150 - 112 * Math.sin(a)]);
  }
  for (let i = 1; i < 8; i++) {
    pts.unshift([38, 150 + i * 19]);
    pts.push([262, 150 + i * 19]);
  }
  s += A.glow(150, 160, 120, '#ffb627', 0.75) + A.bulbs(pts, 4.4);
  s += A.sym(A.alt(['imperial-crown', 'queen-crown', 'trophy-cup', 'open-treasure-chest']), 150, 134, 128, {
    fill: GOLDM,
    back: 26,
    backc: '#3a1602',
    fx: A.sculpt({ outline: '#2a0f02', soft: 3, scale: 8 }),
  });
  const cs: (readonly [number, number, number])[] = [];
  for (let i = 0; i < 30; i++) cs.push([A.rnd(4, 296), A.rnd(262, 400), A.rnd(12, 22)]);
  cs.sort((a, b) => a[1] - b[1]);
  cs.forEach(([x, y, r]) => {
    const k = Math.abs(x - 150) / 150;
    s += A.coin(x, y - k * 30 + 10, r, { rot: A.rnd(-40, 40), t: A.rnd(0.45, 0.95) });
  });
  (
    [
      [40, 60, 13, 0.5],
      [264, 72, 15, 0.6],
      [20, 176, 11, 0.9],
      [284, 190, 12, 0.4],
      [96, 24, 9, 0.8],
      [222, 20, 10, 0.5],
    ] as const
  ).forEach(([x, y, r, t]) => {
    s += A.coin(x, y, r, { rot: A.rnd(-60, 60), t });
  });
  s += A.fade(300, '#2a010a', 0.95);
  s += A.title(
    [
      { L: 2, t: 'GRAND', s: 30, track: 0.3, fill: ['#fff', '#ffe9c0'] },
      { L: 0, t: 'PARLOUR', s: 52 },
      { L: 1, t: 'MILLIONS', s: 42 },
    ],
    { font: 'Bungee', y: 234, fill: GOLD, stroke: '#4a0210', sw: 9, ext: [0, 6, 5, '#7d0d12'], w: 268 },
  );
  s += A.provider(g.provider, { y: 391, s: 9, c: '#ffe0a0', o: 1 });
  return s;
};
