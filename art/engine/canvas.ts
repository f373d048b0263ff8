import { at, escapeXml, hex6, r1, radians } from '@/art/engine/arithmetic';
import { hash, rng } from '@/lib/pictures/poster-chance';
import type { Paint, Stops } from '@/art/engine/palette';
import type { SculptOptions, Subject } from '@/art/engine/types';

/**
 * A sheet to draw on: gradients, filters and plain shapes. Definitions gather on the side and come out with
 * the SVG. Every id starts with the hash of the subject, so that two pictures can stand on one page.
 */
export class Canvas {
  /** The next number in [0, 1) of this subject's own sequence. */
  readonly R: () => number;
  private readonly prefix: string;
  private readonly defs: string[] = [];
  private readonly made = new Map<string, string>();
  private count = 0;

  constructor(
    protected readonly subject: Subject,
    readonly W: number,
    readonly H: number,
  ) {
    const seed = hash(subject.id);
    this.R = rng(seed);
    this.prefix = `a${seed.toString(36)}-`;
  }

  id(): string {
    return this.prefix + (this.count++).toString(36);
  }

  def(markup: string): void {
    this.defs.push(markup);
  }

  /** Makes a definition once per sheet and hands out the same reference again. */
  once(key: string, make: () => string): string {
    const known = this.made.get(key);
    if (known !== undefined) return known;
    const fresh = make();
    this.made.set(key, fresh);
    return fresh;
  }

  rnd(a: number, b: number): number {
    return a + (b - a) * this.R();
  }

  /** One of the list, by the id of the subject. */
  pick<T>(list: readonly T[]): T {
    return at(list, Math.floor(this.R() * list.length));
  }

  private stops(list: Stops): string {
    return list
      .map((stop, i) => {
        const m = /^(.*?)(?:\s(\d+(?:\.\d+)?))?$/.exec(stop);
        const place = m?.[2];
        const offset =
          place !== undefined ? Number(place) : list.length < 2 ? 0 : (i * 100) / (list.length - 1);
        return `<stop offset="${r1(offset)}%" stop-color="${m?.[1] ?? stop}"/>`;
      })
      .join('');
  }

  private gradient(tag: string, attrs: string, st: Stops): string {
    const id = this.id();
    this.def(`<${tag} id="${id}" ${attrs}>${this.stops(st)}</${tag}>`);
    return `url(#${id})`;
  }

  /** Linear gradient over the box of the shape, turned by `ang` degrees (90 runs downwards). */
  lin(st: Stops, ang = 90): string {
    const c = Math.cos(radians(ang)) / 2;
    const s = Math.sin(radians(ang)) / 2;
    const n = (v: number) => Math.round(v * 1e4) / 1e4;
    return this.gradient(
      'linearGradient',
      `x1="${n(0.5 - c)}" y1="${n(0.5 - s)}" x2="${n(0.5 + c)}" y2="${n(0.5 + s)}"`,
      st,
    );
  }

  /** Linear gradient in the units of the sheet. */
  linU(st: Stops, x1: number, y1: number, x2: number, y2: number): string {
    return this.gradient(
      'linearGradient',
      `gradientUnits="userSpaceOnUse" x1="${r1(x1)}" y1="${r1(y1)}" x2="${r1(x2)}" y2="${r1(y2)}"`,
      st,
    );
  }

  /** Radial gradient in the units of the sheet. */
  rad(st: Stops, cx: number, cy: number, r: number): string {
    return this.gradient(
      'radialGradient',
      `gradientUnits="userSpaceOnUse" cx="${r1(cx)}" cy="${r1(cy)}" r="${r1(r)}"`,
      st,
    );
  }

  /** Radial gradient over the box of the shape. */
  radB(st: Stops, cx = 0.5, cy = 0.5, r = 0.5): string {
    return this.gradient('radialGradient', `cx="${cx}" cy="${cy}" r="${r}"`, st);
  }

  paint(p: Paint): string {
    return typeof p === 'string' ? p : this.lin(p);
  }

  blur(sd: number): string {
    const id = this.id();
    this.def(
      `<filter id="${id}" x="-60%" y="-60%" width="220%" height="220%"><feGaussianBlur stdDeviation="${sd}"/></filter>`,
    );
    return `url(#${id})`;
  }

  /** The sculpt: turns a flat silhouette into lit relief, then outlines it and drops a shadow. */
  sculpt(o: SculptOptions = {}): string {
    const id = this.id();
    const scale = o.scale ?? 6;
    const light = `<feDistantLight azimuth="${o.az ?? 235}" elevation="${o.el ?? 52}"/>`;
    const outline = o.ow ?? 2.4;
    this.def(
      `<filter id="${id}" x="-25%" y="-25%" width="150%" height="150%" color-interpolation-filters="sRGB">` +
        `<feGaussianBlur in="SourceAlpha" stdDeviation="${o.soft ?? 3.2}" result="b"/>` +
        `<feDiffuseLighting in="b" surfaceScale="${scale}" diffuseConstant="${o.diff ?? 1.25}" lighting-color="#fff" result="d">${light}</feDiffuseLighting>` +
        `<feComposite in="SourceGraphic" in2="d" operator="arithmetic" k1="${o.k1 ?? 0.95}" k2="${o.k2 ?? 0.18}" k3="0" k4="0" result="m"/>` +
        `<feSpecularLighting in="b" surfaceScale="${scale}" specularConstant="${o.spec ?? 0.9}" specularExponent="${o.exp ?? 20}" lighting-color="${o.light ?? '#fff4cf'}" result="s">${light}</feSpecularLighting>` +
        `<feComposite in="m" in2="s" operator="arithmetic" k1="0" k2="1" k3="1" k4="0" result="ms"/><feComposite in="ms" in2="SourceAlpha" operator="in" result="e"/>` +
        (outline
          ? `<feMorphology in="SourceAlpha" operator="dilate" radius="${outline}" result="o"/><feFlood flood-color="${o.outline ?? '#140a02'}"/><feComposite in2="o" operator="in" result="ol"/>`
          : '') +
        `<feGaussianBlur in="SourceAlpha" stdDeviation="6" result="sb"/><feOffset in="sb" dy="${o.drop ?? 9}" result="so"/><feFlood flood-color="#000" flood-opacity="${o.dropO ?? 0.6}"/><feComposite in2="so" operator="in" result="sh"/>` +
        `<feMerge><feMergeNode in="sh"/>${outline ? '<feMergeNode in="ol"/>' : ''}<feMergeNode in="e"/></feMerge></filter>`,
    );
    return `url(#${id})`;
  }

  rect(x: number, y: number, w: number, h: number, fill: string, attrs = ''): string {
    return `<rect x="${r1(x)}" y="${r1(y)}" width="${r1(w)}" height="${r1(h)}" fill="${fill}" ${attrs}/>`;
  }

  bg(fill: string): string {
    return `<rect width="${this.W}" height="${this.H}" fill="${fill}"/>`;
  }

  path(d: string, fill: string, attrs = ''): string {
    return `<path d="${d}" fill="${fill}" ${attrs}/>`;
  }

  circle(cx: number, cy: number, r: number, fill: string, attrs = ''): string {
    return `<circle cx="${r1(cx)}" cy="${r1(cy)}" r="${r1(r)}" fill="${fill}" ${attrs}/>`;
  }

  g(body: string, attrs = ''): string {
    return `<g ${attrs}>${body}</g>`;
  }

  /** Soft light: solid in the middle, gone at the rim. */
  glow(cx: number, cy: number, r: number, colour: string, opacity = 1, ry = r): string {
    const c = hex6(colour);
    const f = this.once(`glow${c}`, () => this.radB([`${c} 0`, `${c} 8`, `${c}00 100`]));
    return `<ellipse cx="${r1(cx)}" cy="${r1(cy)}" rx="${r1(r)}" ry="${r1(ry)}" fill="${f}" opacity="${opacity}"/>`;
  }

  pattern(w: number, h: number, body: string, transform = ''): string {
    const id = this.id();
    this.def(
      `<pattern id="${id}" width="${w}" height="${h}" patternUnits="userSpaceOnUse" patternTransform="${transform}">${body}</pattern>`,
    );
    return `url(#${id})`;
  }

  /** The attribute that clips to the shape. */
  clip(shape: string): string {
    const id = this.id();
    this.def(`<clipPath id="${id}">${shape}</clipPath>`);
    return `clip-path="url(#${id})"`;
  }

  private settled = false;

  /** Says that the colours are final: the hue of the subject turns none of them. */
  settle(): void {
    this.settled = true;
  }

  /** Turns every colour of the markup by the hue of the subject. */
  tint(markup: string): string {
    this.settled = true;
    const hue = this.subject.hue;
    if (!hue) return markup;
    const fx = this.once('tint', () => {
      const id = this.id();
      this.def(
        `<filter id="${id}" filterUnits="userSpaceOnUse" x="0" y="0" width="${this.W}" height="${this.H}" color-interpolation-filters="sRGB"><feColorMatrix type="hueRotate" values="${hue}"/></filter>`,
      );
      return `url(#${id})`;
    });
    return `<g filter="${fx}">${markup}</g>`;
  }

  /** The finished SVG, all of it turned to the hue of the subject unless the recipe has seen to that. */
  wrap(drawn: string): string {
    const body = this.settled ? drawn : this.tint(drawn);
    return `<svg class="art" xmlns="http://www.w3.org/2000/svg" width="${this.W}" height="${this.H}" viewBox="0 0 ${this.W} ${this.H}" preserveAspectRatio="xMidYMid slice" role="img" aria-label="${escapeXml(this.subject.title)}" focusable="false"><defs>${this.defs.join('')}</defs>${body}</svg>`;
  }
}
