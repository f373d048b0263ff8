import type { Recipe } from '@/art/engine/recipe';
import { r1 } from '@/art/engine/arithmetic';

const FILMS = [
  ['#e8e13a', '#c8202f', '#14110f'],
  ['#ff7a1a', '#5a1a8a', '#140a1c'],
  ['#a6e05a', '#d81e5b', '#0d1710'],
  ['#f2e6d0', '#b3121d', '#120c0c'],
] as const;

/** A double bill of the drive-in: two loud inks, a face in black, slanted lettering. */
export const horrorMatinee: Recipe = (A, g) => {
  A.settle();
  const [paper, ink, black] = A.pick(FILMS);
  const high = A.pick([true, false]);
  const cy = high ? 236 : 172;
  let s = A.bg(paper);
  s += A.path(high ? 'M-10 410L-10 250L310 150V410Z' : 'M-10 -10H310V170L-10 270Z', ink);
  s += A.rays(150, cy, 26, 420, paper, 0.22, A.R());
  let dots = '';
  for (let j = 0; j < 20; j++)
    for (let i = 0; i < 21; i++) {
      const r = 4.6 * (1 - Math.hypot(i * 15 - 150, j * 15 + cy - 300) / 210);
      if (r > 0.6)
        dots += `<circle cx="${i * 15 + (j % 2) * 7.5}" cy="${r1(j * 15 + cy - 150)}" r="${r1(r)}"/>`;
    }
  s += `<g fill="${paper}" opacity=".85">${dots}</g>`;
  const hero = A.alt([
    'vampire-dracula',
    'female-vampire',
    'crowned-skull',
    'pumpkin-lantern',
    'bat',
    'owl',
    'cat',
  ]);
  s += A.sym(hero, 156, cy + 6, 224, { fill: ink, back: 34, backc: ink, stroke: ink, sw: 34 });
  s += A.sym(hero, 150, cy, 224, { fill: paper, back: 34, backc: black });
  for (let i = 0; i < 3; i++)
    s += A.sym('bat', A.rnd(30, 270), (high ? 96 : 26) + i * 12, 34 + i * 10, {
      fill: black,
      rot: A.rnd(-20, 20),
    });
  const y = high ? 20 : 286;
  s += A.path(`M-10 ${y + 14}L310 ${y - 14}V${y + 90}L-10 ${y + 118}Z`, black);
  s += A.title(
    [
      { L: 0, t: 'VESPER', s: 62 },
      { L: 1, t: 'MANOR', s: 30, track: 0.1, gap: 9, fill: '#ffffff' },
    ],
    {
      font: A.pick(['Bangers', 'New Rocker', 'Anton']),
      y: y + 96,
      base: 'bottom',
      fill: paper,
      w: 250,
      shadow: 0,
      skewY: -5,
    },
  );
  s += A.provider(g.provider, { y: high ? 390 : 22, s: 9, wt: 800, c: paper, o: 1 });
  return s;
};
