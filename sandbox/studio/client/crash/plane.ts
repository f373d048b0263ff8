import { svg } from '../tables/svg';

const stops = (id: string, ...colours: readonly (readonly [offset: number, colour: string])[]) =>
  svg(
    'linearGradient',
    { id, x1: 0, y1: 0, x2: 0, y2: 1 },
    ...colours.map(([offset, colour]) => svg('stop', { offset, 'stop-color': colour })),
  );
const shape = (d: string, fill: string) => svg('path', { d, fill });
const line = (d: string, stroke: string, width: number, opacity: number) =>
  svg('path', { d, stroke, 'stroke-width': width, 'stroke-linecap': 'round', fill: 'none', opacity });

/** The red plane, with its nose to the right and its middle at 0, 0. */
export const plane = (): SVGSVGElement =>
  svg(
    'svg',
    { viewBox: '-100 -50 180 100', 'aria-hidden': 'true', class: 'plane' },
    svg(
      'defs',
      {},
      stops('plane-body', [0, '#ff6d8b'], [0.45, '#ff1f4b'], [1, '#a80a2d']),
      stops('plane-wing', [0, '#ff8aa2'], [1, '#d30f36']),
    ),
    shape('M6-14L-14-42L4-42L34-15Z', '#b30a2c'),
    shape('M-78 4L-96-30L-80-32L-52-8Z', '#c90d34'),
    shape(
      'M-78 4C-66-10-20-20 30-18C52-16 66-8 70 0C66 8 50 14 28 15C-20 17-62 14-78 4Z',
      'url(#plane-body)',
    ),
    line('M-70 1C-40-10 0-14 34-13', '#ffd0da', 2.4, 0.75),
    shape('M-74 6L-92 16L-60 14Z', '#d30f36'),
    shape('M10-2L-30 44L-8 46L44 6Z', 'url(#plane-wing)'),
    line('M10-2L-30 44', '#ffd0da', 1.6, 0.6),
    shape('M22-16C30-26 46-22 52-13Z', '#cdf3ff'),
    line('M26-17C32-23 40-22 44-18', '#fff', 1.6, 1),
    svg('ellipse', { cx: 71, cy: 0, rx: 3.4, ry: 31, fill: '#fff', opacity: 0.34, class: 'propeller' }),
    svg('circle', { cx: 70, cy: 0, r: 6, fill: '#f4f4f4' }),
  );
