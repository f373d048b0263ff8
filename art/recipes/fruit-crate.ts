import type { Recipe } from '@/art/engine/recipe';
import { fruitOf } from '@/art/recipes/fruits';

const PAPERS = [
  ['#fbf1d8', '#1f6b4a', '#e0552b', '#f3c14a'],
  ['#fdf4e3', '#1d4e89', '#d7263d', '#f6ae2d'],
  ['#f8efdc', '#7a1f3d', '#2a9d8f', '#f4a261'],
  ['#fff6e0', '#2f4858', '#f26419', '#86bbd8'],
] as const;

/** The paper label of a fruit crate: flat print on cream, one fruit, a band across. */
export const fruitCrate: Recipe = (A, g) => {
  A.settle();
  const [paper, deep, warm, soft] = A.pick(PAPERS);
  const low = A.pick([true, false]);
  let s = A.bg(paper);
  const [sky, ground] = low ? [32, 268] : [128, 368];
  s += `<g ${A.clip(`<rect x="20" y="${sky}" width="260" height="${ground - sky}"/>`)}>`;
  s += A.rect(20, sky, 260, ground - sky, soft);
  s += A.rays(150, ground - 60, 18, 400, paper, 0.75, 0.09);
  s += A.circle(150, ground - 60, 84, warm);
  for (let i = 0; i < 3; i++)
    s += A.wave(
      ground - 62 + i * 26,
      16 - i * 3,
      150 + i * 40,
      0.2,
      i === 1 ? deep : i ? '#14301f' : warm,
      'opacity=".9"',
    );
  // Rows of the orchard run to the horizon.
  for (let i = -6; i <= 6; i++)
    s += A.path(
      `M${150 + i * 16} ${ground - 46}L${150 + i * 60} ${ground + 4}`,
      'none',
      `stroke="${soft}" stroke-width="2" opacity=".5"`,
    );
  s += '</g>';
  s += `<rect x="20" y="${sky}" width="260" height="${ground - sky}" fill="none" stroke="${deep}" stroke-width="4"/>`;
  const cy = (sky + ground) / 2 + 4;
  s +=
    A.leaf(108, cy + 34, 104, -74, deep, '#6fae4d') +
    A.leaf(192, cy + 34, 104, 74, deep, '#6fae4d') +
    fruitOf(A, g.sym ?? 0, 150, cy, 172, {
      rot: A.pick([-8, 6, 0]),
      fx: A.popFx({ spec: 0.2, ow: 2, outline: '#2a1408' }),
    });
  const y = low ? 326 : 78;
  s += A.path(
    `M6 ${y - 54}H294L282 ${y - 8}L294 ${y + 38}H6L18 ${y - 8}Z`,
    deep,
    `stroke="${paper}" stroke-width="5"`,
  );
  s += A.title(
    [
      { L: 0, t: 'Cherry', s: 50 },
      { L: 1, t: 'PARADE', s: 22, track: 0.18, gap: 10, fill: soft, ext: null },
    ],
    {
      font: A.pick(['Shrikhand', 'Abril Fatface', 'Lilita One']),
      y: y + 28,
      base: 'bottom',
      fill: paper,
      w: 224,
      shadow: 0,
      ext: [0, 3, 3, '#00000055'],
    },
  );
  s += A.rect(8, 8, 284, 384, 'none', `stroke="${deep}" stroke-width="2"`);
  s += A.provider(g.provider, { y: low ? 24 : 386, s: 9, wt: 800, c: deep, o: 1 });
  return s;
};
