import type { Recipe } from '@/art/engine/recipe';

const CLAYS = [
  ['#d9682c', '#1d0f0a', '#f4d3a4'],
  ['#e8dcc0', '#2a1a12', '#f0d9a8'],
  ['#1d1512', '#e27a3a', '#1d0f0a'],
  ['#6fa3a8', '#10222a', '#f2e6c8'],
  ['#c9a063', '#7a1f16', '#f8e6bd'],
] as const;

/** Black figure on clay: a painted vase unrolled, meanders above and below. */
export const olympusVase: Recipe = (A, g) => {
  A.settle();
  const [clay, black, pale] = A.pick(CLAYS);
  let s = A.bg(clay);
  s += A.vign('#000000', 0.28, 0.42);
  const meander = (y: number, h: number) =>
    A.rect(0, y, 300, h, black) +
    A.rect(
      0,
      y + 4,
      300,
      h - 8,
      A.pattern(
        30,
        30,
        `<path d="M0 25V5H23V19H10V12H16" fill="none" stroke="${clay}" stroke-width="3.4"/><path d="M0 25H30" stroke="${clay}" stroke-width="3.4"/>`,
        `translate(0 ${y + (h - 30) / 2})`,
      ),
    );
  s += meander(0, 38);
  const rays = A.pick([true, false]);
  if (rays)
    s +=
      A.rays(150, 176, 28, 148, black, 0.9, 0.04, 0.34) +
      A.circle(150, 176, 96, clay) +
      A.circle(150, 176, 96, 'none', `stroke="${black}" stroke-width="5"`);
  else {
    s +=
      A.circle(150, 172, 122, black) + A.circle(150, 172, 113, 'none', `stroke="${clay}" stroke-width="2.4"`);
    for (let i = 0; i < 28; i++)
      s += `<path transform="translate(150 172) rotate(${i * 12.857}) translate(0 -101)" d="M0 -6C5 0 5 5 0 9C-5 5 -5 0 0 -6Z" fill="${clay}"/>`;
  }
  s += A.sym(
    A.alt(['lightning-mask', 'medusa-head', 'zeus-sword', 'greek-temple', 'trophy-cup', 'laurels']),
    150,
    rays ? 178 : 172,
    rays ? 150 : 158,
    {
      fill: rays ? black : clay,
      stroke: rays ? black : undefined,
      sw: 6,
    },
  );
  for (const x of [26, 274]) s += A.sym('laurels', x, rays ? 284 : 68, 40, { fill: black });
  s += A.rect(0, 296, 300, 74, black) + A.rect(0, 303, 300, 2.4, pale) + A.rect(0, 361, 300, 2.4, pale);
  s += A.title(
    [
      { L: 0, t: 'OLYMPUS', s: 40, wt: 900 },
      { L: 1, t: 'VERDICT', s: 17, track: 0.3, gap: 7, wt: 700 },
    ],
    {
      font: A.pick(['Cinzel Decorative', 'Metamorphous', 'Staatliches']),
      y: 354,
      base: 'bottom',
      fill: pale,
      w: 264,
      shadow: 0,
    },
  );
  s +=
    A.rect(0, 370, 300, 30, clay) +
    A.provider(g.provider, { y: 389, s: 9, wt: 800, c: black, o: 1, track: 2.4 });
  return s;
};
