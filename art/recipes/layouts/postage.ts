import type { Recipe } from '@/art/engine/recipe';
import { sizesOf, type LayoutParts } from './layout';

/** A postage stamp: perforated edge, flat field, value in the corner, a postmark over it. */
export const postage =
  (parts: LayoutParts): Recipe =>
  (A, g) => {
    A.settle();
    const colours = A.pick(parts.colours);
    const { sheet, field, accent, ink, light } = colours;
    let s = A.bg(ink) + A.rect(14, 14, 272, 372, sheet);
    for (let i = 0; i <= 20; i++) {
      s += A.circle(14 + i * 13.6, 14, 4.4, ink) + A.circle(14 + i * 13.6, 386, 4.4, ink);
    }
    for (let i = 1; i < 27; i++) {
      s += A.circle(14, 14 + i * 13.78, 4.4, ink) + A.circle(286, 14 + i * 13.78, 4.4, ink);
    }
    s += `<g ${A.clip('<rect x="34" y="34" width="232" height="236"/>')}>`;
    s += A.rect(34, 34, 232, 236, field) + A.rays(150, 250, 28, 300, light, 0.22, 0.05);
    s += A.circle(150, 158, 96, accent) + A.wave(238, 12, 120, 0.2, ink, 'opacity=".55"');
    s += parts.hero(A, g, 150, 154, 176, colours);
    s += '</g>';
    s += A.rect(34, 34, 232, 236, 'none', `stroke="${ink}" stroke-width="2.5"`);
    const [first, second] = sizesOf(parts, 44, 26);
    s += A.title(
      [
        { L: 0, t: parts.lines[0], s: first },
        { L: 1, t: parts.lines[1], s: second },
      ],
      { font: parts.font, y: 312, w: 228, gap: 7, fill: ink, shadow: 0, two: [344, 28] },
    );
    s += A.rect(228, 42, 30, 24, sheet, `stroke="${ink}" stroke-width="1.6"`);
    s += A.label(String(10 + Math.floor(A.R() * 9) * 10), { x: 243, y: 60, size: 16, fill: ink, w: 26 });
    const mark = `<g fill="none" stroke="${ink}" stroke-width="2" opacity=".42"><circle cx="60" cy="62" r="30"/><circle cx="60" cy="62" r="20"/><path d="M84 44q12-6 24 0t24 0t24 0M88 58q12-6 24 0t24 0t24 0M88 72q12-6 24 0t24 0t24 0"/></g>`;
    s += `<g transform="rotate(-12 60 62)">${mark}</g>`;
    s += A.provider(g.provider, { y: 372, c: ink, o: 1, s: 8.5, wt: 800 });
    return s;
  };
