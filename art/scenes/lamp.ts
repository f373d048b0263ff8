import { r1 } from '@/art/engine/arithmetic';
import type { Studio } from '@/art/engine/studio';

/** Where the lamp hangs and the table stands, in user units; k is the scale. */
export interface LampOptions {
  readonly cx?: number;
  readonly ty?: number;
  readonly k?: number;
  /** Table without cards, chips and dice. */
  readonly bare?: boolean;
}

/** Our picture: brass lamp, pool of light, baize. */
export function lamp(A: Studio, o: LampOptions): string {
  const { W, H } = A,
    cx = o.cx ?? W * 0.7,
    ty = o.ty ?? H * 0.9,
    k = o.k ?? 1;
  let s = A.bg(A.lin(['#0d1714', '#0c1915 55', '#08110e']));
  for (let i = 0; i < W / 34; i++) s += A.rect(i * 34, 0, 1, H, '#ffffff', 'opacity=".025"');
  s += A.glow(cx, 96 * k, 300 * k, '#ffb627', 0.5) + A.glow(cx, ty, W * 0.5, '#ffcf6b', 0.35, 150);
  s += `<g opacity=".55">${A.path(`M${cx - 62 * k} ${100 * k}L${cx - 262 * k} ${ty + 40}H${cx + 262 * k}L${cx + 62 * k} ${100 * k}Z`, A.linU(['#ffdf8a', '#ffb62755 40', '#ffb62700'], 0, 90 * k, 0, ty + 30))}</g>`;
  const rx = W * 0.62,
    ry = 128 * k;
  s += `<ellipse cx="${cx}" cy="${ty + ry * 0.55 + 16}" rx="${rx + 26}" ry="${ry + 18}" fill="#1a0d05"/><ellipse cx="${cx}" cy="${ty + ry * 0.55 + 6}" rx="${rx + 26}" ry="${ry + 18}" fill="${A.rad(['#a8692c', '#6b3a16 40', '#2b1607 80'], cx, ty - 60, rx)}"/><ellipse cx="${cx}" cy="${ty + ry * 0.55 + 6}" rx="${rx + 6}" ry="${ry + 3}" fill="none" stroke="#e9b95a" stroke-width="1.6" opacity=".8"/><ellipse cx="${cx}" cy="${ty + ry * 0.55 + 6}" rx="${rx - 4}" ry="${ry - 5}" fill="${A.rad(['#3fc48c', '#1a8a60 32', '#0b4b35 66', '#06261c'], cx, ty + 6, rx * 0.92)}"/>`;
  for (let i = -2; i <= 5; i++) {
    const a = Math.PI * 1.5 + i * 0.17,
      x = cx + (rx + 16) * Math.cos(a),
      y = ty + ry * 0.55 + 6 + (ry + 10.5) * Math.sin(a);
    s += `<path transform="translate(${r1(x)} ${r1(y)}) scale(1 .62)" d="M0-6L6 0L0 6L-6 0Z" fill="#fff3d0" opacity=".9"/>`;
  }
  // lamp
  s += `<path d="M${cx} 0V${34 * k}" stroke="#c9a35b" stroke-width="3"/><g transform="translate(${cx} ${34 * k}) scale(${k})"><path d="M-12 0H12L16 16H-16Z" fill="${A.lin(['#8a5a1c', '#ffe6a8 40', '#b98232 70', '#6b4210'], 0)}"/><path d="M-16 16H16C62 22 84 44 92 66H-92C-84 44-62 22-16 16Z" fill="${A.lin(['#0b3a2a', '#2fae7d 34', '#1a7d59 52', '#08291e'], 0)}"/><path d="M-60 34C-44 24-30 20-14 19" stroke="#c9ffe9" stroke-width="4" stroke-linecap="round" fill="none" opacity=".7"/><rect x="-96" y="64" width="192" height="9" rx="4.5" fill="${A.lin(['#8a5a1c', '#ffe9b4 40', '#c48d3a 68', '#6b4210'], 0)}"/><ellipse cx="0" cy="73" rx="78" ry="7" fill="#fff6d8"/>${A.glow(0, 80, 110, '#ffe7a6', 1, 34)}</g>`;
  if (o.bare) return s;
  const X = (d: number) => cx + d * k,
    Y = (d: number) => ty + d * k;
  s += `<g transform="translate(${X(-6)} ${Y(6)}) scale(1 .8)">${A.card(-34, 0, 84 * k, -16, 'A', 's')}${A.card(34, -4, 84 * k, 12, 'K', 'h')}</g>`;
  s +=
    A.stack(X(-134), Y(30), 32 * k, 6, ['#ffb627', '#17211c', '#ffb627', '#ffb627'], {
      c2: '#fff6e0',
      suit: 'd',
    }) + A.stack(X(-88), Y(62), 32 * k, 3, ['#ff5a4f', '#ff5a4f', '#17211c'], { suit: 'h' });
  s += A.stack(X(126), Y(14), 32 * k, 8, ['#f3f1ea', '#1f9a6c', '#f3f1ea', '#17211c'], {
    c2: '#c9a35b',
    suit: 's',
  });
  s += A.die(X(72), Y(62), 0.48 * k, 8, [5, 3, 1]);
  s += A.coin(X(-18), Y(82), 20 * k, { t: 0.5 }) + A.coin(X(20), Y(90), 16 * k, { t: 0.5, rot: 10 });
  return s;
}
