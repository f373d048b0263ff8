import type { Recipe } from '@/art/engine/recipe';
import { GOLD, GOLDM } from '@/art/engine/palette';

const LEATHERS = [
  ['#7a1d22', '#3b0a0f'],
  ['#1d4a4f', '#06222a'],
  ['#2d2a63', '#100e2e'],
  ['#4d3417', '#1f1206'],
  ['#1f4a2c', '#08210f'],
] as const;

/** The volume itself, closed: tooled leather, gilt corners, a clasp. */
export const bookCover: Recipe = (A, g) => {
  A.settle();
  const [leather, deep] = A.pick(LEATHERS);
  let s = A.bg('#0c0805');
  s += A.path('M292 12L300 20V392L292 398Z', '#e9d9b0');
  s += A.rect(0, 0, 294, 400, A.rad([leather, leather, deep], 150, 170, 290));
  s += A.rect(
    0,
    0,
    294,
    400,
    A.pattern(
      9,
      9,
      '<circle cx="2" cy="2" r="1.1" fill="#000" opacity=".3"/><circle cx="6.5" cy="6" r="1.3" fill="#fff" opacity=".07"/>',
    ),
  );
  s += A.rect(0, 0, 26, 400, A.lin(['#00000099', '#ffffff22 40', '#00000088'], 0));
  for (const y of [60, 330]) s += A.rect(0, y, 26, 12, A.lin(GOLDM));
  const gilt = A.linU(GOLD, 0, 0, 300, 400);
  s += `<rect x="40" y="16" width="240" height="368" rx="6" fill="none" stroke="${gilt}" stroke-width="4"/><rect x="50" y="26" width="220" height="348" rx="3" fill="none" stroke="${gilt}" stroke-width="1.4"/>`;
  const corner = 'M0 0H54C40 8 34 14 30 30C14 34 8 40 0 54ZM12 12C20 14 22 20 20 26C14 24 11 19 12 12Z';
  for (const [x, y, sx, sy] of [
    [40, 16, 1, 1],
    [280, 16, -1, 1],
    [40, 384, 1, -1],
    [280, 384, -1, -1],
  ] as const)
    s += `<path transform="translate(${x} ${y}) scale(${sx} ${sy})" d="${corner}" fill="${gilt}" stroke="#00000066" fill-rule="evenodd"/>`;
  const round = A.pick([true, false]);
  s += A.glow(160, 216, 120, '#ffcf70', 0.35);
  s += round
    ? A.circle(160, 216, 84, deep, `stroke="${gilt}" stroke-width="5"`) +
      A.circle(160, 216, 74, 'none', `stroke="${gilt}" stroke-width="1.4" stroke-dasharray="3 5"`)
    : A.path('M160 122L246 216L160 310L74 216Z', deep, `stroke="${gilt}" stroke-width="5"`) +
      A.path('M160 138L231 216L160 294L89 216Z', 'none', `stroke="${gilt}" stroke-width="1.4"`);
  s += A.sym(
    A.alt(['sun-priest', 'aztec-calendar-sun', 'crystal-ball', 'medusa-head', 'compass', 'owl', 'fox-head']),
    160,
    216,
    round ? 122 : 104,
    {
      fill: GOLDM,
      back: 20,
      backc: '#1c0d02',
      fx: A.sculpt({ outline: '#1c0d02', soft: 2.6, scale: 7, drop: 4 }),
    },
  );
  s += A.title([{ L: 0, t: 'BOOK OF', s: 22, track: 0.3, wt: 700 }], {
    font: 'Cinzel Decorative',
    y: 66,
    x: 160,
    fill: '#f3d58a',
    w: 180,
    shadow: 0.6,
  });
  s += A.title([{ L: 1, t: 'Meridian', s: 46, wt: 700 }], {
    font: A.pick(['Cinzel Decorative', 'Playfair Display SC', 'Uncial Antiqua']),
    x: 160,
    y: 110,
    fill: GOLD,
    w: 208,
    stroke: '#1c0d02',
    sw: 4,
    ext: [0, 3, 3, '#5a3305'],
  });
  s += A.provider(g.provider, { x: 160, y: 360, s: 8, c: '#f3d58a' });
  return s;
};
