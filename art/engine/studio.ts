import { at, r1 } from '@/art/engine/arithmetic';
import { hash } from '@/lib/pictures/poster-chance';
import { letter, measure, type FaceName } from '@/art/engine/faces';
import { Objects } from '@/art/engine/objects';
import { splitTitle } from '@/art/engine/titles';
import type { ProviderOptions, Subject, TitleLine, TitleOptions } from '@/art/engine/types';

/** Lettering keeps this far from the edges, in user units. */
const SAFE = 8;
/** And this far from the upper edge: an accent over a capital may come close. */
const SAFE_ABOVE = 2;
const NUMBERS = /-?\d+(?:\.\d+)?/g;
/** Tracking in em that still reads as spaced out. */
const CLOSE_TRACK = 0.1;

/** Faces of one character: a title that a recipe was not drawn for may come in any of them. */
const KIN: Readonly<Partial<Record<FaceName, readonly FaceName[]>>> = {
  'Abril Fatface': ['Abril Fatface', 'Playfair Display SC', 'Limelight'],
  'Alfa Slab One': ['Alfa Slab One', 'Bowlby One', 'Abril Fatface'],
  Anton: ['Anton', 'Staatliches', 'Bowlby One'],
  'Black Ops One': ['Black Ops One', 'Staatliches'],
  'Bowlby One': ['Bowlby One', 'Anton', 'Alfa Slab One'],
  Bungee: ['Bungee', 'Rubik Mono One', 'Titan One'],
  'Cinzel Decorative': ['Cinzel Decorative', 'Metamorphous', 'Uncial Antiqua'],
  'Lilita One': ['Lilita One', 'Titan One', 'Luckiest Guy'],
  Limelight: ['Limelight', 'Righteous', 'Abril Fatface'],
  'Luckiest Guy': ['Luckiest Guy', 'Lilita One', 'Bangers'],
  Metamorphous: ['Metamorphous', 'Uncial Antiqua', 'Cinzel Decorative'],
  'New Rocker': ['New Rocker', 'Pirata One', 'Uncial Antiqua'],
  Orbitron: ['Orbitron', 'Righteous', 'Black Ops One'],
  'Pirata One': ['Pirata One', 'New Rocker', 'Metamorphous'],
  'Playfair Display SC': ['Playfair Display SC', 'Abril Fatface', 'Limelight'],
  Righteous: ['Righteous', 'Limelight'],
  'Rubik Mono One': ['Rubik Mono One', 'Bungee'],
  Rye: ['Rye', 'Sancreek'],
  Sancreek: ['Sancreek', 'Rye'],
  Shrikhand: ['Shrikhand', 'Lilita One', 'Bangers'],
  Staatliches: ['Staatliches', 'Anton', 'Righteous'],
  'Titan One': ['Titan One', 'Lilita One', 'Luckiest Guy'],
  'Uncial Antiqua': ['Uncial Antiqua', 'Metamorphous', 'Cinzel Decorative'],
};
/** What a tilt may become in such a title. */
const TILTS = [1, -1, 0.3] as const;

interface SetLine extends TitleLine {
  readonly size: number;
  readonly weight: number;
}

/** Everything a recipe draws with: sheet, scenery, objects and lettering. */
export class Studio extends Objects {
  /** Part `k` of a title that is not the recipe's own, in the case of the words that the recipe was set for. */
  txt(k: number | 'all', own: string): string {
    if (!this.subject.lines) return own;
    const text = k === 'all' ? this.subject.title : (this.subject.lines[k] ?? '');
    return own === own.toUpperCase() ? text.toUpperCase() : text;
  }

  /** The face of a line, for a title that is not the recipe's own one of its kin. */
  private face(line: TitleLine, o: TitleOptions): FaceName {
    const own = line.font ?? o.font;
    return this.subject.lines && line.L !== undefined
      ? at(KIN[own] ?? [own], hash(this.subject.id) >>> 13)
      : own;
  }

  /** The lockup: lines fitted to a width, with shadow, extrusion, outlines and fill. */
  title(lines: readonly TitleLine[], o: TitleOptions): string {
    const x = o.x ?? this.W / 2;
    const set = this.broken(lines, o)
      .map((line) => this.fit(line, o))
      .filter((line) => line.size > 0);
    const advance = (line: SetLine) => line.size * (line.cap ?? o.cap ?? 0.72) + (line.gap ?? o.gap ?? 9);

    // One line made two ends where the one would have.
    const broken = set.length > lines.length;
    const upwards = o.base === 'bottom' || broken;
    let y = broken ? (o.two?.[0] ?? o.y) : o.y;
    if (upwards) set.forEach((line, i) => (y -= i ? advance(line) + this.hanging(set[i - 1]) : 0));
    let out = '';
    set.forEach((line, i) => {
      if (i) y += advance(line) + this.hanging(set[i - 1]);
      out += this.line(line, o, x, y);
    });
    if (out === '') return '';
    const turns: string[] = [];
    if (o.rot) {
      const tilt = this.subject.lines ? at(TILTS, hash(this.subject.id) >>> 17) : 1;
      turns.push(`rotate(${r1(o.rot * tilt)} ${x} ${o.y})`);
    }
    if (o.skewX) turns.push(`translate(${x} ${o.y}) skewX(${o.skewX}) translate(${-x} ${-o.y})`);
    if (o.skewY) turns.push(`translate(${x} ${o.y}) skewY(${o.skewY}) translate(${-x} ${-o.y})`);
    return turns.length ? `<g transform="${turns.join(' ')}">${out}</g>` : out;
  }

  /** Room for what hangs below the baseline of a line that was not set by hand. */
  private hanging(line?: SetLine): number {
    return line && this.subject.lines && /[gjpqy]/.test(line.t) ? line.size * 0.16 : 0;
  }

  /** The words of each line; a whole title that would come out tiny is broken in two lines. */
  private broken(lines: readonly TitleLine[], o: TitleOptions): TitleLine[] {
    return lines.flatMap((line) => {
      if (line.L === undefined) return [line];
      const whole = { ...line, t: this.txt(line.L, line.t) };
      const wanted = line.s ?? o.s ?? 60;
      if (line.L !== 'all' || this.fit(whole, o).size > wanted * 0.5) return [whole];
      return splitTitle(whole.t).map((t) => ({
        ...whole,
        t,
        s: o.two?.[1] ?? wanted * 0.5,
        cap: 0.88,
        gap: 4,
      }));
    });
  }

  private fit(line: TitleLine, o: TitleOptions): SetLine {
    const weight = line.wt ?? o.wt ?? 400;
    const wanted = line.s ?? o.s ?? 60;
    const size = (track?: number) => {
      const at100 = measure(line.t, this.face(line, o), weight, track);
      return at100 === 0 ? 0 : Math.min(wanted, ((line.w ?? o.w ?? this.W * 0.86) / at100) * 100);
    };
    // A long line closes up before it shrinks.
    const track = size(line.track) < wanted * 0.75 ? Math.min(line.track ?? 0, CLOSE_TRACK) : line.track;
    return { ...line, track, weight, size: size(track) };
  }

  /** The outlines, moved or made smaller where a swash or an accent would reach over the edge of the sheet. */
  private inside(line: SetLine, x: number, draw: (size: number, at: number, down: number) => string): string {
    const reach = (d: string, odd: 0 | 1): [number, number] => {
      const own = (d.match(NUMBERS) ?? []).map(Number).filter((_, i) => i % 2 === odd);
      return [Math.min(...own), Math.max(...own)];
    };
    const d = draw(line.size, x, 0);
    if (!this.subject.lines || line.L === undefined || d === '') return d;
    const [left, right] = reach(d, 0);
    const down = Math.max(0, SAFE_ABOVE - reach(d, 1)[0]);
    const farthest = this.W - SAFE;
    if (left >= SAFE && right <= farthest) return down === 0 ? d : draw(line.size, x, down);
    const size = line.size * Math.min(1, (farthest - SAFE) / (right - left));
    const [from, to] = reach(draw(size, x, down), 0);
    return draw(size, x + Math.max(0, SAFE - from) - Math.max(0, to - farthest), down);
  }

  private line(line: SetLine, o: TitleOptions, x: number, y: number): string {
    const id = this.id();
    const draw = (size: number, at: number, down: number) =>
      letter(line.t, {
        face: this.face(line, o),
        weight: line.weight,
        size,
        track: line.track,
        anchor: o.anchor ?? 'middle',
        arc: o.arc,
        x: at,
        y: y + down,
      }).d;
    const d = this.inside(line, x, draw);
    this.def(`<path id="${id}" d="${d}"/>`);
    const node = (dx: number, dy: number, attrs: string) =>
      `<use href="#${id}" ${dx || dy ? `transform="translate(${r1(dx)} ${r1(dy)})"` : ''} ${attrs}/>`;
    const round = 'stroke-linejoin="round"';
    const width = line.sw ?? o.sw ?? 0;
    const stroke = line.stroke ?? o.stroke ?? '#000';
    let s = '';
    if (o.shadow !== 0) {
      const c = o.shc ?? '#000';
      s += `<g filter="${this.once('title-shadow', () => this.blur(4))}" opacity="${o.shadow ?? 0.7}">${node(0, 5, `fill="${c}" stroke="${c}" stroke-width="${width + 4}"`)}</g>`;
    }
    const ext = line.ext === undefined ? o.ext : line.ext;
    if (ext) {
      const [dx, dy, k, c] = ext;
      for (let j = k; j >= 1; j--) {
        s += node((dx * j) / k, (dy * j) / k, `fill="${c}" stroke="${c}" stroke-width="${width}" ${round}`);
      }
    }
    if (o.outer)
      s += node(0, 0, `fill="${o.outer[0]}" stroke="${o.outer[0]}" stroke-width="${o.outer[1]}" ${round}`);
    if (width) s += node(0, 0, `fill="${stroke}" stroke="${stroke}" stroke-width="${width}" ${round}`);
    const fill = line.fill ?? o.fill ?? '#fff';
    const paint =
      typeof fill === 'string' ? fill : this.linU(fill, 0, y - line.size * 0.78, 0, y + line.size * 0.08);
    s += node(0, 0, `fill="${paint}"`);
    if (o.hi) s += node(0, 0, `fill="none" stroke="${o.hi}" stroke-width=".9" opacity=".75"`);
    return s;
  }

  /** The studio's name, small, where the recipe has room for it. */
  provider(name: string, o: ProviderOptions = {}): string {
    const size = o.s ?? 8.5;
    return this.label(o.keep ? name : name.toUpperCase(), {
      x: o.x ?? this.W / 2,
      y: o.y ?? this.H - 13,
      size,
      font: o.font ?? 'Figtree',
      wt: o.wt ?? 700,
      anchor: o.anchor ?? 'middle',
      track: (o.track ?? 1.6) / size,
      fill: o.c ?? '#fff',
      w: this.W * 0.8,
      attrs: `opacity="${o.o ?? 0.78}"`,
    });
  }
}

/** A fresh sheet of W x H for the subject. */
export function studio(subject: Subject, W: number, H: number): Studio {
  return new Studio(subject, W, H);
}
