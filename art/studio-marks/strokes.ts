import { r1, radians } from '@/art/engine/arithmetic';

// What emblems are made of. All stand on a field of 100 x 100 and take the colour of the group they are in.

/** Filled outline; subpaths inside others are cut out. */
export const f = (...d: readonly string[]): string => `<path d="${d.join('')}"/>`;
/** Line of the given width. */
export const s = (d: string, w = 6): string =>
  `<path d="${d}" fill="none" stroke="currentColor" stroke-width="${w}"/>`;
export const move = (x: number, y: number, k: number, body: string, turn = 0): string =>
  `<g transform="translate(${x} ${y})${turn ? `rotate(${turn})` : ''}scale(${k})">${body}</g>`;
/** The same `n` times round the middle of the field. */
export const round = (n: number, body: string, start = 0): string =>
  Array.from(
    { length: n },
    (_, i) => `<g transform="rotate(${r1(start + (360 / n) * i)} 50 50)">${body}</g>`,
  ).join('');

export const oval = (x: number, y: number, rx: number, ry: number): string =>
  `M${r1(x - rx)} ${y}a${rx} ${ry} 0 1 0 ${r1(2 * rx)} 0a${rx} ${ry} 0 1 0 ${r1(-2 * rx)} 0Z`;
export const disc = (x: number, y: number, r: number): string => oval(x, y, r, r);
export const box = (x: number, y: number, w: number, h: number): string => `M${x} ${y}h${w}v${h}h${-w}Z`;
export const card = (x: number, y: number, w: number, h: number, r: number): string =>
  `M${x + r} ${y}h${w - 2 * r}a${r} ${r} 0 0 1 ${r} ${r}v${h - 2 * r}a${r} ${r} 0 0 1 ${-r} ${r}h${2 * r - w}a${r} ${r} 0 0 1 ${-r} ${-r}v${2 * r - h}a${r} ${r} 0 0 1 ${r} ${-r}Z`;
export const diamond = (x: number, y: number, rx: number, ry = rx): string =>
  `M${x} ${r1(y - ry)}l${rx} ${ry}l${-rx} ${ry}l${-rx} ${-ry}Z`;

const on = (x: number, y: number, r: number, a: number): string =>
  `${r1(x + r * Math.cos(radians(a)))} ${r1(y + r * Math.sin(radians(a)))}`;

/** Star of `n` points with outer and inner radius. */
export function star(x: number, y: number, outer: number, inner: number, n: number): string {
  const corner = (_: unknown, i: number) => on(x, y, i % 2 ? inner : outer, -90 + (180 / n) * i);
  return `M${Array.from({ length: 2 * n }, corner).join('L')}Z`;
}
/** `n` lines from radius `a` to radius `b`, spread from one angle to another. */
export function rays(x: number, y: number, a: number, b: number, n: number, from = 0, to = 360): string {
  const step = (to - from) / (to - from === 360 ? n : n - 1);
  return Array.from(
    { length: n },
    (_, i) => `M${on(x, y, a, from + i * step)}L${on(x, y, b, from + i * step)}`,
  ).join('');
}
/** The segments of a cut fruit. */
export function segments(x: number, y: number, r: number, n: number, inner = 5, gap = 7): string {
  const wide = 360 / n;
  return Array.from({ length: n }, (_, i) => {
    const [a, b] = [i * wide + gap, (i + 1) * wide - gap];
    return `M${on(x, y, inner, (a + b) / 2)}L${on(x, y, r, a)}A${r} ${r} 0 0 1 ${on(x, y, r, b)}Z`;
  }).join('');
}
/** Three swells across the field. */
export const swell = (y: number, x = 4): string => `M${x} ${y}q11.5-13 23 0t23 0 23 0 23 0`;
