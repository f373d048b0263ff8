import { measure, type FaceName } from '@/art/engine/faces';

export interface WrapOptions {
  readonly face: FaceName;
  readonly weight: number;
  /** Greatest width of a line in user units. */
  readonly width: number;
  /** Most lines that there is room for. */
  readonly lines: number;
  /** Sizes to try, largest first. */
  readonly sizes: readonly number[];
  /** In em. */
  readonly track?: number;
}

export interface Wrapped {
  readonly size: number;
  readonly lines: readonly string[];
}

/** Words into as few lines as hold them; a word that is wider than a line has one for itself. */
function fill(words: readonly string[], fits: (line: string) => boolean): string[] {
  const lines: string[] = [];
  for (const word of words) {
    const longer = lines.length > 0 ? `${lines.at(-1)} ${word}` : word;
    if (lines.length > 0 && fits(longer)) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}

/** Sets a text in lines, as large as there is room. At the smallest size what has no room is left out, and dots say so. */
export function wrap(text: string, { face, weight, width, lines: most, sizes, track }: WrapOptions): Wrapped {
  const words = text.trim().split(/\s+/);
  const fitsAt = (size: number) => (line: string) =>
    (measure(line, face, weight, track) * size) / 100 <= width;
  for (const size of sizes) {
    const fits = fitsAt(size);
    const lines = fill(words, fits);
    if (lines.length <= most && lines.every(fits)) return { size, lines };
  }
  const size = sizes.at(-1) ?? 0;
  const fits = fitsAt(size);
  const lines = fill(words, fits);
  const cut = (line: string, place: number) => (place === most - 1 && lines.length > most) || !fits(line);
  return {
    size,
    lines: lines.slice(0, most).map((line, place) => (cut(line, place) ? dotted(line, fits) : line)),
  };
}

/** As much of a line as fits together with the dots. */
function dotted(line: string, fits: (line: string) => boolean): string {
  let kept = line;
  while (kept !== '' && !fits(`${kept}…`)) kept = kept.slice(0, -1);
  return `${kept.trim()}…`;
}
