import type { Recipe } from '@/art/engine/recipe';
import { at } from '@/art/engine/arithmetic';

export const classic: Recipe = (A, g) => {
  // bars and bells, mechanical cabinet
  let s = A.bg(A.lin(['#0f6f6a', '#0a4d52 50', '#06282f']));
  s += A.rect(
    0,
    0,
    300,
    400,
    A.pattern(
      30,
      30,
      '<path d="M0 0L15 15L30 0M0 30L15 15L30 30" stroke="#ffffff" stroke-opacity=".07" stroke-width="4" fill="none"/>',
    ),
  );
  s = A.tint(s);
  s += `<rect x="20" y="112" width="260" height="180" rx="26" fill="${A.lin(['#ffffff', '#c9d6d8 25', '#6d8389 55', '#e6eef0'], 80)}" stroke="#03161a" stroke-width="4"/><rect x="36" y="128" width="228" height="148" rx="14" fill="#03161a"/>`;
  for (let i = 0; i < 3; i++)
    s += `<rect x="${42 + i * 73}" y="134" width="70" height="136" rx="8" fill="${A.lin(['#8b8470', '#fffdf2 30', '#fffdf2 70', '#8b8470'])}"/>`;
  s += A.obj('bell', 77, 202, 62) + A.obj('bell', 150, 202, 62) + A.obj('bell', 223, 202, 62);
  [77, 150, 223].forEach((x, i) => {
    s +=
      `<g ${A.clip('<rect x="36" y="134" width="228" height="136"/>')}>` +
      A.obj(at(['cherries', 'lemon', 'cherries'], i), x, 140, 54) +
      A.obj(at(['tangerine', 'cherries', 'watermelon'], i), x, 266, 54) +
      '</g>';
  });
  s +=
    A.rect(30, 200, 240, 4, '#ff3d4d', 'opacity=".85"') +
    A.path('M28 190L42 202L28 214ZM272 190L258 202L272 214Z', '#ff3d4d');
  s += A.path('M42 134H262V160C200 172 110 172 42 160Z', '#fff', 'opacity=".18"');
  s += A.bulbs(A.rectPts(28, 120, 244, 164, 24), 3.2);
  s += A.title(
    [
      { L: 0, t: 'Halfpenny', s: 60 },
      { L: 1, t: 'ARCADE', s: 24, track: 0.5, font: 'Bungee', fill: '#fff', gap: 17, sw: 6 },
    ],
    {
      font: 'Shrikhand',
      y: 58,
      fill: ['#fff7c0', '#ffcf3d 50', '#ff8a1f'],
      w: 258,
      stroke: '#03262b',
      sw: 9,
      ext: [0, 5, 4, '#03262b'],
      rot: -4,
    },
  );
  s +=
    `<g><circle cx="150" cy="338" r="30" fill="#03161a"/><circle cx="150" cy="333" r="28" fill="${A.radB(['#ffb0a0', '#ff3d3d 40', '#a30812'], 0.4, 0.3, 0.8)}"/></g>` +
    A.title([{ t: 'SPIN', s: 15 }], { font: 'Bungee', y: 339, fill: '#fff', shadow: 0 });
  s += A.coin(70, 344, 22, { rot: -14, t: 0.9 }) + A.coin(232, 346, 24, { rot: 14, t: 0.9 });
  s += A.provider(g.provider, { y: 391, s: 8.5, c: '#8fe0da', o: 1 });
  return s;
};
