import { colourOf, POCKETS, WHEEL, type Colour } from '../../../engines/roulette/layout';
import { define, drawing } from '../drawing';

const COLOURS: Record<Colour, string> = { red: '#b02430', black: '#16130f', zero: '#0f7a52' };
const TURN = 2 * Math.PI;
const tenth = (value: number): number => Math.round(value * 10) / 10;
const point = (radius: number, angle: number): string =>
  `${tenth(radius * Math.cos(angle))} ${tenth(radius * Math.sin(angle))}`;

/** Gradients of the wheel, each defined once. */
const GRADIENTS: Record<string, string> = {
  'rl-rim':
    '<linearGradient id="rl-rim" x1="0" y1="0" x2="1" y2="1"><stop stop-color="#c98a48"/><stop offset=".3" stop-color="#6b3514"/><stop offset=".62" stop-color="#3a1a08"/><stop offset="1" stop-color="#9a5a24"/></linearGradient>',
  'rl-cone':
    '<radialGradient id="rl-cone" cx=".4" cy=".34" r=".75"><stop stop-color="#8a4a1c"/><stop offset=".6" stop-color="#54280d"/><stop offset="1" stop-color="#2a1206"/></radialGradient>',
  'rl-brass':
    '<linearGradient id="rl-brass" x1="0" y1="0" x2="1" y2="1"><stop stop-color="#fff3c8"/><stop offset=".45" stop-color="#d9a648"/><stop offset=".6" stop-color="#8a5a1c"/><stop offset="1" stop-color="#f0cf86"/></linearGradient>',
  'rl-run':
    '<radialGradient id="rl-run"><stop offset=".8" stop-color="#2a1206"/><stop offset=".93" stop-color="#7a4318"/><stop offset="1" stop-color="#3a1a08"/></radialGradient>',
  'rl-light':
    '<radialGradient id="rl-light" cx=".38" cy=".3" r=".8"><stop stop-color="#fff" stop-opacity=".2"/><stop offset=".5" stop-color="#fff" stop-opacity="0"/><stop offset="1" stop-color="#000" stop-opacity=".42"/></radialGradient>',
};
const paint = (id: string): string => `url(#${define(id, () => GRADIENTS[id] ?? '')})`;

const BOX = '-200 -200 400 400';

/** What stands still: the bowl with the run of the ball and its eight deflectors. */
export function bowl(): SVGSVGElement {
  const deflectors = Array.from({ length: 8 }, (_, at) => {
    const shape = at % 2 ? 'M0-9 4.5 0 0 9-4.5 0Z' : 'M0-5 8 0 0 5-8 0Z';
    return `<path transform="rotate(${at * 45 + 22.5}) translate(0-171)" d="${shape}"/>`;
  });
  return drawing(
    BOX,
    [
      `<circle r="199" fill="${paint('rl-rim')}" stroke="#e9cc8e" stroke-opacity=".6"/>`,
      `<circle r="188" fill="${paint('rl-run')}" stroke="${paint('rl-brass')}" stroke-width="2.5"/>`,
      `<g fill="${paint('rl-brass')}" stroke="#4a2f0c" stroke-width=".6">${deflectors.join('')}</g>`,
      `<circle r="154" fill="${paint('rl-brass')}"/>`,
    ].join(''),
  );
}

/** What turns: numbers, pockets, the cone and its cross. The zero is at the top. */
export function rotor(): SVGSVGElement {
  const pockets = WHEEL.map((pocket, at) => {
    const [from, to] = [-0.5, 0.5].map((half) => (TURN * (at + half)) / POCKETS - TURN / 4) as [
      number,
      number,
    ];
    const ring = (outer: number, inner: number) =>
      `M${point(outer, from)}A${outer} ${outer} 0 0 1 ${point(outer, to)}L${point(inner, to)}A${inner} ${inner} 0 0 0 ${point(inner, from)}Z`;
    const colour = COLOURS[colourOf(pocket)];
    return [
      `<path d="${ring(150, 122)}" fill="${colour}" stroke="#e9cc8e" stroke-width=".9"/>`,
      `<path d="${ring(121, 96)}" fill="${colour}"/>`,
      `<path d="M${point(122, from)}L${point(95, from)}" stroke="#d2ac66" stroke-width="1.8"/>`,
      `<text transform="rotate(${tenth((360 * at) / POCKETS)}) translate(0-131)" text-anchor="middle" font-weight="800" font-size="14" fill="#fff">${pocket}</text>`,
    ].join('');
  });
  const ribs = Array.from(
    { length: 8 },
    (_, at) =>
      `<path transform="rotate(${at * 45})" d="M0 0 8-92A92 92 0 0 1 36-85Z" fill="#000" opacity=".13"/>`,
  );
  const arms = [0, 90, 180, 270].map(
    (angle) =>
      `<g transform="rotate(${angle})"><path d="M-5 0-3.5-50H3.5L5 0Z"/><circle cy="-53" r="8"/></g>`,
  );
  return drawing(
    BOX,
    [
      '<circle r="152" fill="#1a0c04"/>',
      ...pockets,
      `<circle r="96" fill="${paint('rl-cone')}" stroke="${paint('rl-brass')}" stroke-width="3"/>`,
      ...ribs,
      `<circle r="121.5" fill="none" stroke="${paint('rl-brass')}" stroke-width="1.6"/>`,
      `<g fill="${paint('rl-brass')}" stroke="#5a3a10" stroke-width=".8">${arms.join('')}<circle r="24"/></g>`,
      `<circle r="15" fill="#7a4a14"/><circle r="12" fill="${paint('rl-brass')}"/>`,
    ].join(''),
  );
}

/** The lamp's light on the bowl, over all that turns. */
export const gloss = (): SVGSVGElement => drawing(BOX, `<circle r="199" fill="${paint('rl-light')}"/>`);
