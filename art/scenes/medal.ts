import { r1, radians } from '@/art/engine/arithmetic';
import type { Studio } from '@/art/engine/studio';
import { diamond } from '@/art/scenes/fixtures';

export interface MedalOptions {
  readonly level?: number;
  readonly state?: 'on' | 'locked';
  readonly glow?: boolean;
  /** Metal: light, body, shade, rim. */
  readonly m?: readonly [string, string, string, string];
}

const OFF = ['#4a554f', '#2c3631', '#1a211d', '#3d4842'] as const;
const BRASS = ['#fff1c4', '#e2b45a', '#8a5a1c', '#f4d48a'] as const;
/** Degrees between two diamonds on the upper arc. */
const STEP = 17;

/** VIP medal: brass coin, level set out in inlaid diamonds; higher ones grow laurels, then a gem. Drawn for 140 x 140. */
export function medal(A: Studio, o: MedalOptions): string {
  const { W, H } = A;
  const on = o.state !== 'locked';
  const level = o.level ?? 1;
  const m = on ? (o.m ?? BRASS) : OFF;
  const [cx, cy] = [W / 2, H / 2];
  let s = on && o.glow ? A.glow(cx, cy, W * 0.5, '#ffb627', 0.6) : '';
  s +=
    A.circle(cx, cy + 3, 60, '#000', 'opacity=".5"') +
    A.circle(cx, cy, 60, A.lin(m, 60)) +
    A.circle(cx, cy, 52, A.lin([m[2], m[1]], 60)) +
    A.circle(cx, cy, 49, A.lin([m[0], `${m[1]} 40`, m[2]], 70));
  for (let i = 0; i < 24; i++) {
    const a = (i / 24) * 6.2832;
    // From the seventh level on, every third stud of the rim is a diamond.
    const [x, y] = [cx + 56 * Math.cos(a), cy + 56 * Math.sin(a)];
    s += level > 6 && i % 3 === 0 ? diamond(x, y, 3.6, m[2]) : A.circle(x, y, 1.5, m[2]);
  }
  const cloth = on ? (level > 9 ? '#4a0d1c' : level > 6 ? '#10263a' : '#0f2a20') : '#141b18';
  s +=
    A.circle(cx, cy, 40, cloth) +
    A.circle(cx, cy, 40, A.radB(['#ffffff22 0', '#ffffff00 60'], 0.4, 0.25, 0.8));
  const inlay = on ? '#ffd98a' : '#4a554f';
  s += level > 3 ? laurel(cx, cy, on ? '#c9973f' : '#37413b', level > 9 ? 9 : 7) : '';
  s += diamonds(cx, cy, level, inlay);
  const digits = String(level);
  return (
    s +
    A.label(digits, {
      x: cx,
      y: cy + 20,
      size: digits.length > 1 ? 34 : 38,
      font: 'Bricolage Grotesque',
      fill: on ? '#fff3d6' : '#6d7871',
    })
  );
}

/** Up to five in a line; more along the upper arc of the cloth. */
function diamonds(cx: number, cy: number, level: number, fill: string): string {
  const n = Math.min(level, 12);
  let s = '';
  for (let i = 0; i < n; i++) {
    const k = i - (n - 1) / 2;
    if (n <= 3) {
      s += `<path d="M${r1(cx + k * 13)} ${cy - 27}l4.6 6-4.6 6-4.6-6Z" fill="${fill}"/>`;
    } else {
      const a = radians(-90 + k * STEP);
      s += diamond(cx + 31 * Math.cos(a), cy + 31 * Math.sin(a), 4.4, fill);
    }
  }
  return s;
}

/** Two branches under the number, `leaves` on each. */
function laurel(cx: number, cy: number, fill: string, leaves: number): string {
  let s = '';
  for (let i = 0; i < leaves; i++) {
    for (const side of [1, -1]) {
      const a = 90 - side * (10 + i * (leaves > 7 ? 7.5 : 8));
      const [x, y] = [cx + 33 * Math.cos(radians(a)), cy + 33 * Math.sin(radians(a))];
      s += `<path transform="translate(${r1(x)} ${r1(y)}) rotate(${r1(a - side * 62)})" d="M0 0C2.5-2.5 6.5-2.5 9 0C6.5 2.5 2.5 2.5 0 0Z" fill="${fill}"/>`;
    }
  }
  return s;
}
