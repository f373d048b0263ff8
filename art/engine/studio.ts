import { r1 } from '@/art/engine/arithmetic';
import { letter, measure } from '@/art/engine/faces';
import { Objects } from '@/art/engine/objects';
import { splitTitle } from '@/art/engine/titles';
import type { ProviderOptions, Subject, TitleLine, TitleOptions } from '@/art/engine/types';

/** Tracking in em that still reads as spaced out. */
const CLOSE_TRACK = 0.1;

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
    if (o.rot) turns.push(`rotate(${o.rot} ${x} ${o.y})`);
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
      const at100 = measure(line.t, line.font ?? o.font, weight, track);
      return at100 === 0 ? 0 : Math.min(wanted, ((line.w ?? o.w ?? this.W * 0.86) / at100) * 100);
    };
    // A long line closes up before it shrinks.
    const track = size(line.track) < wanted * 0.75 ? Math.min(line.track ?? 0, CLOSE_TRACK) : line.track;
    return { ...line, track, weight, size: size(track) };
  }

  private line(line: SetLine, o: TitleOptions, x: number, y: number): string {
    const id = this.id();
    const { d } = letter(line.t, {
      face: line.font ?? o.font,
      weight: line.weight,
      size: line.size,
      track: line.track,
      anchor: o.anchor ?? 'middle',
      arc: o.arc,
      x,
      y,
    });
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
