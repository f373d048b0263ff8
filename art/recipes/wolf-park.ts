import type { Recipe } from '@/art/engine/recipe';
import { at } from '@/art/engine/arithmetic';
import type { IconName } from '@/art/symbols/icons';

const HOURS = [
  ['#f8d9a0', '#f2a65a', '#d96c4b', '#8c3b4a', '#4a2340', '#22142b'],
  ['#d8ecf0', '#9fcbd6', '#5f9db5', '#356a8a', '#1c4360', '#0c2338'],
  ['#f3e7c4', '#bcd0a0', '#7fa67c', '#4b7d63', '#27543f', '#123024'],
  ['#f6d6e0', '#d59bc0', '#9a6aa8', '#624a88', '#382f60', '#1b1a3a'],
] as const;

/** As the catalogue counts; the fifth is the forest alone. */
const BEASTS: readonly (IconName | null)[] = ['wolf-head', 'fox-head', 'owl', 'direwolf', null];

/** A national park, screen printed: planes of one hue in a cream margin. */
export const wolfPark: Recipe = (A, g) => {
  A.settle();
  const tone = A.pick(HOURS);
  const dark = at(tone, 5);
  const high = A.pick([true, false]);
  const [top, bottom] = high ? [92, 384] : [16, 308];
  const beast = BEASTS[(g.sym ?? 0) % 5];
  let s = A.bg('#fbf4e2');
  s += `<g ${A.clip(`<rect x="16" y="${top}" width="268" height="${bottom - top}"/>`)}>`;
  s += A.bg(at(tone, 0)) + A.circle(A.pick([96, 150, 206]), top + 96, beast ? 62 : 78, '#fff8e6');
  s += A.rect(0, top + 100, 300, 6, at(tone, 0)) + A.rect(0, top + 118, 300, 9, at(tone, 0));
  for (let i = 1; i < 5; i++) s += A.ridge(top + 110 + i * 38, 52 - i * 6, 30 - i * 3, at(tone, i), 0.75);
  for (let i = 0; i < 13; i++) s += A.pine(i * 25 + A.rnd(-6, 6), bottom - 26, A.rnd(60, 120), at(tone, 4));
  if (beast) s += A.sym(beast, 150, bottom - 128, 176, { fill: at(tone, 0), back: 30, backc: dark });
  else
    s += A.path(
      `M-10 ${bottom - 70}C70 ${bottom - 120} 200 ${bottom - 118} 310 ${bottom - 62}V${bottom}H-10Z`,
      dark,
    );
  for (let i = 0; i < 12; i++)
    if (!beast || i < 4 || i > 7) s += A.pine(i * 28 - 4 + A.rnd(-5, 5), bottom + 4, A.rnd(66, 130), dark);
  s += A.rect(0, bottom - 34, 300, 40, dark);
  s += '</g>';
  s += A.rect(16, top, 268, bottom - top, 'none', `stroke="${dark}" stroke-width="3"`);
  s += A.title(
    [
      { L: 0, t: 'WINTER', s: 54 },
      { L: 1, t: 'PACK', s: 24, track: 0.24, gap: 9, fill: at(tone, 3) },
    ],
    {
      font: A.pick(['Staatliches', 'Anton', 'Righteous']),
      y: high ? 80 : 384,
      base: 'bottom',
      fill: dark,
      w: 264,
      shadow: 0,
    },
  );
  s += A.label(g.provider.toUpperCase(), {
    x: 150,
    y: bottom - 12,
    size: 9,
    wt: 800,
    fill: at(tone, 0),
    track: 0.2,
    w: 230,
  });
  return s;
};
