import { r1 } from '@/art/engine/arithmetic';
import { Canvas } from '@/art/engine/canvas';
import type { FrameOptions, Paint, Point } from '@/art/engine/types';

/** Light, air, ground and growth: the layers behind and around the hero. */
export class Scenery extends Canvas {
  rays(cx: number, cy: number, k: number, r: number, fill: string, o = 0.2, off = 0, ratio = 0.5): string {
    let d = '';
    for (let i = 0; i < k; i++) {
      const a = (i / k) * 6.2832 + off;
      const b = a + (6.2832 / k) * ratio;
      d += `M${r1(cx)} ${r1(cy)}L${r1(cx + r * Math.cos(a))} ${r1(cy + r * Math.sin(a))}L${r1(cx + r * Math.cos(b))} ${r1(cy + r * Math.sin(b))}Z`;
    }
    return `<path d="${d}" fill="${fill}" opacity="${o}"/>`;
  }

  /** A rough line of hills down to the lower edge. */
  ridge(y: number, amp: number, step: number, fill: string, rough = 0.5, attrs = ''): string {
    let d = `M-10 ${this.H + 10}`;
    for (let px = -10; px <= this.W + step; px += step) {
      const yy = y - amp * (this.R() * rough + (1 - rough) * Math.abs(Math.sin(px * 0.021 + y)));
      d += `L${r1(px + this.rnd(-step, step) * 0.25)} ${r1(yy)}`;
    }
    return `<path d="${d}L${this.W + 40} ${this.H + 10}Z" fill="${fill}" ${attrs}/>`;
  }

  /** Dunes or swell down to the lower edge. */
  wave(y: number, amp: number, len: number, ph: number, fill: string, attrs = ''): string {
    let d = `M-20 ${this.H + 10}L-20 ${r1(y)}`;
    for (let px = -20; px < this.W + len; px += len / 2) {
      const s = Math.trunc(px / (len / 2)) % 2 ? 1 : -1;
      d += `q${r1(len / 4)} ${r1(s * amp * (1 + ph))} ${r1(len / 2)} 0`;
    }
    return `<path d="${d}V${this.H + 10}Z" fill="${fill}" ${attrs}/>`;
  }

  stars(k: number, y2 = this.H, c = '#fff', s = 1): string {
    let out = '';
    for (let i = 0; i < k; i++) {
      out += `<circle cx="${r1(this.R() * this.W)}" cy="${r1(this.R() * y2)}" r="${r1((0.4 + this.R() * this.R() * 1.6) * s)}" fill="${c}" opacity="${r1(0.25 + this.R() * 0.75)}"/>`;
    }
    return out;
  }

  spark(x: number, y: number, s: number, c = '#fff', o = 1): string {
    const q = s * 0.09;
    return `<g opacity="${o}">${this.glow(x, y, s * 0.8, c, 0.55)}<path d="M${r1(x)} ${r1(y - s)}Q${r1(x + q)} ${r1(y - q)} ${r1(x + s)} ${r1(y)}Q${r1(x + q)} ${r1(y + q)} ${r1(x)} ${r1(y + s)}Q${r1(x - q)} ${r1(y + q)} ${r1(x - s)} ${r1(y)}Q${r1(x - q)} ${r1(y - q)} ${r1(x)} ${r1(y - s)}Z" fill="${c}"/></g>`;
  }

  cloud(x: number, y: number, s: number, fill: string, o = 1): string {
    return `<g transform="translate(${r1(x)} ${r1(y)}) scale(${s})" opacity="${o}"><path d="M-60 20C-78 20-82-4-62-8C-62-30-34-38-22-22C-14-46 24-44 28-18C46-28 66-10 56 4C74 6 72 20 58 20Z" fill="${fill}"/></g>`;
  }

  vign(c = '#000000', o = 0.55, cy = 0.45): string {
    return this.rect(
      0,
      0,
      this.W,
      this.H,
      this.radB([`${c}00 45`, `${c} 130`], 0.5, cy, 0.85),
      `opacity="${o}"`,
    );
  }

  /** Darkens towards the lower edge, from y on. */
  fade(y: number, c: string, o = 1): string {
    const f = this.linU([`${c}00`, c], 0, y, 0, this.H);
    return this.rect(0, y, this.W, this.H - y, f, `opacity="${o}"`);
  }

  /** Darkens towards the upper edge, down to h. */
  fadeTop(h: number, c: string, o = 1): string {
    return this.rect(0, 0, this.W, h, this.linU([c, `${c}00`], 0, 0, 0, h), `opacity="${o}"`);
  }

  bulbs(pts: readonly Point[], r: number, on = '#fff2b0', halo = '#ffb627'): string {
    return pts
      .map(
        ([x, y], i) =>
          `${this.glow(x, y, r * 3.2, halo, i % 2 ? 0.75 : 0.4)}<circle cx="${r1(x)}" cy="${r1(y)}" r="${r}" fill="${i % 2 ? on : '#ffd36b'}"/><circle cx="${r1(x - r * 0.25)}" cy="${r1(y - r * 0.3)}" r="${r1(r * 0.4)}" fill="#fff"/>`,
      )
      .join('');
  }

  /** Points around a rectangle, about `step` apart. */
  rectPts(x: number, y: number, w: number, h: number, step: number): Point[] {
    const p: Point[] = [];
    const nx = Math.round(w / step);
    const ny = Math.round(h / step);
    for (let i = 0; i < nx; i++) p.push([x + (i * w) / nx, y]);
    for (let i = 0; i < ny; i++) p.push([x + w, y + (i * h) / ny]);
    for (let i = 0; i < nx; i++) p.push([x + w - (i * w) / nx, y + h]);
    for (let i = 0; i < ny; i++) p.push([x, y + h - (i * h) / ny]);
    return p;
  }

  /** Tongues of fire from the lower edge, one row per colour. */
  flames(y: number, k: number, height: number, cols: readonly string[]): string {
    const { W, H } = this;
    return cols
      .map((c, ci) => {
        let d = `M-20 ${H + 10}L-20 ${r1(y + ci * 26)}`;
        const w = (W + 40) / k;
        const base = y + ci * 26;
        for (let i = 0; i < k; i++) {
          const x = -20 + i * w;
          const hh = height * (1 - ci * 0.24) * (0.6 + this.R() * 0.6);
          const lean = this.rnd(-8, 8);
          d += `C${r1(x + w * 0.1)} ${r1(base - hh * 0.3)} ${r1(x + w * 0.62 + lean)} ${r1(base - hh * 0.55)} ${r1(x + w * 0.5 + lean)} ${r1(base - hh)}C${r1(x + w * 0.78)} ${r1(base - hh * 0.66)} ${r1(x + w)} ${r1(base - hh * 0.3)} ${r1(x + w)} ${r1(base)}`;
        }
        return `<path d="${d}L${W + 20} ${H + 10}Z" fill="${c}"/>`;
      })
      .join('');
  }

  leaf(x: number, y: number, len: number, rot: number, c1: string, c2: string, w = 0.34): string {
    const veins = [0.25, 0.4, 0.55, 0.7]
      .map((k) =>
        [1, -1].map((s) => `M0 ${r1(-len * k)}L${r1(s * len * w * 0.6)} ${r1(-len * (k + 0.14))}`).join(''),
      )
      .join('');
    return `<g transform="translate(${r1(x)} ${r1(y)}) rotate(${r1(rot)})"><path d="M0 0C${r1(len * w)} ${r1(-len * 0.25)} ${r1(len * w)} ${r1(-len * 0.7)} 0 ${r1(-len)}C${r1(-len * w)} ${r1(-len * 0.7)} ${r1(-len * w)} ${r1(-len * 0.25)} 0 0Z" fill="${this.lin([c1, c2], 20)}"/><path d="M0 0V${r1(-len * 0.94)}${veins}" stroke="${c1}" stroke-opacity=".55" stroke-width="1.4" fill="none"/></g>`;
  }

  frond(x: number, y: number, len: number, rot: number, c: string): string {
    let d = '';
    for (let i = 1; i <= 11; i++) {
      const t = i / 12;
      const py = -len * t;
      const l = len * 0.36 * Math.sin(Math.PI * (t * 0.8 + 0.16));
      for (const s of [1, -1]) {
        d += `M0 ${r1(py)}Q${r1(s * l * 0.6)} ${r1(py - l * 0.15)} ${r1(s * l)} ${r1(py + l * 0.42)}Q${r1(s * l * 0.4)} ${r1(py + l * 0.16)} 0 ${r1(py + len * 0.05)}Z`;
      }
    }
    return `<g transform="translate(${r1(x)} ${r1(y)}) rotate(${rot})"><path d="${d}M-1.5 0L0 ${-len}L1.5 0Z" fill="${c}"/></g>`;
  }

  pine(x: number, y: number, h: number, c: string): string {
    const w = h * 0.36;
    const p = (px: number) => r1(x + px * w);
    return `<path d="M${r1(x)} ${r1(y - h)}L${p(0.4)} ${r1(y - h * 0.6)}H${p(0.2)}L${p(0.7)} ${r1(y - h * 0.3)}H${p(0.35)}L${p(1)} ${r1(y)}H${p(-1)}L${p(-0.35)} ${r1(y - h * 0.3)}H${p(-0.7)}L${p(-0.2)} ${r1(y - h * 0.6)}H${p(-0.4)}Z" fill="${c}"/>`;
  }

  frame(st: Paint, o: FrameOptions = {}): string {
    const { W, H } = this;
    const i = o.i ?? 5;
    const w = o.w ?? 3;
    const r = o.r ?? 10;
    const stroke = typeof st === 'string' ? st : this.lin(st, 60);
    const inner = o.in
      ? `<rect x="${i + w}" y="${i + w}" width="${W - 2 * (i + w)}" height="${H - 2 * (i + w)}" rx="${r - 2}" fill="none" stroke="${o.in}" stroke-width="1.2"/>`
      : '';
    return `<rect x="${i}" y="${i}" width="${W - 2 * i}" height="${H - 2 * i}" rx="${r}" fill="none" stroke="${stroke}" stroke-width="${w}"/>${inner}`;
  }

  /** Seigaiha: overlapping rings, as on silk. */
  seig(x: number, y: number, w: number, h: number, r: number, c1: string, c2: string): string {
    const rings = (cx: number, cy: number) =>
      [1, 0.66, 0.33].map((k) => `<circle cx="${cx}" cy="${r1(cy)}" r="${r1(r * k)}"/>`).join('');
    const body = `<g fill="${c1}" stroke="${c2}" stroke-width="1.4">${rings(0, r / 2)}${rings(2 * r, r / 2)}${rings(r, r)}${rings(0, r * 1.5)}${rings(2 * r, r * 1.5)}</g>`;
    return this.rect(x, y, w, h, this.pattern(r * 2, r, body));
  }
}
