import type { Recipe } from '@/art/engine/recipe';

export const wolf: Recipe = (A, g) => {
  let s = A.bg(A.lin(['#0a1a3a', '#173f78 45', '#5a8fd1 72', '#bcdcff']));
  s +=
    A.stars(70, 200) +
    A.glow(190, 118, 170, '#cfe6ff', 0.8) +
    A.circle(190, 118, 84, A.rad(['#ffffff', '#e9f3ff 50', '#b9d4f5'], 170, 96, 110)) +
    (
      [
        [160, 96, 14],
        [212, 138, 20],
        [206, 84, 9],
        [172, 150, 8],
      ] as const
    )
      .map((q) => A.circle(q[0], q[1], q[2], '#9dbfe6', 'opacity=".5"'))
      .join('');
  s += A.ridge(262, 50, 40, '#3a6aa8', 0.8);
  for (let i = 0; i < 16; i++) s += A.pine(i * 20 + A.rnd(-6, 6), 300, A.rnd(50, 90), '#1c3f73');
  s += A.sym(A.alt(['wolf-head', 'fox-head', 'owl', 'direwolf']), 132, 196, 232, {
    fill: ['#f2f8ff', '#a9c4e6 40', '#47689a 75', '#14284d'],
    back: 26,
    backc: '#071430',
    flip: true,
    fx: A.sculpt({ outline: '#071430', soft: 3.4, scale: 7, light: '#ffffff', az: 315 }),
  });
  for (let i = 0; i < 12; i++) s += A.pine(i * 28 + A.rnd(-8, 8) - 4, 350, A.rnd(60, 110), '#0a1c40');
  s += A.fade(270, '#040d24', 1);
  for (let i = 0; i < 40; i++)
    s += A.circle(A.rnd(0, 300), A.rnd(0, 340), A.rnd(0.6, 2.2), '#fff', 'opacity=".7"');
  s += A.title(
    [
      { L: 0, t: 'WINTER', s: 28, track: 0.4, font: 'Metamorphous' },
      { L: 1, t: 'PACK', s: 88, gap: 6 },
    ],
    {
      font: 'Pirata One',
      y: 374,
      base: 'bottom',
      fill: ['#ffffff', '#cfe6ff 50', '#7fb0f0'],
      w: 240,
      stroke: '#040d24',
      sw: 6,
      ext: [0, 5, 4, '#1c3f73'],
    },
  );
  s += A.provider(g.provider, { y: 391, s: 8.5, c: '#bcdcff' });
  return s;
};
