import type { Recipe } from '@/art/engine/recipe';
import { sizesOf, type LayoutParts } from './layout';

/** Two fields cut by a slant, the symbol far larger than the sheet, lettering on the slant. */
export const slice =
  (parts: LayoutParts): Recipe =>
  (A, g) => {
    A.settle();
    const colours = A.pick(parts.colours);
    const { sheet, field, accent, ink, light } = colours;
    const rising = A.pick([true, false]);
    const turn = rising ? -11 : 11;
    let s = A.bg(A.lin([field, accent], rising ? 60 : 120));
    s += A.rect(
      0,
      0,
      300,
      400,
      A.pattern(14, 14, `<circle cx="7" cy="7" r="2.6" fill="${ink}" opacity=".16"/>`),
    );
    s += A.circle(rising ? 200 : 100, 168, 128, light, 'opacity=".35"');
    s += parts.hero(A, g, rising ? 184 : 116, 150, 262, colours);
    s += `<g transform="rotate(${turn} 150 320)">`;
    s +=
      A.rect(-60, 262, 420, 18, ink) + A.rect(-60, 280, 420, 220, sheet) + A.rect(-60, 286, 420, 5, accent);
    s += '</g>';
    const [first, second] = sizesOf(parts, 48, 26);
    const title = A.title(
      [
        { L: 0, t: parts.lines[0], s: first },
        { L: 1, t: parts.lines[1], s: second },
      ],
      { font: parts.font, y: 362, base: 'bottom', w: 226, gap: 7, fill: ink, shadow: 0, two: [356, 30] },
    );
    s += `<g transform="rotate(${turn} 150 320)">${title}</g>`;
    s += A.provider(g.provider, {
      x: rising ? 288 : 12,
      anchor: rising ? 'end' : 'start',
      y: 391,
      c: ink,
      o: 1,
      s: 8.5,
      wt: 800,
    });
    return s;
  };
