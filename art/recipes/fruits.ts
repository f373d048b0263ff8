import { at } from '@/art/engine/arithmetic';
import type { Studio } from '@/art/engine/studio';
import type { ObjectOptions } from '@/art/engine/types';
import type { ObjectName } from '@/art/symbols/noto';

interface Grown {
  /** Outline on a field of 128. */
  readonly d: string;
  readonly fill: readonly string[];
  /** Line in the flesh. */
  readonly seam?: string;
  readonly leaf?: readonly [number, number, number, number];
}

/** Fruit that nobody has drawn for us. */
const GROWN = {
  plum: {
    d: 'M64 24C98 14 118 44 114 74C110 104 88 120 64 118C38 120 14 102 13 72C12 42 34 16 64 24Z',
    fill: ['#c08cf0', '#7a35b5 45', '#3b1268'],
    seam: 'M66 26C84 50 84 88 66 116',
    leaf: [64, 26, 40, 52],
  },
  pear: {
    d: 'M64 14C80 14 82 32 86 48C92 64 112 74 110 96C108 116 88 124 64 124C40 124 20 116 18 96C16 74 36 64 42 48C46 32 48 14 64 14Z',
    fill: ['#f4f48a', '#c5d63a 45', '#6d9a1a'],
    leaf: [66, 16, 40, 62],
  },
  peach: {
    d: 'M64 26C96 10 122 38 116 74C111 104 86 120 64 120C42 120 17 104 12 74C6 38 32 10 64 26Z',
    fill: ['#ffd98f', '#ff9d5c 45', '#e2513a'],
    seam: 'M64 28C46 52 46 88 62 112',
    leaf: [66, 28, 44, 66],
  },
  fig: {
    d: 'M66 10C70 26 76 34 92 50C112 70 114 96 96 112C82 124 46 124 32 112C14 96 16 70 36 50C52 34 58 26 60 10Z',
    fill: ['#a786c9', '#5d3a86 50', '#2c1747'],
    seam: 'M50 46C38 66 38 92 46 112M78 46C90 66 90 92 82 112',
  },
  mango: {
    d: 'M40 30C66 8 104 22 116 58C124 86 108 112 78 118C44 124 14 104 14 76C14 54 24 44 40 30Z',
    fill: ['#ffe36b', '#ffab2e 45', '#e4572e'],
    leaf: [46, 28, 42, -50],
  },
} as const satisfies Record<string, Grown>;

/** What a fruit poster may show, in the order that the catalogue counts. */
const FRUITS: readonly (ObjectName | keyof typeof GROWN)[] = [
  'cherries',
  'lemon',
  'grapes',
  'watermelon',
  'tangerine',
  'strawberry',
  'plum',
  'pear',
  'peach',
  'fig',
  'mango',
];

const isGrown = (name: string): name is keyof typeof GROWN => name in GROWN;

/** The fruit of that number, counted round, centred on x, y. */
export function fruitOf(
  A: Studio,
  index: number,
  x: number,
  y: number,
  size: number,
  o: ObjectOptions = {},
): string {
  const name = at(FRUITS, index);
  if (!isGrown(name)) return A.obj(name, x, y, size, o);
  const { d, fill, seam, leaf }: Grown = GROWN[name];
  const s = (size / 128) * 0.94;
  const line = seam ? `<path d="${seam}" fill="none" stroke="#00000044" stroke-width="4"/>` : '';
  const stalk = `<path d="M64 26C62 14 68 6 76 2" fill="none" stroke="#5b3a17" stroke-width="6" stroke-linecap="round"/>`;
  const green = leaf ? A.leaf(leaf[0], leaf[1], leaf[2], leaf[3], '#2f7a22', '#8fd14f') : '';
  return `<g filter="${o.fx ?? A.popFx()}"><g transform="translate(${x} ${y}) rotate(${o.rot ?? 0}) scale(${s.toFixed(4)}) translate(-64 -64)">${stalk}<path d="${d}" fill="${A.lin(fill, 70)}"/>${line}${green}<ellipse cx="42" cy="54" rx="12" ry="19" fill="#fff" opacity=".35" transform="rotate(24 42 54)"/></g></g>`;
}
