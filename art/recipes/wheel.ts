import type { Recipe } from '@/art/engine/recipe';
import { at, r1 } from '@/art/engine/arithmetic';

const PAYS = [
  '7',
  '',
  '1.5',
  '',
  '2',
  '',
  '1.5',
  '',
  '2',
  '',
  '1.5',
  '',
  '2',
  '',
  '1.5',
  '',
  '2',
  '',
  '1.8',
  '',
];
const PAINTS = ['#f1e2b6', '#0d241b', '#14855f', '#0d241b', '#2f6fc4', '#0d241b', '#b3202c', '#0d241b'];

/** A wheel that rises behind the lower edge, its pointer above. */
export const wheel: Recipe = (A, g) => {
  const [cx, cy, R] = [150, 330, 200];
  let s = A.bg(A.lin(['#1d5a45', '#0d3328 50', '#04140e']));
  s += A.rays(cx, cy, 30, 460, '#ffe08a', 0.2, 0.1) + A.glow(cx, 190, 190, '#ffcf6a', 0.4);
  s += A.circle(cx, cy + 8, R + 16, '#020c08', 'opacity=".6"');
  s += A.circle(cx, cy, R + 14, A.lin(['#fff0b0', '#c98b2a 50', '#6b3f0c'], 60));
  s += A.circle(cx, cy, R + 3, '#2a1606');
  const each = 6.2832 / PAYS.length;
  const on = (angle: number, radius: number) =>
    `${r1(cx + radius * Math.sin(angle))} ${r1(cy - radius * Math.cos(angle))}`;
  PAYS.forEach((pay, i) => {
    const [from, to] = [(i - 0.5) * each, (i + 0.5) * each];
    s += `<path d="M${cx} ${cy}L${on(from, R)}A${R} ${R} 0 0 1 ${on(to, R)}Z" fill="${i === 0 ? PAINTS[0] : at(PAINTS, (i % 6) + 1)}" stroke="#e9cc8e" stroke-width="1.6"/>`;
    if (pay)
      s += `<g transform="translate(${cx} ${cy}) rotate(${r1((i * 360) / PAYS.length)}) translate(0 ${-R + 46})">${A.label(`${pay}×`, { x: 0, y: 0, size: i === 0 ? 27 : 20, font: 'Alfa Slab One', wt: 400, fill: i === 0 ? '#3a2408' : '#fff' })}</g>`;
  });
  s += A.circle(cx, cy, R, A.radB(['#ffffff44 0', '#ffffff00 50', '#00000055 100'], 0.36, 0.2, 0.9));
  s += A.circle(cx, cy, 74, A.lin(['#fff0b0', '#c98b2a 50', '#6b3f0c'], 60));
  s += A.circle(cx, cy, 66, A.lin(['#1f6b50', '#0a2a1e']));
  s += A.path(
    'M132 98H168L154 138C152 144 148 144 146 138Z',
    A.lin(['#ffffff', '#f1d38a']),
    'stroke="#3a2408" stroke-width="3" stroke-linejoin="round"',
  );
  s += A.fade(326, '#03120c', 0.9);
  s += A.title(
    [
      { L: 0, t: 'THE', s: 30 },
      { L: 1, t: 'WHEEL', s: 66 },
    ],
    {
      font: 'Alfa Slab One',
      y: 88,
      base: 'bottom',
      gap: 6,
      fill: ['#fffbe6', '#ffe08a 50', '#e0a02c'],
      stroke: '#04140e',
      sw: 6,
      ext: [0, 5, 5, '#3a2408'],
      w: 256,
    },
  );
  s += A.provider(g.provider, { y: 386, s: 10, c: '#f1e2b6', o: 1, font: 'Bricolage Grotesque' });
  return s;
};
