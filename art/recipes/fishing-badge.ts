import type { Recipe } from '@/art/engine/recipe';
import { r1 } from '@/art/engine/arithmetic';

const CLOTHS = [
  ['#3d4a2a', '#f2e3bd', '#d96c2c', '#27607a'],
  ['#2b3a4a', '#f6ead0', '#e0a526', '#2c7a6b'],
  ['#5a2f24', '#f7e8cc', '#3a7d8c', '#1e3f4f'],
  ['#6b6046', '#fff4d9', '#b8402a', '#24586b'],
] as const;

/** An angler's patch, stitched on canvas. */
export const fishingBadge: Recipe = (A, g) => {
  A.settle();
  const [cloth, cream, warm, water] = A.pick(CLOTHS);
  let s = A.bg(cloth);
  s += A.bg(
    A.pattern(6, 6, '<path d="M0 0L6 6M6 0L0 6" stroke="#000" stroke-opacity=".16" stroke-width="1.6"/>'),
  );
  s += A.vign('#000000', 0.6, 0.4);
  const [cx, cy, r] = [150, 152, 128];
  s += A.circle(cx, cy + 8, r + 3, '#000000', `opacity=".45" filter="${A.blur(5)}"`);
  s += A.circle(cx, cy, r, cream) + A.circle(cx, cy, r - 9, warm) + A.circle(cx, cy, r - 15, cream);
  s += A.circle(cx, cy, r - 5, 'none', `stroke="${cloth}" stroke-width="2.4" stroke-dasharray="7 5"`);
  s += `<g ${A.clip(`<circle cx="${cx}" cy="${cy}" r="${r - 19}"/>`)}>`;
  s += A.rect(0, 0, 300, 170, '#f4c777') + A.circle(A.pick([96, 150, 208]), 128, 44, warm);
  s +=
    A.path('M0 176L52 104L86 138L132 78L182 150L222 110L300 180Z', cloth, 'opacity=".8"') +
    A.path('M132 78L150 104L138 112L126 98L112 106Z', cream);
  for (let i = 0; i < 12; i++) s += A.pine(24 + i * 23, 182, A.rnd(30, 56), '#22311c');
  s += A.rect(0, 178, 300, 140, water);
  for (let i = 0; i < 16; i++) {
    const y = 190 + A.rnd(0, 80);
    s += A.path(
      `M${r1(A.rnd(30, 250))} ${r1(y)}h${r1(A.rnd(14, 40))}`,
      'none',
      `stroke="${cream}" stroke-width="2.4" stroke-linecap="round" opacity=".5"`,
    );
  }
  s += '</g>';
  s += A.path('M196 40C214 70 206 96 190 118', 'none', `stroke="${cream}" stroke-width="2"`);
  s += A.obj('tropical-fish', cx, cy + 22, 170, {
    rot: A.pick([-16, -8, 12]),
    flip: A.pick([true, false]),
    fx: A.popFx({ outline: '#1b2430', ow: 3, spec: 0.25 }),
  });
  s +=
    A.path('M8 270L38 262V338L8 346L22 306ZM292 270L262 262V338L292 346L278 306Z', '#00000088') +
    A.path('M8 266L40 258V332L8 340L22 302ZM292 266L260 258V332L292 340L278 302Z', warm);
  s +=
    A.rect(26, 250, 248, 88, cream, `stroke="${cloth}" stroke-width="4" rx="6"`) +
    A.rect(33, 257, 234, 74, 'none', `stroke="${warm}" stroke-width="2" stroke-dasharray="6 4" rx="3"`);
  s += A.title(
    [
      { L: 0, t: 'BIG REEL', s: 42 },
      { L: 1, t: 'BAY', s: 22, track: 0.14, gap: 9, fill: warm },
    ],
    {
      font: A.pick(['Alfa Slab One', 'Rye', 'Bowlby One']),
      y: 322,
      base: 'bottom',
      fill: cloth,
      w: 216,
      shadow: 0,
    },
  );
  s += A.provider(g.provider, { y: 372, s: 10, wt: 800, c: cream, o: 0.95, track: 2.4 });
  return s;
};
