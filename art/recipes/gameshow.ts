import type { Recipe } from '@/art/engine/recipe';
import type { Point, Stops } from '@/art/engine/types';
import { at, r1 } from '@/art/engine/arithmetic';

export const gameshow: Recipe = (A) => {
  let s = A.bg(A.lin(['#2b0b8f', '#5a1fd1 50', '#12064a']));
  s += A.rays(150, 206, 18, 420, '#ff4fc3', 0.35, 0.1);
  const cx = 150,
    cy = 226,
    R0 = 132;
  const C = ['#ff2f5e', '#ffc61a', '#17c3ff', '#37d67a', '#ff7a1a', '#b14bff'];
  s +=
    A.circle(cx, cy + 8, R0 + 16, '#0a0330', 'opacity=".7"') +
    A.circle(cx, cy, R0 + 14, A.lin(['#fff0b0', '#e09a1c 50', '#8a5008'], 60));
  s += `<g transform="rotate(7 ${cx} ${cy})">`;
  const L = ['1', '5', '2', '×8', '1', '10', '2', '5', '1', '×20', '2', '40'];
  L.forEach((t, i) => {
    const a = (i / 12) * 6.2832 - Math.PI / 2 - 0.2618,
      b = a + 0.5236;
    s += `<path d="M${cx} ${cy}L${r1(cx + R0 * Math.cos(a))} ${r1(cy + R0 * Math.sin(a))}A${R0} ${R0} 0 0 1 ${r1(cx + R0 * Math.cos(b))} ${r1(cy + R0 * Math.sin(b))}Z" fill="${at(C, i % 6)}" stroke="#fff" stroke-width="2"/><g transform="translate(${cx} ${cy}) rotate(${i * 30}) translate(0 -92)">${A.label(t, { x: 0, y: 0, size: 31, font: 'Luckiest Guy', wt: 400, fill: '#2a0a5c', attrs: 'stroke="#2a0a5c" stroke-width="6" stroke-linejoin="round"' })}${A.label(t, { x: 0, y: 0, size: 31, font: 'Luckiest Guy', wt: 400 })}</g>`;
  });
  s +=
    '</g>' + A.circle(cx, cy, R0, A.radB(['#ffffff55 0', '#ffffff00 45', '#00000044 100'], 0.35, 0.25, 0.9));
  const pts: Point[] = [];
  for (let i = 0; i < 28; i++)
    pts.push([cx + (R0 + 7) * Math.cos((i / 28) * 6.2832), cy + (R0 + 7) * Math.sin((i / 28) * 6.2832)]);
  s += A.bulbs(pts, 3.8, '#fff', '#ffd23d');
  s +=
    A.circle(cx, cy, 34, A.lin(['#fff0b0', '#e09a1c 50', '#8a5008'], 60)) +
    A.circle(cx, cy, 27, A.lin(['#ff5a8a', '#c20a4a'])) +
    A.path('M150 208L155 221H169L158 229L162 243L150 235L138 243L142 229L131 221H145Z', '#fff');
  s += A.path(
    'M136 72H164L150 112Z',
    A.lin(['#fff', '#ffcf3d']),
    'stroke="#7a3a02" stroke-width="3" stroke-linejoin="round"',
  );
  s += A.fade(318, '#0b0330', 0.96);
  const tt = (t: string, y: number, sz: number, f: Stops, r: number) =>
    A.title([{ t, s: sz }], {
      font: 'Luckiest Guy',
      y,
      fill: f,
      stroke: '#2a0a7a',
      sw: 11,
      ext: [0, 7, 6, '#14054a'],
      w: 262,
      rot: r,
    });
  s +=
    tt(A.txt(0, 'CAROUSEL'), 64, 54, ['#fffbd0', '#ffd91f 50', '#ff980f'], -3) +
    tt(A.txt(1, 'CASH!'), 384, 72, ['#ffffff', '#b9f3ff 50', '#35c6ff'], -3);
  return s;
};
