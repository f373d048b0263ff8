import type { Recipe } from '@/art/engine/recipe';
import { sizesOf, type LayoutParts } from './layout';

/** A theatre bill: sunburst, curtain of stripes at the sides, the title in a bow over the picture. */
export const bill =
  (parts: LayoutParts): Recipe =>
  (A, g) => {
    A.settle();
    const colours = A.pick(parts.colours);
    const { sheet, field, accent, ink, light } = colours;
    let s = A.bg(sheet) + A.rays(150, 262, 30, 420, accent, 0.6, A.R() * 0.2);
    const stripe = A.pattern(22, 22, `<rect width="11" height="22" fill="${field}"/>`);
    for (const x of [0, 264]) s += A.rect(x, 0, 36, 400, light) + A.rect(x, 0, 36, 400, stripe);
    s += A.rect(36, 0, 4, 400, ink) + A.rect(260, 0, 4, 400, ink);
    s +=
      A.path('M0 0H300V104Q150 150 0 104Z', ink) +
      A.path('M0 104Q150 150 300 104V112Q150 158 0 112Z', accent);
    s += A.circle(150, 254, 100, light, `stroke="${ink}" stroke-width="4"`);
    s += A.circle(150, 254, 90, field, 'opacity=".9"');
    s += parts.hero(A, g, 150, 252, 178, colours);
    s += A.path('M0 366H300V400H0Z', ink) + A.rect(0, 361, 300, 5, accent);
    const [first, second] = sizesOf(parts, 48, 28);
    s += A.title(
      [
        { L: 0, t: parts.lines[0], s: first },
        { L: 1, t: parts.lines[1], s: second },
      ],
      { font: parts.font, y: 98, base: 'bottom', w: 258, gap: 6, fill: light, shadow: 0, two: [92, 32] },
    );
    s += A.provider(g.provider, { y: 387, c: light, o: 1, s: 9, wt: 800 });
    return s;
  };
