import type { Recipe } from '@/art/engine/recipe';
import { sizesOf, type LayoutParts } from './layout';

/** A playing card on coloured cloth: corner signs, a framed picture, the title across its waist. */
export const ace =
  (parts: LayoutParts): Recipe =>
  (A, g) => {
    A.settle();
    const colours = A.pick(parts.colours);
    const { sheet, field, accent, ink, light } = colours;
    let s = A.bg(A.rad([field, ink], 150, 180, 320));
    s += A.rect(
      0,
      0,
      300,
      400,
      A.pattern(18, 18, `<path d="M9 1L17 9L9 17L1 9Z" fill="none" stroke="${light}" stroke-opacity=".13"/>`),
    );
    const tilt = A.pick([-5, -2.5, 3, 5.5]);
    s += `<g transform="rotate(${tilt} 150 196)">`;
    s += `<rect x="30" y="26" width="240" height="344" rx="20" fill="#000" opacity=".4" transform="translate(5 10)"/>`;
    s += A.rect(30, 26, 240, 344, sheet, 'rx="20"');
    s += A.rect(42, 38, 216, 320, 'none', `rx="11" stroke="${field}" stroke-width="3"`);
    s += A.rect(48, 44, 204, 308, 'none', `rx="8" stroke="${field}" stroke-width="1"`);
    const pip = (x: number, y: number) =>
      A.path(
        `M${x} ${y - 13}L${x + 9} ${y}L${x} ${y + 13}L${x - 9} ${y}Z`,
        accent,
        `stroke="${ink}" stroke-width="2"`,
      );
    s += pip(66, 70) + pip(234, 70) + pip(66, 330) + pip(234, 330);
    s += A.circle(150, 158, 90, accent, 'opacity=".45"') + A.rays(150, 158, 32, 90, field, 0.3, 0.02);
    s += parts.hero(A, g, 150, 156, 166, colours);
    s += A.rect(30, 262, 240, 66, ink) + A.rect(30, 267, 240, 2, accent) + A.rect(30, 321, 240, 2, accent);
    const [first, second] = sizesOf(parts, 34, 20);
    s += A.title(
      [
        { L: 0, t: parts.lines[0], s: first },
        { L: 1, t: parts.lines[1], s: second },
      ],
      { font: parts.font, y: 314, base: 'bottom', w: 212, gap: 4, fill: light, shadow: 0, two: [314, 22] },
    );
    s += '</g>';
    s += A.provider(g.provider, { y: 391, c: light, o: 0.95, s: 8.5 });
    return s;
  };
