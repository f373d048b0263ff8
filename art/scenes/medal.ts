import { at, r1 } from '@/art/engine/arithmetic';
import type { Studio } from '@/art/engine/studio';
import { diamond } from '@/art/scenes/fixtures';

export interface MedalOptions {
  readonly level: number;
  readonly state: 'on' | 'locked';
}

/** Light, body, shade and rim of each make. */
const METALS = [
  ['#f6dcb2', '#bd8a50', '#6b3f18', '#e0b47e'],
  ['#fff1c4', '#e2b45a', '#8a5a1c', '#f4d48a'],
  ['#fffbea', '#eed79a', '#94763a', '#fff3cc'],
  ['#fff8d2', '#ffc94a', '#a05a0a', '#ffe59a'],
] as const;
const ENAMELS = [
  ['#1d4434', '#0c241b'],
  ['#17513c', '#08281d'],
  ['#1c3a55', '#0a1726'],
  ['#6a1a22', '#2a070b'],
] as const;
const LOCKED_METAL = ['#66726b', '#3c4841', '#1b221e', '#525f58'] as const;
const LOCKED_ENAMEL = ['#1d2521', '#121815'] as const;
const TURN = Math.PI * 2;
/** Levels of one make. */
const A_MAKE = 3;

/**
 * VIP medal, in four makes of three levels: milled copper, toothed brass with beads, scalloped pale brass with leaves,
 * rayed gold with red stones. The diamonds on the enamel are the place in the make, the figure is the level. A locked
 * one has the edge of its make and no metal. Drawn for 140 x 140.
 */
export function medal(A: Studio, { level, state }: MedalOptions): string {
  const make = Math.min(METALS.length - 1, Math.floor((level - 1) / A_MAKE));
  const locked = state === 'locked';
  const metal = locked ? LOCKED_METAL : at(METALS, make);
  const enamel = locked ? LOCKED_ENAMEL : at(ENAMELS, make);
  const [cx, cy, k] = [A.W / 2, A.H / 2 - 2, 56 / 60];
  const round = (r: number, fill: string, more = '') => A.circle(cx, cy, r1(r * k), fill, more);
  const spot = (r: number, angle: number) =>
    [cx + r * k * Math.cos(angle), cy + r * k * Math.sin(angle)] as const;
  const dark = metal[2];
  const digits = String(level);
  const place = ((level - 1) % A_MAKE) + 1;
  let s = A.circle(cx, r1(cy + 5 * k), r1(60 * k), '#000', 'opacity=".45"');
  s += EDGES[make]?.(A.lin(metal, 60), spot, dark) ?? '';
  s +=
    round(53, A.lin([metal[2], metal[1]], 60)) + round(51, A.lin([metal[0], `${metal[1]} 38`, metal[2]], 72));
  s += FACES[make]?.({ A, spot, metal, dark, cx, cy, k, locked }) ?? '';
  s += round(40, dark) + round(38.4, A.lin(enamel, 70));
  s += `<ellipse cx="${r1(cx - 8 * k)}" cy="${r1(cy - 17 * k)}" rx="${r1(24 * k)}" ry="${r1(13 * k)}" fill="#fff" opacity="${locked ? 0.03 : 0.1}"/>`;
  for (let i = 0; i < place; i++) {
    const x = cx + (i - (place - 1) / 2) * 13 * k;
    s += diamond(x, cy - 21 * k, 5 * k, locked ? '#5c6861' : '#ffe0a0');
  }
  return (
    s +
    A.label(digits, {
      x: cx,
      y: cy + 19 * k,
      size: (digits.length > 1 ? 33 : 38) * k,
      font: 'Bricolage Grotesque',
      fill: locked ? '#87928b' : '#fff6e0',
    })
  );
}

type Spot = (radius: number, angle: number) => readonly [x: number, y: number];
type Edge = (fill: string, spot: Spot, dark: string) => string;
interface Face {
  readonly A: Studio;
  readonly spot: Spot;
  readonly metal: readonly string[];
  readonly dark: string;
  readonly cx: number;
  readonly cy: number;
  readonly k: number;
  readonly locked: boolean;
}

const path = (points: readonly (readonly [number, number])[], fill: string, more = '') =>
  `<path d="${points.map(([x, y], i) => `${i ? 'L' : 'M'}${r1(x)} ${r1(y)}`).join('')}Z" fill="${fill}" ${more}/>`;
const around = <T>(count: number, one: (angle: number, i: number) => T) =>
  Array.from({ length: count }, (_, i) => one((i / count) * TURN, i));

const EDGES: readonly Edge[] = [
  (fill, spot) =>
    path(
      around(90, (angle) => spot(59, angle)),
      fill,
    ),
  (fill, spot) =>
    path(
      around(72, (angle, i) => spot(i % 2 ? 60.5 : 57.5, angle)),
      fill,
    ),
  (fill, spot) => {
    const bow = (angle: number, i: number) => {
      const [[x, y], [u, v], [p, q]] = [
        spot(57, angle),
        spot(65, angle + TURN / 40),
        spot(57, angle + TURN / 20),
      ];
      return `${i ? '' : `M${r1(x)} ${r1(y)}`}Q${r1(u)} ${r1(v)} ${r1(p)} ${r1(q)}`;
    };
    return `<path d="${around(20, bow).join('')}Z" fill="${fill}"/>`;
  },
  (fill, spot, dark) =>
    path(
      around(48, (angle, i) => spot(i % 2 ? 56 : i % 4 ? 62 : 66, angle - TURN / 4)),
      fill,
      `stroke="${dark}" stroke-width=".9"`,
    ),
];

const leaves = ({ cx, cy, k, dark }: Face, every: number) =>
  around(22, (angle, i) =>
    i % every
      ? ''
      : `<ellipse transform="translate(${r1(cx)} ${r1(cy)}) rotate(${r1((angle / TURN) * 360)}) translate(0 ${r1(-45.6 * k)}) rotate(62)" rx="${r1(6 * k)}" ry="${r1(2.5 * k)}" fill="${dark}" opacity=".62"/>`,
  ).join('');

const FACES: readonly ((face: Face) => string)[] = [
  ({ spot, dark, k }) =>
    around(36, (angle) => {
      const [[x, y], [u, v]] = [spot(53.5, angle), spot(58.5, angle)];
      return `<path d="M${r1(x)} ${r1(y)}L${r1(u)} ${r1(v)}" stroke="${dark}" stroke-width="${r1(1.3 * k)}" opacity=".6"/>`;
    }).join(''),
  ({ A, spot, metal, k }) =>
    around(30, (angle) => {
      const [x, y] = spot(46, angle);
      return A.circle(r1(x), r1(y), r1(2 * k), metal[0] ?? '', 'opacity=".75"');
    }).join(''),
  (face) => leaves(face, 1),
  (face) =>
    leaves(face, 2) +
    around(4, (angle) => {
      const [x, y] = face.spot(45.6, angle);
      return (
        diamond(x, y, 6.2 * face.k, face.dark) +
        diamond(x, y, 5 * face.k, face.locked ? '#56625b' : '#ff6a5c')
      );
    }).join(''),
];
