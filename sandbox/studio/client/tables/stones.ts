import { svg } from './svg';

/** A drawing of 100 × 100 units that a screen reader passes over. */
const drawing = (...children: SVGElement[]): SVGSVGElement =>
  svg('svg', { viewBox: '0 0 100 100', 'aria-hidden': 'true' }, ...children);

const points = (list: readonly (readonly [number, number])[]) =>
  list.map(([x, y]) => `${x.toFixed(1)},${y.toFixed(1)}`).join(' ');

/** A cut stone seen from above. @param hue of its colour, degrees */
export function gem(hue: number): SVGSVGElement {
  const sides = 8;
  const at = (radius: number, side: number): [number, number] => {
    const angle = (Math.PI * 2 * side) / sides + Math.PI / sides;
    return [50 + radius * Math.cos(angle), 50 + radius * Math.sin(angle)];
  };
  const facets = Array.from({ length: sides }, (_, side) => {
    const middle = (Math.PI * 2 * (side + 0.5)) / sides + Math.PI / sides;
    // The light comes from the upper left.
    const light = 44 + 26 * Math.cos(middle + 2.2);
    const outer = [at(42, side), at(42, side + 1), at(27, side + 1), at(27, side)];
    const inner = [at(27, side), at(27, side + 1), [50, 50] as [number, number]];
    return [
      svg('polygon', { points: points(outer), fill: `hsl(${hue} 80% ${light.toFixed(0)}%)` }),
      svg('polygon', { points: points(inner), fill: `hsl(${hue} 84% ${(light + 14).toFixed(0)}%)` }),
    ];
  }).flat();
  const spark = svg('path', {
    d: 'M34 20l3.2 8.8L46 32l-8.8 3.2L34 44l-3.2-8.8L22 32l8.8-3.2Z',
    fill: '#fff',
  });
  return drawing(...facets, spark);
}

/** A round mine with its fuse alight. */
export const bomb = (): SVGSVGElement =>
  drawing(
    svg('circle', { cx: 50, cy: 56, r: 40, fill: '#ff5a3d', opacity: 0.18 }),
    svg('path', { d: 'M62 30c4-10 12-10 15-3', fill: 'none', stroke: '#c9a25a', 'stroke-width': 5 }),
    svg('circle', { cx: 47, cy: 58, r: 28, fill: '#1d2125' }),
    svg('circle', { cx: 38, cy: 48, r: 8, fill: '#5a646b' }),
    svg('rect', {
      x: 55,
      y: 26,
      width: 14,
      height: 10,
      rx: 2,
      fill: '#434b51',
      transform: 'rotate(38 62 31)',
    }),
    svg('path', { d: 'M78 14l2.4 7.6L88 24l-7.6 2.4L78 34l-2.4-7.6L68 24l7.6-2.4Z', fill: '#ffb627' }),
  );
