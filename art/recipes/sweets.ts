import { at, r1 } from '@/art/engine/arithmetic';
import type { Studio } from '@/art/engine/studio';
import type { ObjectOptions } from '@/art/engine/types';

/** What a candy poster may show, in the order that the catalogue counts; a lollipop comes first. */
const SWEETS = [null, 'cupcake', 'candy', 'strawberry', 'doughnut'] as const;

/** A swirl on a stick, 260 high on a field of 200 around its disc and stick. */
function lollipop(): string {
  let s =
    '<rect x="-7" y="20" width="14" height="120" rx="7" fill="#fff"/><circle cx="0" cy="-38" r="82" fill="#ff4f9a"/>';
  for (let i = 0; i < 8; i++) {
    const a = i * 0.7854;
    const p = (r: number, turn: number) => `${r1(r * Math.cos(a + turn))} ${r1(r * Math.sin(a + turn) - 38)}`;
    s += `<path d="M0 -38C${p(30, -0.5)} ${p(66, -0.2)} ${p(82, 0.35)}A82 82 0 0 1 ${p(82, 0.74)}C${p(66, 0.2)} ${p(30, -0.1)} 0 -38Z" fill="${at(['#fff', '#ffe14d', '#fff', '#41d9ff'], i)}"/>`;
  }
  return `${s}<ellipse cx="-28" cy="-80" rx="30" ry="15" fill="#fff" opacity=".75" transform="rotate(-36 -28 -80)"/>`;
}

/** The sweet of that number, counted round, centred on x, y. */
export function sweetOf(
  A: Studio,
  index: number,
  x: number,
  y: number,
  size: number,
  o: ObjectOptions = {},
): string {
  const name = at(SWEETS, index);
  if (name) return A.obj(name, x, y, size, o);
  return `<g filter="${o.fx ?? A.popFx()}"><g transform="translate(${x} ${y}) rotate(${o.rot ?? 0}) scale(${r1(size / 19.6) / 10})">${lollipop()}</g></g>`;
}
