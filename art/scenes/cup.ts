import { at, r1 } from '@/art/engine/arithmetic';
import type { Studio } from '@/art/engine/studio';

export interface CupOptions {
  readonly cx?: number;
  readonly cy?: number;
  readonly k?: number;
  /** Ground from the light outwards. */
  readonly c?: readonly [string, string, string, string];
}

/** A cup in laurels before rays and confetti: tournaments. */
export function cup(A: Studio, o: CupOptions): string {
  const { W, H } = A,
    cx = o.cx ?? W / 2,
    cy = o.cy ?? H * 0.36,
    c = o.c ?? ['#ff8a5c', '#e0392f', '#6b0f18', '#22060a'],
    k = o.k ?? 1;
  let s = A.bg(A.rad([c[0], `${c[1]} 34`, `${c[2]} 70`, c[3]], cx, cy, H * 0.95));
  s += A.rays(cx, cy, 30, Math.max(W, H) * 1.6, '#ffe2b0', 0.16, 0.04);
  for (let i = 0; i < 40; i++)
    s += `<rect x="${r1(A.rnd(0, W))}" y="${r1(A.rnd(0, H * 0.7))}" width="${r1(A.rnd(4, 9))}" height="${r1(A.rnd(3, 5))}" rx="1" fill="${at(['#ffd36b', '#fff1d0', '#2bd9a0', '#ff8a5c'], i % 4)}" opacity="${r1(A.rnd(0.4, 1))}" transform="rotate(${r1(A.rnd(0, 180))} ${r1(A.rnd(0, W))} ${r1(A.rnd(0, H * 0.6))})"/>`;
  s += A.glow(cx, cy, 170 * k, '#ffe9b0', 0.85);
  s += A.sym('laurels', cx, cy + 4 * k, 232 * k, {
    fill: ['#ffe9a8', '#d8952a 60', '#7d4606'],
    fx: A.sculpt({ outline: '#3a0f04', soft: 2.2 * k + 0.6, scale: 5, spec: 0.5, ow: 1.8 }),
  });
  s += A.obj('trophy', cx, cy - 4 * k, 150 * k, {
    fx: A.popFx({ outline: '#4a1404', soft: 4, scale: 4, spec: 0.35, ow: 2.2 }),
  });
  s += A.spark(cx - 34 * k, cy - 48 * k, 16 * k + 2) + A.spark(cx + 58 * k, cy - 20 * k, 10);
  return s;
}
