import { letter, type LetteringOptions } from '@/art/engine/faces';

/** Something drawn, the box of its ink, and how to write it scaled by k and then moved by dx, dy. */
export interface Ink {
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
  readonly draw: (k: number, dx: number, dy: number) => string;
}

interface Segment {
  readonly command: string;
  readonly points: readonly number[];
}

/** Path data with absolute M, L, Q, C and Z only, as fontkit writes it. */
const parse = (d: string): Segment[] =>
  [...d.matchAll(/([MLQCZ])([^MLQCZ]*)/g)].map(([, command = '', rest = '']) => ({
    command,
    points: (rest.match(/-?\d*\.?\d+(?:e-?\d+)?/g) ?? []).map(Number),
  }));

const short = (tenths: number): string => String(tenths / 10).replace(/^(-?)0\./, '$1.');

/** Tenths of a unit: a curve this short is a straight line to the eye, a step this short is none. */
const CURVE = 20;
const STEP = 6;

/** Rounded to a tenth; relative coordinates keep it short, and no error adds up. */
function write(segments: readonly Segment[], k: number, dx: number, dy: number): string {
  let pen: readonly [number, number] = [0, 0];
  let start = pen;
  let last = '';
  let out = '';
  for (const { command, points } of segments) {
    if (command === 'Z') {
      pen = start;
      out += 'z';
      last = '';
      continue;
    }
    const to = points.map((p, i) => Math.round((p * k + (i % 2 ? dy : dx)) * 10));
    const end = [to.at(-2) ?? 0, to.at(-1) ?? 0] as const;
    const reach = Math.max(...to.map((p, i) => Math.abs(p - pen[i % 2 ? 1 : 0])));
    if (command !== 'M' && reach < STEP) continue;
    const drawn = command !== 'M' && reach < CURVE ? 'L' : command;
    const numbers = (drawn === 'L' ? end : to).map((p, i) => short(p - pen[i % 2 ? 1 : 0]));
    out += drawn === last ? '' : drawn.toLowerCase();
    numbers.forEach((n, i) => {
      const glued = n.startsWith('-') || (i === 0 && drawn !== last);
      out += glued ? n : ` ${n}`;
    });
    pen = end;
    if (command === 'M') start = pen;
    last = drawn;
  }
  return out;
}

/** A line of text as outlines. Control points count as ink, so the box may be a hair too wide. */
export function text(words: string, o: LetteringOptions): Ink {
  const segments = parse(letter(words, o).d);
  const axis = (odd: 0 | 1) => segments.flatMap(({ points }) => points.filter((_, i) => i % 2 === odd));
  const [xs, ys] = [axis(0), axis(1)];
  const [x, y] = [Math.min(...xs), Math.min(...ys)];
  return {
    x,
    y,
    w: Math.max(...xs) - x,
    h: Math.max(...ys) - y,
    draw: (k, dx, dy) => `<path d="${write(segments, k, dx, dy)}"/>`,
  };
}

const r2 = (n: number): number => Math.round(n * 100) / 100;

/** Markup drawn on a field of w x h that it fills. */
export const picture = (body: string, w = 100, h = 100): Ink => ({
  x: 0,
  y: 0,
  w,
  h,
  draw: (k, dx, dy) => `<g transform="translate(${r2(dx)} ${r2(dy)})scale(${r2(k)})">${body}</g>`,
});

export const scaled = (ink: Ink, by: number): Ink => ({
  x: ink.x * by,
  y: ink.y * by,
  w: ink.w * by,
  h: ink.h * by,
  draw: (k, dx, dy) => ink.draw(k * by, dx, dy),
});

const together = (placed: readonly (readonly [Ink, number, number])[], w: number, h: number): Ink => ({
  x: 0,
  y: 0,
  w,
  h,
  draw: (k, dx, dy) =>
    placed.map(([ink, left, top]) => ink.draw(k, dx + (left - ink.x) * k, dy + (top - ink.y) * k)).join(''),
});

/** Beside each other, middles in one line. */
export function row(inks: readonly Ink[], gap: number): Ink {
  const h = Math.max(...inks.map((ink) => ink.h));
  let left = 0;
  const placed = inks.map((ink) => {
    const at = left;
    left += ink.w + gap;
    return [ink, at, (h - ink.h) / 2] as const;
  });
  return together(placed, left - gap, h);
}

/** Below each other. */
export function column(inks: readonly Ink[], gap: number, align: 'start' | 'middle'): Ink {
  const w = Math.max(...inks.map((ink) => ink.w));
  let top = 0;
  const placed = inks.map((ink) => {
    const at = top;
    top += ink.h + gap;
    return [ink, align === 'middle' ? (w - ink.w) / 2 : 0, at] as const;
  });
  return together(placed, w, top - gap);
}
