import type { Studio } from '@/art/engine/studio';

export interface HeroOptions {
  readonly kind: 'winners' | 'jackpots' | 'generic';
}

/** Backs of the lobby's slides: calm where the words stand. Drawn for 280 x 372, the generic one also for 540. */
export function hero(A: Studio, o: HeroOptions): string {
  return KINDS[o.kind](A);
}

const KINDS: Readonly<Record<HeroOptions['kind'], (A: Studio) => string>> = { winners, jackpots, generic };

/** Names and amounts stand all over it: a laurel that is hardly there, and coins in the corner. */
function winners(A: Studio): string {
  const { W, H } = A;
  return (
    A.bg(A.linU(['#1b2621', '#131b17 55', '#0e1512'], 0, 0, 0, H)) +
    A.glow(W, 0, W * 0.8, '#ffb627', 0.16) +
    A.sym('laurels', W - 46, 62, 190, { fill: '#d2ac66', o: 0.13 }) +
    A.coin(W - 34, 40, 20, { rot: 12 }) +
    A.coin(W - 68, 26, 12, { t: 0.7, rot: -20 }) +
    A.spark(W - 22, 22, 9)
  );
}

/** Three counters stand on it: stones of max, mid and mini in its corner. */
function jackpots(A: Studio): string {
  const { W, H } = A;
  let s = A.bg(A.linU(['#1d1a1a', '#151716 45', '#0e1311'], 0, 0, 0, H));
  s += A.rays(W * 0.86, 34, 30, H * 1.2, '#fff3d0', 0.035, 0.04);
  s += A.gem(W - 92, 30, 15, 212) + A.gem(W - 62, 34, 19, 172) + A.gem(W - 27, 40, 25, 355);
  return s;
}

/** A set table seen from above its edge; the words stand below on a narrow slide, on the left of a wide one. */
function generic(A: Studio): string {
  const { W, H } = A;
  const wide = W > H;
  const cx = wide ? W * 0.74 : W / 2;
  const cy = wide ? H * 0.5 : H * 0.28;
  let s = A.bg(A.rad(['#2b9a70', '#0f5a41 44', '#05261b'], cx, cy, W * (wide ? 0.62 : 1.05)));
  s += `<ellipse cx="${cx}" cy="${cy}" rx="${wide ? 190 : 128}" ry="${wide ? 150 : 92}" fill="none" stroke="#e9d3a0" stroke-width="1.5" opacity=".35"/>`;
  s += wide ? `<g transform="translate(${cx} ${cy}) scale(1.45) translate(${-cx} ${-cy - 20})">` : '<g>';
  s +=
    A.card(cx - 62, cy + 8, 66, -20, 'Q', 'd') +
    A.card(cx - 18, cy - 6, 66, -5, 'J', 'c') +
    A.card(cx + 28, cy - 2, 66, 11, 'A', 'h');
  s += A.stack(cx + 92, cy + 52, 22, 6, ['#ffb627', '#17211c', '#ffb627'], { c2: '#fff6e0', suit: 'd' });
  s += A.stack(cx + 54, cy + 66, 22, 3, ['#f3f1ea', '#1f9a6c'], { c2: '#c9a35b', suit: 's' });
  s += A.die(cx - 84, cy + 66, 0.34, 8, [3, 6, 2]) + A.die(cx - 48, cy + 78, 0.3, -14, [5, 1, 4]);
  s += '</g>';
  const dark = '#04140e';
  return wide
    ? s + A.rect(0, 0, W, H, A.linU([dark, `${dark}e6 34`, `${dark}00 66`], 0, 0, W, 0))
    : s + A.fade(H * 0.42, dark, 0.98);
}
