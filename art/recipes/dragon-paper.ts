import type { Recipe } from '@/art/engine/recipe';

const PAPERS = [
  ['#f6ead2', '#c4161c', '#1c1210', '#e2b04a'],
  ['#eef2e6', '#0f6b52', '#101a16', '#d8a33a'],
  ['#a91420', '#f9e3b0', '#3a0508', '#f2c04d'],
  ['#17324f', '#f3dfb2', '#081421', '#e0662f'],
] as const;
const MOST = 13;

/** Cut paper in a round window; the title hangs as a banner, letter under letter. */
export const dragonPaper: Recipe = (A, g) => {
  A.settle();
  const [paper, cut, dark, gold] = A.pick(PAPERS);
  const right = A.pick([true, false]);
  const face = A.pick(['Staatliches', 'Playfair Display SC', 'Righteous'] as const);
  const ink = paper === '#a91420' || paper === '#17324f' ? cut : dark;
  const [bx, cx] = right ? [228, 108] : [12, 192];
  let s = A.bg(paper);
  s += A.seig(0, 0, 300, 400, 20, paper, `${cut}44`);
  s += A.circle(cx, 166, 112, cut) + A.circle(cx, 166, 118, 'none', `stroke="${gold}" stroke-width="3"`);
  s += A.circle(cx + (right ? 20 : -20), 120, 44, gold);
  s += A.sym(A.alt(['spiked-dragon-head', 'tiger-head', 'oni', 'sea-dragon', 'handheld-fan']), cx, 178, 196, {
    fill: paper,
    back: 26,
    backc: dark,
  });
  for (const [x, y, k] of [
    [cx - 84, 282, 0.9],
    [cx + 70, 292, 1.1],
    [cx - 10, 306, 1.3],
  ] as const)
    s += A.cloud(x, y, k, gold) + A.cloud(x + 4, y + 7, k * 0.86, paper);
  s += A.rect(0, 318, 300, 82, paper) + A.rect(0, 318, 300, 3, gold);
  const words = [A.txt(0, 'DRAGON').toUpperCase(), A.txt(1, 'LANTERNS').toUpperCase()].filter(
    (w) => w !== '',
  );
  const hangs = words[0] !== undefined && words[0].length <= MOST && !words[0].includes(' ');
  if (hangs) {
    const letters = [...(words[0] ?? '')];
    const step = Math.min(48, 292 / letters.length);
    s +=
      A.rect(bx, -6, 60, 322, dark) +
      A.rect(bx + 4, -6, 52, 318, 'none', `stroke="${gold}" stroke-width="1.6"`);
    const first = 16 + (300 - step * letters.length) / 2 + step * 0.78;
    letters.forEach((t, i) => {
      s += A.title([{ t, s: Math.min(46, step * 1.16) }], {
        font: face,
        x: bx + 30,
        y: first + i * step,
        fill: gold,
        w: 44,
        shadow: 0,
      });
    });
    s += A.title([{ L: 1, t: 'LANTERNS', s: 40, track: 0.06 }], {
      font: face,
      y: 366,
      fill: ink,
      w: 266,
      shadow: 0,
    });
  } else {
    s += A.title(
      [
        { L: 0, t: 'DRAGON', s: 31 },
        { L: 1, t: 'LANTERNS', s: 22, gap: 7 },
      ],
      {
        font: face,
        y: 370,
        base: 'bottom',
        fill: ink,
        w: 268,
        shadow: 0,
      },
    );
  }
  s += A.provider(g.provider, {
    y: 389,
    s: 8.5,
    wt: 800,
    c: ink === cut ? gold : cut,
    o: 1,
  });
  return s;
};
