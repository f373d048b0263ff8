import { at, hsl, r1 } from '@/art/engine/arithmetic';
import { letter } from '@/art/engine/faces';
import { Scenery } from '@/art/engine/scenery';
import type {
  ChipOptions,
  CoinOptions,
  GemOptions,
  LabelOptions,
  ObjectOptions,
  Point,
  SculptOptions,
  SymbolOptions,
} from '@/art/engine/types';
import { ICONS, type IconName } from '@/art/symbols/icons';
import { NOTO, type ObjectName } from '@/art/symbols/noto';
import { SUITS, type Suit } from '@/art/symbols/suits';

const STAR = 'M0-46L12-14L46-14L19 7L29 42L0 21L-29 42L-19 7L-46-14L-12-14Z';

/** Heroes and things: silhouettes, full colour objects, and what is built by code. */
export class Objects extends Scenery {
  /** The theme's symbol for this subject, out of those it may show. */
  alt(list: readonly IconName[]): IconName {
    return at(list, this.subject.sym ?? 0);
  }

  /** A silhouette of art/symbols, centred on cx, cy. */
  sym(name: IconName, cx: number, cy: number, size: number, o: SymbolOptions = {}): string {
    const id = this.id();
    const s = size / 512;
    const sx = (o.flip ? -1 : 1) * s;
    const sy = (o.vflip ? -1 : 1) * s;
    this.def(`<g id="${id}">${ICONS[name]}</g>`);
    const place = (dx = 0, dy = 0) =>
      `transform="translate(${r1(cx + dx)} ${r1(cy + dy)}) rotate(${o.rot ?? 0}) ${o.skew ? `skewX(${o.skew})` : ''} scale(${sx.toFixed(4)} ${sy.toFixed(4)}) translate(-256 -256)"`;
    const use = (attrs: string, dx = 0, dy = 0) => `<use href="#${id}" ${place(dx, dy)} ${attrs}/>`;
    let out = '';
    if (o.glow) {
      out += `<g filter="${this.blur(o.gs ?? 9)}" opacity="${o.go ?? 0.9}">${use(`fill="${o.glow}" stroke="${o.glow}" stroke-width="26"`)}</g>`;
    }
    if (o.ext) {
      const [dx, dy, k, c] = o.ext;
      const stroke = o.back ? `stroke="${c}" stroke-width="${o.back}" stroke-linejoin="round"` : '';
      for (let j = k; j >= 1; j--) out += use(`fill="${c}" ${stroke}`, (dx * j) / k, (dy * j) / k);
    }
    if (o.backc) {
      out += use(
        `fill="${o.backc}" stroke="${o.backc}" stroke-width="${o.back ?? 22}" stroke-linejoin="round" ${o.backf ? `filter="${o.backf}"` : ''}`,
      );
    }
    const fill = typeof o.fill === 'string' ? o.fill : o.fill ? this.linU(o.fill, 0, 0, 0, 512) : '#fff';
    const stroke = o.stroke ? `stroke="${o.stroke}" stroke-width="${o.sw ?? 8}" stroke-linejoin="round"` : '';
    const main = use(`fill="${fill}" ${stroke}`);
    out += o.fx ? `<g filter="${o.fx}">${main}</g>` : main;
    return o.o ? `<g opacity="${o.o}">${out}</g>` : out;
  }

  /** A full colour object (fruit, sweets, fish) with pop lighting. */
  obj(name: ObjectName, cx: number, cy: number, size: number, o: ObjectOptions = {}): string {
    const p = this.id();
    const body = NOTO[name]
      .replace(/id="([^"]+)"/g, `id="${p}$1"`)
      .replace(/url\(#([^)]+)\)/g, `url(#${p}$1)`)
      .replace(/href="#([^"]+)"/g, `href="#${p}$1"`);
    const s = size / 128;
    return `<g filter="${o.fx ?? this.popFx()}"><g transform="translate(${r1(cx)} ${r1(cy)}) rotate(${o.rot ?? 0}) scale(${(o.flip ? -s : s).toFixed(4)} ${s.toFixed(4)}) translate(-64 -64)">${body}</g></g>`;
  }

  popFx(o: SculptOptions = {}): string {
    return this.once(`pop${JSON.stringify(o)}`, () =>
      this.sculpt({
        soft: 5,
        scale: 5,
        k1: 0.42,
        k2: 0.68,
        diff: 1.15,
        spec: 0.55,
        exp: 16,
        light: '#ffffff',
        ow: 2.6,
        outline: '#3a0612',
        drop: 7,
        dropO: 0.45,
        ...o,
      }),
    );
  }

  /** Plain lettering as outlines. */
  label(text: string, o: LabelOptions): string {
    const set = {
      face: o.font ?? 'Figtree',
      weight: o.wt ?? 800,
      anchor: o.anchor ?? 'middle',
      track: o.track,
    };
    const natural = letter(text, { ...set, size: o.size });
    const size = o.w !== undefined && natural.width > o.w ? (o.size * o.w) / natural.width : o.size;
    const { d } = letter(text, { ...set, size, x: o.x, y: o.y });
    return d === '' ? '' : `<path d="${d}" fill="${o.fill ?? '#fff'}" ${o.attrs ?? ''}/>`;
  }

  /** A playing card `w` wide; with `back`, its back in that paint. */
  card(
    x: number,
    y: number,
    w: number,
    rot: number,
    rank: string,
    suit: Suit,
    o: { readonly back?: string } = {},
  ): string {
    const h = w * 1.42;
    const c = suit === 'h' || suit === 'd' ? '#c8202f' : '#16201c';
    const face = o.back ?? this.linU(['#ffffff', '#f3ecdb'], 0, -h / 2, 0, h / 2);
    const corner = `x="${r1(-w / 2)}" width="${r1(w)}" height="${r1(h)}" rx="${r1(w * 0.09)}"`;
    const sign = (tx: number, ty: number, k: number) =>
      `<path transform="translate(${r1(tx)} ${r1(ty)}) scale(${k.toFixed(4)})" d="${SUITS[suit]}" fill="${c}"/>`;
    const print = o.back
      ? `<rect x="${r1(-w * 0.43)}" y="${r1(-h / 2 + w * 0.07)}" width="${r1(w * 0.86)}" height="${r1(h - w * 0.14)}" rx="${r1(w * 0.05)}" fill="none" stroke="#ffffff88" stroke-width="1.5"/>`
      : this.label(rank, {
          x: -w * 0.36,
          y: -h / 2 + w * 0.31,
          size: w * 0.31,
          font: 'Playfair Display SC',
          wt: 700,
          fill: c,
        }) +
        sign(-w * 0.36, -h / 2 + w * 0.45, w * 0.0026) +
        sign(w * 0.04, h * 0.06, w * 0.0068);
    return `<g transform="translate(${r1(x)} ${r1(y)}) rotate(${rot})"><rect ${corner} y="${r1(-h / 2 + 4)}" fill="#000" opacity=".35"/><rect ${corner} y="${r1(-h / 2)}" fill="${face}" stroke="#00000022"/>${print}</g>`;
  }

  chip(x: number, y: number, r: number, c: string, o: ChipOptions = {}): string {
    const t = o.tilt ?? 0.5;
    const th = o.th ?? r * 0.28;
    const ry = r * t;
    const spot = o.c2 ?? '#f6efdd';
    const gloss = this.once('chip-gloss', () =>
      this.radB(['#ffffff55 0', '#ffffff00 55', '#00000055 100'], 0.35, 0.2, 0.9),
    );
    const shade = this.once('chip-shade', () =>
      this.lin(['#00000088', '#00000022 30', '#ffffff22 45', '#00000099'], 0),
    );
    const body = `M${r1(x - r)} ${r1(y - th)}V${r1(y)}A${r} ${r1(ry)} 0 0 0 ${r1(x + r)} ${r1(y)}V${r1(y - th)}Z`;
    const stripes = [-0.62, 0, 0.62]
      .map((k) => {
        const xx = x + r * Math.sin(k);
        const yy = y + ry * Math.cos(k);
        return `<path d="M${r1(xx - r * 0.1)} ${r1(yy - th)}h${r1(r * 0.2)}v${r1(th)}h${r1(-r * 0.2)}Z" fill="${spot}" opacity=".9"/>`;
      })
      .join('');
    const wedges = Array.from({ length: 6 }, (_, k) => {
      const p = (d: number) => {
        const a = k * 1.0472 + d + (o.a ?? 0);
        return `${r1(r * Math.cos(a))} ${r1(r * Math.sin(a))}`;
      };
      return `<path d="M0 0L${p(-0.17)}A${r} ${r} 0 0 1 ${p(0.17)}Z" fill="${spot}"/>`;
    }).join('');
    const sign = o.suit
      ? `<path transform="scale(${(r * 0.0078).toFixed(4)})" d="${SUITS[o.suit]}" fill="${spot}"/>`
      : '';
    return (
      `<path d="${body}" fill="${c}"/><path d="${body}" fill="${shade}"/>${stripes}` +
      `<g transform="translate(${r1(x)} ${r1(y - th)}) scale(1 ${t})"><circle r="${r}" fill="${c}"/>${wedges}<circle r="${r1(r * 0.7)}" fill="${c}"/><circle r="${r1(r * 0.66)}" fill="none" stroke="${spot}" stroke-width="${r1(r * 0.05)}" stroke-dasharray="${r1(r * 0.12)} ${r1(r * 0.1)}"/><circle r="${r1(r * 0.5)}" fill="${o.c3 ?? '#ffffff22'}"/>${sign}<circle r="${r}" fill="${gloss}"/></g>`
    );
  }

  /** `k` chips on each other, y at the lowest. */
  stack(
    x: number,
    y: number,
    r: number,
    k: number,
    c: string | readonly string[],
    o: ChipOptions = {},
  ): string {
    let s = `<ellipse cx="${r1(x)}" cy="${r1(y + 4)}" rx="${r1(r * 1.12)}" ry="${r1(r * 0.6)}" fill="#000" opacity=".4"/>`;
    const th = r * 0.26;
    for (let i = 0; i < k; i++) {
      const colour = typeof c === 'string' ? c : at(c, i);
      s += this.chip(x + this.rnd(-1.5, 1.5), y - i * th, r, colour, { ...o, th, a: this.R() * 3 });
    }
    return s;
  }

  coin(x: number, y: number, r: number, o: CoinOptions = {}): string {
    const t = o.t ?? 1;
    const d = o.d ?? STAR;
    const rim = this.once('coin-rim', () => this.lin(['#fff4b8', '#e0a02c 40', '#8a5408 70', '#f4c85a'], 60));
    const face = this.once('coin-face', () => this.lin(['#fff0a8', '#f4bd42 45', '#c07d14'], 65));
    return `<g transform="translate(${r1(x)} ${r1(y)}) rotate(${r1(o.rot ?? 0)})"><ellipse cx="${r1(r * 0.1)}" cy="${r1(r * 0.12 + (1 - t) * r * 0.18)}" rx="${r1(r)}" ry="${r1(r * t)}" fill="#6b3c04"/><ellipse rx="${r1(r)}" ry="${r1(r * t)}" fill="${rim}"/><ellipse rx="${r1(r * 0.82)}" ry="${r1(r * 0.82 * t)}" fill="${face}" stroke="#8a5408" stroke-width="${r1(r * 0.05)}"/><g transform="scale(1 ${t.toFixed(3)}) scale(${(r * 0.0105).toFixed(4)})"><path d="${d}" fill="#a86a0c"/><path transform="translate(-2 -3)" d="${d}" fill="#ffe9a0"/></g><ellipse cx="${r1(-r * 0.3)}" cy="${r1(-r * 0.42 * t)}" rx="${r1(r * 0.34)}" ry="${r1(r * 0.12 * t)}" fill="#fff" opacity=".55" transform="rotate(-24)"/></g>`;
  }

  /** A cut stone of hue `h`, its facets lit by their angle to the light. */
  gem(cx: number, cy: number, r: number, h: number, o: GemOptions = {}): string {
    const n = o.n ?? 8;
    const off = o.off ?? Math.PI / n;
    const sx = o.sx ?? 1;
    const sy = o.sy ?? 1;
    const s = o.s ?? 82;
    const light = -2.2;
    const on = (radius: number, a: number): Point => [
      cx + radius * Math.cos(a) * sx,
      cy + radius * Math.sin(a) * sy,
    ];
    const corners = Array.from({ length: n }, (_, i) => off + (i * 6.2832) / n);
    const outer = corners.map((a) => on(r, a));
    const mid = corners.map((a) => on(r * 0.8, a + Math.PI / n));
    const inner = corners.map((a) => on(r * (o.ti ?? 0.56), a));
    const line = (points: readonly Point[]) => `M${points.map((p) => `${r1(p[0])} ${r1(p[1])}`).join('L')}Z`;
    const facet = (points: readonly Point[], l: number) =>
      `<path d="${line(points)}" fill="${hsl(h, s, Math.max(8, Math.min(95, l)))}" stroke="${hsl(h, s, Math.max(8, Math.min(97, l + 6)))}" stroke-width=".6"/>`;
    const shadow = this.once('gem-shadow', () => this.blur(5));
    let out = `<ellipse cx="${r1(cx)}" cy="${r1(cy + r * 0.2)}" rx="${r1(r * 1.1 * sx)}" ry="${r1(r * 1.05 * sy)}" fill="#000" opacity=".35" filter="${shadow}"/>`;
    corners.forEach((_, i) => {
      const a = off + ((i + 0.5) * 6.2832) / n;
      const l = 42 + Math.cos(a - light) * 26;
      const [o1, o2, m, i1, i2] = [
        at(outer, i),
        at(outer, i + 1),
        at(mid, i),
        at(inner, i),
        at(inner, i + 1),
      ];
      out += facet([o1, m, i1], l - 9 + ((i * 37) % 11));
      out += facet([o2, m, i2], l + 8 - ((i * 53) % 13));
      out += facet([o1, o2, m], l - 16);
      out += facet([i1, m, i2], l + 17 - ((i * 29) % 15));
    });
    const table = this.lin([hsl(h, s, 88), `${hsl(h, s, 56)} 45`, `${hsl(h, s, 40)} 55`, hsl(h, s, 66)], 55);
    out += `<path d="${line(inner)}" fill="${table}"/>`;
    out += `<path d="${line(outer)}" fill="none" stroke="${hsl(h, s, 90)}" stroke-opacity=".7" stroke-width="1.2"/>`;
    out += `<path d="M${r1(cx - r * 0.5 * sx)} ${r1(cy - r * 0.32 * sy)}L${r1(cx - r * 0.05 * sx)} ${r1(cy - r * 0.52 * sy)}L${r1(cx + r * 0.16 * sx)} ${r1(cy - r * 0.44 * sy)}L${r1(cx - r * 0.36 * sx)} ${r1(cy - r * 0.08 * sy)}Z" fill="#fff" opacity=".55"/>`;
    return out;
  }

  /** A die in isometric view; faces are top, left, right. */
  die(
    x: number,
    y: number,
    k: number,
    rot: number,
    faces: readonly [number, number, number],
    o: { readonly pip?: string; readonly tops?: readonly [string, string, string] } = {},
  ): string {
    const pip = o.pip ?? '#15211b';
    const [top, left, right] = o.tops ?? [
      this.once('die-top', () => this.lin(['#ffffff', '#fff6e0'])),
      this.once('die-left', () => this.lin(['#f3e6c6', '#cdb98e'])),
      this.once('die-right', () => this.lin(['#cbb079', '#94743f'])),
    ];
    const face = (n: number, matrix: string, c: string) =>
      `<g transform="matrix(${matrix})"><rect x="-38" y="-38" width="76" height="76" rx="11" fill="${c}"/><g fill="${n === 1 ? '#c8152c' : pip}">${(PIPS[n] ?? []).map((p) => `<circle cx="${p[0]}" cy="${p[1]}" r="6.6"/>`).join('')}</g></g>`;
    return `<g transform="translate(${r1(x)} ${r1(y)}) rotate(${rot}) scale(${k})"><ellipse cx="4" cy="75" rx="72" ry="17" fill="#000" opacity=".45"/>${face(faces[0], '.866 .5 -.866 .5 0 -38', top)}${face(faces[1], '.866 .5 0 1 -33 19', left)}${face(faces[2], '.866 -.5 0 1 33 19', right)}</g>`;
  }
}

const PIPS: Readonly<Record<number, readonly Point[]>> = {
  1: [[0, 0]],
  2: [
    [-18, -18],
    [18, 18],
  ],
  3: [
    [-20, -20],
    [0, 0],
    [20, 20],
  ],
  4: [
    [-20, -20],
    [20, -20],
    [-20, 20],
    [20, 20],
  ],
  5: [
    [-20, -20],
    [20, -20],
    [0, 0],
    [-20, 20],
    [20, 20],
  ],
  6: [
    [-20, -22],
    [20, -22],
    [-20, 0],
    [20, 0],
    [-20, 22],
    [20, 22],
  ],
};
