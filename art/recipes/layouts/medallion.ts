import { r1 } from '@/art/engine/arithmetic';
import { GOLD, GOLDM } from '@/art/engine/palette';
import type { Recipe } from '@/art/engine/recipe';
import { sizesOf, type LayoutParts } from './layout';

/** A gilt medallion on damask, title on a ribbon below. */
export const medallion =
  (parts: LayoutParts): Recipe =>
  (A, g) => {
    A.settle();
    const colours = A.pick(parts.colours);
    const { field, accent, ink, light } = colours;
    let s = A.bg(A.rad([field, ink], 150, 150, 320));
    const damask = A.pattern(
      50,
      62,
      `<path d="M25 4C33 14 41 18 41 28C41 38 31 42 25 56C19 42 9 38 9 28C9 18 17 14 25 4ZM25 16C21 22 17 25 17 30C17 35 21 38 25 44C29 38 33 35 33 30C33 25 29 22 25 16Z" fill="${light}" fill-opacity=".13" fill-rule="evenodd"/>`,
    );
    s += A.rect(0, 0, 300, 400, damask) + A.glow(150, 160, 170, accent, 0.5);
    const rim = A.lin(GOLDM, 60);
    const scallops = Array.from({ length: 32 }, (_, i) => {
      const a = (i / 32) * 6.2832;
      return `<circle cx="${r1(150 + 122 * Math.cos(a))}" cy="${r1(158 + 122 * Math.sin(a))}" r="13"/>`;
    }).join('');
    s += `<g filter="${A.sculpt({ outline: ink, soft: 3, scale: 6, ow: 1.6, drop: 10 })}"><g fill="${rim}">${scallops}<circle cx="150" cy="158" r="122"/></g></g>`;
    s += A.circle(150, 158, 106, A.rad([accent, field, ink], 150, 130, 124));
    s += A.circle(150, 158, 106, 'none', `stroke="${ink}" stroke-opacity=".6" stroke-width="4"`);
    s += A.circle(
      150,
      158,
      98,
      'none',
      `stroke="${light}" stroke-opacity=".6" stroke-width="1.4" stroke-dasharray="1 5" stroke-linecap="round"`,
    );
    s += parts.hero(A, g, 150, 158, 152, colours);
    s +=
      A.path('M4 296L40 286V352L4 366L18 330Z', ink) + A.path('M296 296L260 286V352L296 366L282 330Z', ink);
    s += A.path(
      'M22 284Q150 300 278 284V352Q150 368 22 352Z',
      A.lin([accent, field]),
      `stroke="${light}" stroke-opacity=".55" stroke-width="2"`,
    );
    const [first, second] = sizesOf(parts, 38, 22);
    s += A.title(
      [
        { L: 0, t: parts.lines[0], s: first },
        { L: 1, t: parts.lines[1], s: second },
      ],
      {
        font: parts.font,
        y: 346,
        base: 'bottom',
        w: 232,
        gap: 5,
        fill: GOLD,
        stroke: ink,
        sw: 5,
        two: [344, 26],
      },
    );
    s += A.provider(g.provider, { y: 388, c: light, o: 0.95, s: 8.5 });
    return s;
  };
