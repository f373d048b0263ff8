import type { Recipe } from '@/art/engine/recipe';
import { at } from '@/art/engine/arithmetic';

export const aztec: Recipe = (A, g) => {
  let s = A.bg(A.lin(['#d7f76b', '#4fb04a 34', '#0f5a3a 70', '#04241b']));
  s += A.rays(150, 40, 20, 400, '#f6ffb0', 0.3) + A.glow(150, 60, 170, '#f9ffb8', 0.9);
  s +=
    A.path('M20 320V282H52V246H84V210H112V180H188V210H216V246H248V282H280V320Z', '#8a8f6a') +
    A.path('M128 180H172V320H128Z', '#6b7152') +
    [0, 1, 2, 3, 4, 5, 6, 7, 8, 9].map((i) => A.rect(132, 188 + i * 14, 36, 6, '#a7ab84')).join('') +
    A.path(
      'M84 210H112V180H188V186H118V216H84ZM52 246H84V210H90V252H52ZM20 282H52V246H58V288H20Z',
      '#b9bd94',
    );
  s += A.sym(
    A.alt(['ceremonial-mask', 'totem-mask', 'tiger-head', 'monkey', 'aztec-calendar-sun', 'sun-priest']),
    150,
    184,
    226,
    {
      fill: ['#bff7dc', '#39b98d 35', '#0f6b57 70', '#06382f'],
      back: 26,
      backc: '#03201a',
      fx: A.sculpt({ outline: '#03201a', soft: 3.4, scale: 9, light: '#eafff4', exp: 12 }),
    },
  );
  s += A.circle(
    150,
    118,
    10,
    A.radB(['#ffe2d6', '#ff4b2a 50', '#8a0f04'], 0.35, 0.3, 0.8),
    'stroke="#f2c04d" stroke-width="3"',
  );
  const gl = [
    ['#0c5c33', '#39a84b'],
    ['#08422a', '#1f8a4a'],
    ['#127a3c', '#7ad14f'],
  ] as const;
  (
    [
      [-8, 120, 120, 62],
      [-10, 190, 130, 84],
      [-12, 60, 110, 110],
      [308, 120, 120, -62],
      [310, 190, 130, -84],
      [312, 60, 110, -110],
      [40, -10, 90, 168],
      [90, -20, 80, 190],
      [210, -20, 80, 170],
      [262, -10, 90, 196],
    ] as const
  ).forEach((q, i) => {
    const [dark, light] = at(gl, i);
    s += A.leaf(q[0], q[1], q[2], q[3], dark, light);
  });
  s +=
    A.frond(-6, 320, 150, 40, '#06381f') +
    A.frond(306, 320, 150, -40, '#06381f') +
    A.frond(-10, 380, 140, 66, '#0a5a2e') +
    A.frond(310, 380, 140, -66, '#0a5a2e');
  s += A.fade(284, '#02160f', 1);
  s += A.title(
    [
      { L: 0, t: 'TEMPLE OF THE', s: 16, track: 0.2, fill: '#f9ffb8', sw: 4, font: 'Metamorphous' },
      { L: 1, t: 'Jaguar', s: 80, gap: 6 },
    ],
    {
      font: 'Shrikhand',
      y: 364,
      base: 'bottom',
      fill: ['#fffbd0', '#ffd23d 45', '#f07d0c'],
      w: 256,
      stroke: '#07301f',
      sw: 8,
      ext: [0, 6, 5, '#053a1f'],
    },
  );
  s += A.provider(g.provider, { y: 391, s: 8, c: '#bff7dc' });
  return s;
};
