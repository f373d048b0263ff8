import type { Recipe } from '@/art/engine/recipe';
import { r1 } from '@/art/engine/arithmetic';
import { GOLDM } from '@/art/engine/palette';

const HALLS = [
  ['#f7f0df', '#14222c', '#c8963c'],
  ['#f3ead6', '#5a1020', '#b8862f'],
  ['#eef0e6', '#0d3b34', '#b98a34'],
  ['#f5ece4', '#2a1b4a', '#c28a3a'],
] as const;

/** The front of a grand hotel: fans of gold on ivory, the prize over the door. */
export const jackpotDeco: Recipe = (A, g) => {
  A.settle();
  const [ivory, dark, gold] = A.pick(HALLS);
  let s = A.bg(ivory);
  // fans
  for (const [cx, cy, r] of [
    [150, 250, 240],
    [0, 400, 120],
    [300, 400, 120],
  ] as const) {
    for (let i = 0; i < 24; i++) {
      const a = Math.PI + (i / 24) * Math.PI;
      const b = Math.PI + ((i + 0.5) / 24) * Math.PI;
      s += A.path(
        `M${cx} ${cy}L${r1(cx + r * Math.cos(a))} ${r1(cy + r * Math.sin(a))}A${r} ${r} 0 0 1 ${r1(cx + r * Math.cos(b))} ${r1(cy + r * Math.sin(b))}Z`,
        i % 2 ? gold : dark,
        `opacity="${cx === 150 ? 0.9 : 0.5}"`,
      );
    }
    s +=
      A.circle(cx, cy, r * 0.52, ivory) +
      A.circle(cx, cy, r * 0.49, 'none', `stroke="${gold}" stroke-width="3"`);
  }
  s += A.glow(150, 170, 120, '#fff3c9', 0.95);
  s += A.sym(A.alt(['imperial-crown', 'queen-crown', 'trophy-cup', 'open-treasure-chest']), 150, 176, 164, {
    fill: GOLDM,
    back: 28,
    backc: dark,
    fx: A.sculpt({ outline: dark, soft: 3, scale: 7, light: '#fffbe6', dropO: 0.35 }),
  });
  s += A.rect(0, 252, 300, 148, dark) + A.rect(0, 252, 300, 4, gold) + A.rect(0, 261, 300, 1.6, gold);
  s += A.title(
    [
      { L: 0, t: 'GRAND', s: 56 },
      { L: 1, t: 'MILLIONS', s: 30, track: 0.16, gap: 14, fill: ivory },
    ],
    {
      font: A.pick(['Limelight', 'Righteous', 'Playfair Display SC']),
      wt: 700,
      y: 362,
      base: 'bottom',
      fill: GOLDM,
      w: 256,
      shadow: 0.4,
    },
  );
  s += A.frame(gold, { i: 6, w: 3, r: 4, in: gold });
  s += A.provider(g.provider, { y: 383, s: 8.5, wt: 800, c: gold, o: 1, track: 2.4 });
  return s;
};
