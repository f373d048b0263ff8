import type { Recipe } from '@/art/engine/recipe';

/** A great bird before the sun, in ink and two colours. */
export const crashWings: Recipe = (A, g) => {
  const [paper, sun, bird, tip] = A.pick([
    ['#f2e7d0', '#d8432b', '#1c2530', '#f7f2e4'],
    ['#0f2233', '#f2b134', '#e9eef2', '#35566e'],
    ['#dfe7e0', '#e08a1e', '#20352d', '#f4f6ef'],
    ['#241b2f', '#e4572e', '#f3e9dc', '#6d5a86'],
  ] as const);
  let s = A.bg(paper) + A.circle(150, 196, 104, sun);
  s += A.rect(0, 200, 300, 5, paper) + A.rect(0, 218, 300, 8, paper) + A.rect(0, 242, 300, 12, paper);
  s += A.cloud(50, 262, 0.9, tip, 0.9) + A.cloud(256, 232, 0.7, tip, 0.85);
  const quills = (points: readonly (readonly [number, number, number, number])[]) =>
    points
      .map(([x1, y1, x2, y2]) => `M${x1} ${y1}Q${(x1 + x2) / 2 + 6} ${(y1 + y2) / 2 + 12} ${x2} ${y2}`)
      .join('');
  const fx = A.sculpt({
    outline: paper,
    soft: 5,
    scale: 4,
    k1: 0.3,
    k2: 0.76,
    spec: 0.18,
    ow: 3,
    drop: 12,
    dropO: 0.28,
  });
  s += `<g transform="translate(146 228)"><g filter="${fx}"><path d="M16 4C26-52 66-112 132-146C120-108 112-82 94-50C80-24 56 6 26 22Z" fill="${tip}"/><path d="M-70 42L-118 62L-104 44L-126 36L-64 22Z" fill="${bird}"/><path d="M-74 40C-46 12-10 0 24 0C46 0 58-12 74-12C88-12 95-3 94 6C90 26 56 42 22 44C-14 48-46 52-74 40Z" fill="${bird}"/><path d="M-20 16C-46-36-92-84-160-104C-134-74-122-46-100-16C-82 10-54 30-16 34Z" fill="${bird}"/></g><path d="${quills(
    [
      [-140, -92, -96, -52],
      [-122, -66, -78, -30],
      [-102, -38, -58, -8],
      [-80, -10, -38, 12],
    ],
  )}" fill="none" stroke="${tip}" stroke-width="3.4" stroke-linecap="round"/><path d="${quills([
    [116, -116, 76, -62],
    [104, -84, 62, -34],
    [88, -52, 46, -8],
  ])}" fill="none" stroke="${bird}" stroke-opacity=".7" stroke-width="3" stroke-linecap="round"/><path d="M88-2L122 8L92 14Z" fill="${sun}" stroke="${paper}" stroke-width="1.6"/><circle cx="78" cy="-1" r="3.4" fill="${paper}"/></g>`;
  s += A.title(
    [
      { L: 0, t: 'Golden', s: 38 },
      { L: 1, t: 'Falcon', s: 62 },
    ],
    { font: 'Abril Fatface', y: 54, gap: 2, w: 258, fill: bird, shadow: 0, two: [84, 36] },
  );
  s += A.frame(bird, { i: 9, w: 1.6, r: 2 });
  s += A.provider(g.provider, { y: 382, c: bird, o: 1, s: 9 });
  return s;
};
