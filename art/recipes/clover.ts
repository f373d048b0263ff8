import type { Recipe } from '@/art/engine/recipe';
import type { Point } from '@/art/engine/types';

export const clover: Recipe = (A, g) => {
  let s = A.bg(A.lin(['#7ce0ff', '#d6ffe0 50', '#7fe06a']));
  const C = ['#ff3d4d', '#ff9a1f', '#ffe11f', '#39d353', '#1fa7ff', '#8a4bff'];
  C.forEach((c, i) => {
    s += `<path d="M${-30 + i * 13} 330A${180 - i * 13} ${180 - i * 13} 0 0 1 ${330 - i * 13} 330" fill="none" stroke="${c}" stroke-width="13.6" opacity=".92"/>`;
  });
  s += A.cloud(40, 256, 0.9, '#fff') + A.cloud(264, 252, 0.9, '#fff');
  s +=
    A.path('M-10 300C60 256 120 276 170 266S260 262 310 284V410H-10Z', A.lin(['#58c23d', '#1d7a2a'])) +
    A.path('M-10 340C60 316 200 330 310 318V410H-10Z', '#0f5a24');
  s += A.glow(150, 200, 120, '#fff8b0', 0.9);
  const fx = A.sculpt({ outline: '#0b1a10', soft: 5, scale: 7, light: '#d9ffe6', k1: 0.7, k2: 0.35 });
  s += `<g filter="${fx}"><path d="M66 216C40 300 80 338 150 338S260 300 234 216Z" fill="#24332b"/><rect x="54" y="202" width="192" height="26" rx="13" fill="#33473c"/></g>`;
  const cs: Point[] = [];
  for (let i = 0; i < 22; i++) cs.push([A.rnd(78, 222), A.rnd(148, 204)]);
  cs.sort((a, b) => a[1] - b[1]);
  cs.forEach(([x, y]) => {
    const k = 1 - Math.abs(x - 150) / 90;
    s += A.coin(x, y - k * 26 + 20, A.rnd(14, 21), {
      rot: A.rnd(-30, 30),
      t: A.rnd(0.6, 0.95),
      d: 'M-6 6C-30 16-40-8-22-14C-34-34-8-42 0-24C8-42 34-34 22-14C40-8 30 16 6 6L12 38H-4Z',
    });
  });
  s += A.obj('clover', 150, 276, 104, { rot: -8, fx: A.popFx({ outline: '#08321a', ow: 2.6 }) });
  s += A.spark(112, 150, 14) + A.spark(196, 140, 18) + A.spark(232, 190, 10);
  s += A.title(
    [
      { L: 0, t: 'Clover', s: 70 },
      { L: 1, t: '& CROWN', s: 34, track: 0.06, gap: 16 },
    ],
    {
      font: 'Bowlby One',
      y: 68,
      fill: ['#eaffb0', '#5fd63a 45', '#188a2e'],
      w: 250,
      stroke: '#fff',
      sw: 8,
      outer: ['#08421d', 15],
      shadow: 0.4,
      arc: 620,
    },
  );
  s += A.provider(g.provider, { y: 388, s: 9, c: '#d6ffd0', o: 1 });
  return s;
};
