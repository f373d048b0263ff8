import type { Recipe } from '@/art/engine/recipe';
import { r1 } from '@/art/engine/arithmetic';

const BALLS = [
  [88, 122, 50, 7, '#ffd21f'],
  [222, 128, 44, 21, '#ff5d73'],
  [152, 206, 66, 34, '#37d6a0'],
  [50, 224, 36, 13, '#5a8dee'],
  [258, 220, 36, 40, '#ff9f45'],
] as const;

/** Numbered balls before the board that they are drawn for. */
export const keno: Recipe = (A, g) => {
  let s = A.bg(A.lin(['#0f6f63', '#0a4a4a 55', '#042327']));
  let board = '';
  for (let row = 0; row < 8; row++)
    for (let column = 0; column < 5; column++) {
      const [x, y, number] = [10 + column * 58, 24 + row * 46, row * 5 + column + 1];
      board += `<rect x="${x}" y="${y}" width="50" height="39" rx="9" fill="#0c3b3c" stroke="#7ff0d0" stroke-opacity=".24" stroke-width="1.4"/>${A.label(String(number), { x: x + 25, y: y + 26, size: 18, font: 'Bricolage Grotesque', fill: '#8fd9c6', attrs: 'opacity=".6"' })}`;
    }
  s += `<g transform="rotate(-7 150 200)">${board}</g>`;
  s += A.glow(150, 210, 190, '#7dffd0', 0.45);
  const shade = A.once('keno-shade', () =>
    A.radB(['#ffffffaa 0', '#ffffff00 42', '#00000066 100'], 0.34, 0.26, 0.82),
  );
  for (const [x, y, r, number, paint] of BALLS) {
    s += A.circle(x, y + 9, r, '#021416', 'opacity=".5"') + A.circle(x, y, r, paint);
    s += A.circle(x, y, r * 0.6, '#fffdf4');
    s += A.label(String(number), {
      x,
      y: r1(y + r * 0.24),
      size: r * 0.66,
      font: 'Titan One',
      wt: 400,
      fill: '#062a2c',
    });
    s += A.circle(x, y, r, shade);
  }
  s += A.spark(108, 78, 16) + A.spark(246, 166, 12);
  s += A.fade(280, '#03191c', 1);
  s += A.title([{ L: 'all', t: 'KENO', s: 92 }], {
    font: 'Titan One',
    y: 362,
    fill: ['#ffffff', '#fff3c4 45', '#ffd21f'],
    w: 252,
    ext: [0, 7, 6, '#064a45'],
    shadow: 0.4,
  });
  s += A.provider(g.provider, { y: 386, s: 10, c: '#a9f5dc', o: 1, font: 'Bricolage Grotesque' });
  return s;
};
