import { r1 } from '@/art/engine/arithmetic';
import type { Studio } from '@/art/engine/studio';

/** Brass lit from the upper left. */
export const BRASS = ['#8a5a1c', '#ffe6a8 40', '#c48d3a 68', '#6b4210'] as const;

export interface PendantOptions {
  readonly k?: number;
  /** Degrees that it swings to the side. */
  readonly rot?: number;
  readonly lit?: boolean;
  /** Length of the cord above it in user units. */
  readonly cord?: number;
}

/** The lamp of ours without a room; x and y are where its cap begins. */
export function pendant(A: Studio, x: number, y: number, o: PendantOptions = {}): string {
  const k = o.k ?? 1;
  const shade = A.lin(
    o.lit ? ['#0b3a2a', '#2fae7d 34', '#1a7d59 52', '#08291e'] : ['#0b3a2a', '#237f5c 36', '#0b3a2a'],
    0,
  );
  const cord = o.cord
    ? `<path d="M0 ${r1(-o.cord / k)}V0" stroke="#c9a35b" stroke-width="${r1(2.4 / k)}"/>`
    : '';
  return `<g transform="translate(${r1(x)} ${r1(y)}) rotate(${o.rot ?? 0}) scale(${k})">${cord}<path d="M-12 0H12L16 16H-16Z" fill="${A.lin(BRASS, 0)}"/><ellipse cx="0" cy="71" rx="80" ry="9" fill="${o.lit ? '#fff6d8' : '#0d1a15'}"/><path d="M-16 16H16C62 22 84 44 92 66H-92C-84 44-62 22-16 16Z" fill="${shade}"/><path d="M-60 34C-44 24-30 20-14 19" stroke="#c9ffe9" stroke-width="4" stroke-linecap="round" fill="none" opacity="${o.lit ? 0.7 : 0.35}"/><rect x="-96" y="64" width="192" height="9" rx="4.5" fill="${A.lin(BRASS, 0)}"/></g>`;
}

/** A table seen from its side: wooden rail with diamonds, baize lit or dark. */
export function table(
  A: Studio,
  cx: number,
  cy: number,
  rx: number,
  o: { readonly lit?: boolean } = {},
): string {
  const ry = rx * 0.22;
  const cloth = A.rad(
    o.lit ? ['#3fc48c', '#12704d 60', '#0a3f2d'] : ['#226b50', '#12432f 60', '#0a261d'],
    cx,
    cy - 3,
    rx * 0.88,
  );
  const wood = A.rad(['#8a5426', '#5a3418 55', '#3a200d'], cx, cy - ry, rx * 1.2);
  let s = `<ellipse cx="${cx}" cy="${r1(cy + 6)}" rx="${rx}" ry="${r1(ry)}" fill="#24140a"/><ellipse cx="${cx}" cy="${cy}" rx="${rx}" ry="${r1(ry)}" fill="${wood}"/><ellipse cx="${cx}" cy="${r1(cy - 1)}" rx="${r1(rx * 0.885)}" ry="${r1(ry * 0.79)}" fill="${cloth}"/>`;
  for (let i = -3; i <= 3; i++) {
    const a = Math.PI / 2 + i * 0.3;
    s += `<path transform="translate(${r1(cx + rx * 0.943 * Math.cos(a))} ${r1(cy + ry * 0.9 * Math.sin(a))}) scale(1 .6)" d="M0-4L4 0L0 4L-4 0Z" fill="#e9d3a0" opacity=".8"/>`;
  }
  return s;
}

/** Light that falls from a pendant; half open at the top, gone at the bottom. */
export function cone(
  A: Studio,
  x: number,
  y: number,
  y2: number,
  half: number,
  spread: number,
  o = 1,
): string {
  return A.path(
    `M${r1(x - half)} ${y}L${r1(x - spread)} ${y2}H${r1(x + spread)}L${r1(x + half)} ${y}Z`,
    A.linU(['#ffdf8a99', '#ffb62700'], 0, y, 0, y2),
    `opacity="${o}"`,
  );
}

/** The diamond inlaid in a table rail. */
export const diamond = (x: number, y: number, r: number, fill: string, attrs = ''): string =>
  `<path d="M${r1(x)} ${r1(y - r)}L${r1(x + r)} ${r1(y)}L${r1(x)} ${r1(y + r)}L${r1(x - r)} ${r1(y)}Z" fill="${fill}" ${attrs}/>`;
