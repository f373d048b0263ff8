import type { Recipe } from '@/art/engine/recipe';
import { sizesOf, type LayoutParts } from './layout';

/** A lit sign on a brick wall at night. */
export const neon =
  (parts: LayoutParts): Recipe =>
  (A, g) => {
    A.settle();
    const colours = A.pick(parts.colours);
    const { field, accent, ink, light } = colours;
    let s = A.bg(A.rad([field, ink], 150, 170, 290));
    const bricks = A.pattern(
      44,
      28,
      '<path d="M0 0H44M0 14H44M22 0V14M0 14V28M44 14V28" fill="none" stroke="#000" stroke-opacity=".34" stroke-width="2"/><path d="M0 2H22M24 16H44" stroke="#fff" stroke-opacity=".05" stroke-width="2"/>',
    );
    s += A.rect(0, 0, 300, 400, bricks);
    s += A.glow(150, 164, 170, accent, 0.55);
    const ring = (r: number, width: number, colour: string, more = '') =>
      `<circle cx="150" cy="164" r="${r}" fill="none" stroke="${colour}" stroke-width="${width}" ${more}/>`;
    s += `<g filter="${A.blur(7)}" opacity=".9">${ring(112, 12, accent)}</g>`;
    s += ring(112, 6, accent) + ring(112, 2.4, '#ffffff', 'opacity=".9"');
    s += ring(97, 3, light, 'opacity=".75" stroke-dasharray="2 11" stroke-linecap="round"');
    s += `<path d="M60 40V-10M240 40V-10" stroke="#000" stroke-opacity=".55" stroke-width="5"/>`;
    s += parts.hero(A, g, 150, 164, 150, colours);
    s += A.fade(286, ink, 0.95);
    const [first, second] = sizesOf(parts, 56, 30);
    const lines = [
      { L: 0, t: parts.lines[0], s: first },
      { L: 1, t: parts.lines[1], s: second },
    ] as const;
    const set = { font: parts.font, y: 362, base: 'bottom', w: 262, gap: 9, two: [362, 34] } as const;
    s += `<g filter="${A.blur(6)}" opacity=".9">${A.title(lines, { ...set, fill: accent, shadow: 0, stroke: accent, sw: 6 })}</g>`;
    s += A.title(lines, { ...set, fill: '#ffffff', stroke: accent, sw: 3, shadow: 0 });
    s += A.provider(g.provider, { y: 388, c: light, o: 0.95, s: 8.5 });
    return s;
  };
