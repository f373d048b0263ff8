import { r1 } from '@/art/engine/arithmetic';
import type { Studio } from '@/art/engine/studio';

export interface MedalOptions {
  readonly level?: number;
  readonly state?: 'on' | 'locked';
  readonly glow?: boolean;
  /** Metal: light, body, shade, rim. */
  readonly m?: readonly [string, string, string, string];
}

/** VIP medal: brass coin, level set out in inlaid sights. Drawn for 140 x 140. */
export function medal(A: Studio, o: MedalOptions): string {
  const { W, H } = A,
    on = o.state !== 'locked',
    L = o.level ?? 1;
  const m = on
    ? (o.m ?? ['#fff1c4', '#e2b45a', '#8a5a1c', '#f4d48a'])
    : ['#4a554f', '#2c3631', '#1a211d', '#3d4842'];
  let s = on && o.glow ? A.glow(W / 2, H / 2, W * 0.5, '#ffb627', 0.6) : '';
  s +=
    A.circle(W / 2, H / 2 + 3, 60, '#000', 'opacity=".5"') +
    A.circle(W / 2, H / 2, 60, A.lin(m, 60)) +
    A.circle(W / 2, H / 2, 52, A.lin([m[2], m[1]], 60)) +
    A.circle(W / 2, H / 2, 49, A.lin([m[0], m[1] + ' 40', m[2]], 70));
  for (let i = 0; i < 24; i++) {
    const a = (i / 24) * 6.2832;
    s += `<circle cx="${r1(W / 2 + 56 * Math.cos(a))}" cy="${r1(H / 2 + 56 * Math.sin(a))}" r="1.5" fill="${m[2]}"/>`;
  }
  s +=
    A.circle(W / 2, H / 2, 40, on ? '#0f2a20' : '#141b18') +
    A.circle(W / 2, H / 2, 40, A.radB(['#ffffff22 0', '#ffffff00 60'], 0.4, 0.25, 0.8));
  const n = Math.min(L, 5),
    d = 13;
  for (let i = 0; i < n; i++) {
    const x = W / 2 + (i - (n - 1) / 2) * d;
    s += `<path d="M${r1(x)} ${H / 2 - 27}L${r1(x + 4.6)} ${H / 2 - 21}L${r1(x)} ${H / 2 - 15}L${r1(x - 4.6)} ${H / 2 - 21}Z" fill="${on ? '#ffd98a' : '#4a554f'}"/>`;
  }
  s += A.label(String(L), {
    x: W / 2,
    y: H / 2 + 20,
    size: 38,
    font: 'Bricolage Grotesque',
    fill: on ? '#fff3d6' : '#6d7871',
  });
  return s;
}
