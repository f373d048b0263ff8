import type { Recipe } from '@/art/engine/recipe';
import { r1 } from '@/art/engine/arithmetic';

const RUNES = [
  'M0-9V9M0-9L7-4L0 0',
  'M0-9V9M0-2L7-9M0 4L7-3',
  'M0-9V9M-6-4L0-9L6-4',
  'M0 9V-9L8-2L0 2',
  'M-5-9V9M5-9V9M-5-3L5 3',
  'M0-9V9M-6-9L0-3L6-9',
  'M-4 9V-9L6 0L-4 9',
  'M0-9V9M-6 6L6-6',
] as const;
const PAINTS = ['#d8432c', '#e0a12c', '#2f8fc0', '#3f9a6a'] as const;

/** A standing stone in snow: the band of runes is cut and painted, the title runs under it. */
export const norseStone: Recipe = (A, g) => {
  A.settle();
  const paint = A.pick(PAINTS);
  let s = A.bg(A.lin(['#dfe9ef', '#b5c7d3 55', '#eef4f7']));
  s += A.ridge(250, 90, 44, '#a5b9c7', 0.8) + A.ridge(286, 60, 36, '#8aa2b3', 0.8);
  for (let i = 0; i < 11; i++) s += A.pine(i * 30 + A.rnd(-8, 8), 330, A.rnd(50, 100), '#5d788a');
  s += A.wave(322, 12, 220, 0.2, '#f7fbfd');
  const fx = A.sculpt({
    outline: '#2c353c',
    soft: 5,
    scale: 6,
    spec: 0.25,
    light: '#ffffff',
    ow: 2.4,
    drop: 8,
  });
  const stone =
    'M52 352C40 250 44 150 66 92C82 48 118 20 156 22C204 24 232 58 244 112C256 170 262 260 252 352Z';
  s += `<g filter="${fx}"><path d="${stone}" fill="${A.lin(['#b8c0c4', '#8d979d 50', '#646e75'], 60)}"/></g>`;
  s += `<g ${A.clip(`<path d="${stone}"/>`)}>`;
  for (let i = 0; i < 90; i++)
    s += A.circle(
      A.rnd(40, 262),
      A.rnd(20, 350),
      A.rnd(0.6, 2.6),
      i % 2 ? '#ffffff' : '#3c454b',
      'opacity=".22"',
    );
  s += '</g>';
  const band =
    'M84 330C66 250 70 160 90 108C104 70 128 50 154 52C188 54 206 78 216 120C228 176 232 250 222 330';
  for (const [c, w] of [
    ['#4b545a', 40],
    [paint, 36],
    ['#e9eef0', 30],
  ] as const)
    s += A.path(band, 'none', `stroke="${c}" stroke-width="${w}" stroke-linecap="round"`);
  const along: readonly (readonly [number, number, number])[] = [
    [80, 300, 0],
    [76, 262, 0],
    [75, 224, 0],
    [77, 186, 4],
    [82, 150, 10],
    [92, 114, 20],
    [110, 80, 40],
    [154, 54, 90],
    [194, 76, 140],
    [210, 112, 160],
    [220, 150, 170],
    [225, 188, 176],
    [227, 226, 180],
    [227, 264, 180],
    [225, 302, 184],
  ];
  for (const [x, y, a] of along)
    s += `<path transform="translate(${x} ${y}) rotate(${a})" d="${A.pick(RUNES)}" fill="none" stroke="#39424a" stroke-width="3" stroke-linecap="round"/>`;
  s += A.sym(A.alt(['thor-hammer', 'viking-helmet', 'drakkar-dragon', 'viking-head']), 152, 196, 124, {
    fill: paint,
    back: 30,
    backc: '#4b545a',
  });
  for (let i = 0; i < 46; i++)
    s += A.circle(
      A.rnd(0, 300),
      A.rnd(0, 330),
      A.rnd(0.8, 2.8),
      '#ffffff',
      `opacity="${r1(A.rnd(0.4, 0.95))}"`,
    );
  s += A.wave(340, 14, 200, 0.3, '#ffffff') + A.rect(0, 350, 300, 50, '#ffffff');
  s += A.path('M-10 306L310 294V384L-10 392Z', '#15232e');
  s += A.title(
    [
      { L: 0, t: 'HAMMER', s: 48 },
      { L: 1, t: 'of Ymir', s: 24, gap: 8, fill: '#dfe9ef' },
    ],
    {
      font: A.pick(['Metamorphous', 'Pirata One', 'New Rocker']),
      y: 374,
      base: 'bottom',
      fill: ['#ffffff', paint],
      w: 260,
      shadow: 0,
    },
  );
  s += A.provider(g.provider, { x: 18, y: 22, anchor: 'start', s: 8.5, wt: 800, c: '#33485a', o: 1 });
  return s;
};
