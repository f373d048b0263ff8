import type { Recipe } from '@/art/engine/recipe';

export const dice: Recipe = (A) => {
  let s = A.bg(A.rad(['#4a1a02', '#1c0a02 60', '#080301'], 150, 190, 280));
  s += A.rect(
    0,
    0,
    300,
    400,
    A.pattern(
      34,
      34,
      '<path d="M17 0L34 17L17 34L0 17Z" fill="none" stroke="#ffb627" stroke-opacity=".16" stroke-width="1.4"/>',
    ),
  );
  const bolt = (d: string) =>
    `<path d="${d}" fill="none" stroke="#ffb627" stroke-width="13" opacity=".55" filter="${A.once('_bb', () => A.blur(6))}"/><path d="${d}" fill="none" stroke="#fff3c4" stroke-width="3.4" stroke-linejoin="bevel"/>`;
  s +=
    A.glow(150, 190, 180, '#ff9a1a', 0.6) +
    bolt('M84 -5L112 70L96 82L140 150') +
    bolt('M262 -5L220 86L240 96L190 160') +
    bolt('M-5 170L60 186L64 204L110 214') +
    bolt('M305 220L246 222L240 240L196 238');
  s = A.tint(s);
  const tops = [
    A.lin(['#ffffff', '#fff3d2']),
    A.lin(['#f6e3b6', '#d9b878']),
    A.lin(['#d9b06a', '#a87a3a']),
  ] as const;
  const look = { pip: '#1c0a02', tops };
  s +=
    A.die(92, 166, 0.86, -14, [5, 3, 1], look) +
    A.die(214, 150, 0.78, 16, [3, 6, 5], look) +
    A.die(154, 232, 1.08, 4, [6, 1, 3], look);
  s += A.fade(276, '#0a0401', 1);
  s += A.title(
    [
      { L: 0, t: 'TEMPEST', s: 56 },
      { L: 1, t: 'DICE', s: 66 },
    ],
    {
      font: 'Bangers',
      y: 380,
      base: 'bottom',
      gap: 12,
      fill: ['#ffffff', '#ffe98a 40', '#ffb013'],
      stroke: '#1c0a02',
      sw: 7,
      ext: [0, 5, 4, '#8a3a02'],
      w: 252,
    },
  );
  return s;
};
