import type { Recipe } from '@/art/engine/recipe';
import { at, r1 } from '@/art/engine/arithmetic';

export const plinko: Recipe = (A, g) => {
  let s = A.bg(A.lin(['#4a2bff', '#2a1199 50', '#140758']));
  s += A.glow(150, 40, 200, '#ff5fd2', 0.6);
  for (let r = 0; r < 8; r++)
    for (let c = 0; c <= r + 2; c++) {
      const x = 150 + (c - (r + 2) / 2) * 31,
        y = 104 + r * 26;
      s += A.circle(x, y + 2, 4.6, '#0a0330') + A.circle(x, y, 4.4, '#e9e2ff');
    }
  ['#ff3d5e', '#ff8a2a', '#ffd21f', '#58e07a', '#58e07a', '#ffd21f', '#ff8a2a', '#ff3d5e'].forEach((c, i) => {
    const x = 12 + i * 34.8;
    s +=
      `<rect x="${r1(x)}" y="312" width="32" height="30" rx="8" fill="#0a0330"/><rect x="${r1(x)}" y="308" width="32" height="30" rx="8" fill="${c}"/>` +
      A.label(`${at(['1000', '26', '9', '2', '2', '9', '26', '1000'], i)}×`, {
        x: x + 16,
        y: 328,
        size: i % 7 ? 12 : 10,
        font: 'Bricolage Grotesque',
        fill: '#1a0738',
      });
  });
  s += `<path d="M150 30C156 70 130 96 138 130S166 170 160 206" fill="none" stroke="#ffd21f" stroke-width="12" opacity=".35" filter="${A.blur(5)}"/>`;
  (
    [
      [162, 214, 17, 1],
      [110, 158, 10, 0.9],
      [196, 262, 12, 0.9],
      [140, 70, 8, 0.6],
    ] as const
  ).forEach(([x, y, r, o]) => {
    s +=
      A.glow(x, y, r * 2.6, '#ffd21f', 0.8 * o) +
      A.circle(x, y, r, A.rad(['#fffbe0', '#ffd21f 40', '#f08a06'], x - r * 0.3, y - r * 0.3, r * 1.3));
  });
  s += A.title([{ L: 'all', t: 'PLINKO', s: 84 }], {
    font: 'Titan One',
    y: 78,
    fill: ['#ffffff', '#ffd9f6'],
    w: 256,
    ext: [0, 7, 6, '#1b0a80'],
    shadow: 0.3,
  });
  s += A.provider(g.provider, { y: 376, s: 10, c: '#cfc2ff', o: 1, font: 'Bricolage Grotesque' });
  return s;
};
