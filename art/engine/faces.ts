import { join } from 'node:path';
import * as fontkit from 'fontkit';
import type { Font } from 'fontkit';

/** The lettering faces and their weights, as files of art/fonts. */
const FILES = {
  'Abril Fatface': { 400: 'abril-fatface-400' },
  'Alfa Slab One': { 400: 'alfa-slab-one-400' },
  Anton: { 400: 'anton-400' },
  Bangers: { 400: 'bangers-400' },
  'Black Ops One': { 400: 'black-ops-one-400' },
  'Bowlby One': { 400: 'bowlby-one-400' },
  'Bricolage Grotesque': { 700: 'bricolage-grotesque-700', 800: 'bricolage-grotesque-800' },
  Bungee: { 400: 'bungee-400' },
  'Cinzel Decorative': { 700: 'cinzel-decorative-700', 900: 'cinzel-decorative-900' },
  Figtree: { 700: 'figtree-700', 800: 'figtree-800' },
  'Lilita One': { 400: 'lilita-one-400' },
  Limelight: { 400: 'limelight-400' },
  'Luckiest Guy': { 400: 'luckiest-guy-400' },
  Metamorphous: { 400: 'metamorphous-400' },
  Monoton: { 400: 'monoton-400' },
  'New Rocker': { 400: 'new-rocker-400' },
  Orbitron: { 900: 'orbitron-900' },
  'Pirata One': { 400: 'pirata-one-400' },
  'Playfair Display SC': { 700: 'playfair-display-sc-700' },
  Righteous: { 400: 'righteous-400' },
  'Rubik Mono One': { 400: 'rubik-mono-one-400' },
  Rye: { 400: 'rye-400' },
  Sancreek: { 400: 'sancreek-400' },
  Shrikhand: { 400: 'shrikhand-400' },
  Staatliches: { 400: 'staatliches-400' },
  'Titan One': { 400: 'titan-one-400' },
  'Uncial Antiqua': { 400: 'uncial-antiqua-400' },
} as const satisfies Record<string, Record<number, string>>;

export type FaceName = keyof typeof FILES;
export const FACE_NAMES = Object.keys(FILES) as FaceName[];

/** Signs that some display faces lack, and what may stand for them. */
const STAND_INS: Readonly<Record<string, string>> = {
  ß: 'ss',
  ẞ: 'SS',
  Ł: 'L',
  ł: 'l',
  Ø: 'O',
  ø: 'o',
  Đ: 'D',
  đ: 'd',
  Æ: 'AE',
  æ: 'ae',
  Œ: 'OE',
  œ: 'oe',
  '’': "'",
  '‘': "'",
  '“': '"',
  '”': '"',
  '–': '-',
  '—': '-',
  '·': '-',
  '×': 'x',
  '\u00a0': ' ',
};

const opened = new Map<string, Font>();

function open(face: FaceName, weight: number): Font {
  const weights: Readonly<Record<number, string>> = FILES[face];
  const nearest = Object.keys(weights)
    .map(Number)
    .sort((a, b) => Math.abs(a - weight) - Math.abs(b - weight))[0];
  const file = nearest === undefined ? undefined : weights[nearest];
  if (file === undefined) throw new Error(`no file for ${face} ${weight}`);
  let font = opened.get(file);
  if (!font) {
    // From the repository root, so that bundled and unbundled processes find the same files.
    const loaded = fontkit.openSync(join(process.cwd(), 'art/fonts', `${file}.ttf`));
    if (!('layout' in loaded)) throw new Error(`${file}.ttf is a font collection`);
    font = loaded;
    opened.set(file, font);
  }
  return font;
}

/** The text in letters that the face has: without an accent, or spelt out, where it must be; else left out. */
export function drawable(text: string, face: FaceName, weight = 400): string {
  const font = open(face, weight);
  const has = (s: string) => [...s].every((c) => font.hasGlyphForCodePoint(c.codePointAt(0) ?? 0));
  return [...text.normalize('NFC')]
    .map((c) => {
      const plain = c.normalize('NFD').replace(/\p{M}/gu, '');
      return [c, plain, STAND_INS[c] ?? '', STAND_INS[plain] ?? ''].find((s) => s !== '' && has(s)) ?? '';
    })
    .join('');
}

export interface Lettering {
  /** Advance of the whole line in user units, tracking between letters included. */
  readonly width: number;
  /** Outlines as path data. */
  readonly d: string;
}

export interface LetteringOptions {
  readonly face: FaceName;
  readonly weight?: number;
  /** Size in user units. */
  readonly size: number;
  /** Left end of the baseline. */
  readonly x?: number;
  readonly y?: number;
  /** Extra space after each letter, in em. */
  readonly track?: number;
  /** Where the line sits relative to x. */
  readonly anchor?: 'start' | 'middle' | 'end';
  /** Radius of a baseline that bulges upwards (positive) or downwards (negative) around the middle. */
  readonly arc?: number;
}

/** Width of the line at size 100, tracking included. */
export function measure(text: string, face: FaceName, weight = 400, track = 0): number {
  const font = open(face, weight);
  const run = font.layout(drawable(text, face, weight));
  const advance = run.positions.reduce((sum, p) => sum + p.xAdvance, 0);
  return (advance / font.unitsPerEm) * 100 + track * 100 * Math.max(0, run.glyphs.length - 1);
}

/** Turns a line of text into outlines, so that a picture paints alike everywhere and needs no font. */
export function letter(text: string, o: LetteringOptions): Lettering {
  const font = open(o.face, o.weight ?? 400);
  const run = font.layout(drawable(text, o.face, o.weight));
  const scale = o.size / font.unitsPerEm;
  const track = (o.track ?? 0) * o.size;
  const width =
    run.positions.reduce((sum, p) => sum + p.xAdvance * scale, 0) +
    track * Math.max(0, run.glyphs.length - 1);
  const x = o.x ?? 0;
  const y = o.y ?? 0;
  const left = o.anchor === 'middle' ? x - width / 2 : o.anchor === 'end' ? x - width : x;
  let pen = left;
  let d = '';
  run.glyphs.forEach((glyph, i) => {
    const place = run.positions[i];
    const advance = (place?.xAdvance ?? glyph.advanceWidth) * scale;
    const dx = (place?.xOffset ?? 0) * scale;
    const dy = (place?.yOffset ?? 0) * scale;
    const start = pen;
    const turn = o.arc ? (start + advance / 2 - x) / o.arc : 0;
    const radius = o.arc ?? 0;
    const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
    const path = glyph.path.scale(scale, -scale).translate(dx, -dy);
    d += o.arc
      ? path
          .translate(-advance / 2, 0)
          .transform(cos, sin, -sin, cos, x + radius * sin, y + radius * (1 - cos))
          .toSVG()
      : path.translate(start, y).toSVG();
    pen = start + advance + track;
  });
  return { width, d };
}
