import { studio, type Studio } from '@/art/engine/studio';
import { wrap } from '@/art/engine/wrap';
import { mark } from '@/art/mark';
import { poster, POSTER_HEIGHT, POSTER_WIDTH, type PosterGame } from '@/art/poster';
import { lamp } from '@/art/scenes/lamp';

const W = 1200;
const H = 630;
const LEFT = 76;
const IVORY = '#F3F1EA';
const QUIET = '#C9CFC9';
const BRASS = '#D2AC66';
const TRACK = -0.03;

export interface ShareText {
  /** What the page is called. */
  readonly title: string;
  readonly note?: string;
}

/** The mark and our name, small, where the text begins. */
const signature = (A: Studio) =>
  `<g transform="translate(${LEFT - 4} 60) scale(1.7)">${mark()}</g>` +
  A.label('Parlour', {
    x: LEFT + 68,
    y: 106,
    size: 44,
    font: 'Bricolage Grotesque',
    anchor: 'start',
    track: TRACK,
    fill: IVORY,
  });

/** Title and note, one below the other around the middle of the sheet. */
function words(A: Studio, { title, note }: ShareText, width: number): string {
  const head = wrap(title, {
    face: 'Bricolage Grotesque',
    weight: 800,
    width,
    lines: 3,
    sizes: [96, 84, 74, 64, 56, 48],
    track: TRACK,
  });
  const line = wrap(note ?? '', { face: 'Figtree', weight: 700, width, lines: 3, sizes: [38, 34] });
  const headHeight = head.lines.length * head.size * 1.04;
  const top = 350 - (headHeight + (note ? line.lines.length * line.size * 1.3 + 24 : 0)) / 2;
  const set = [
    ...head.lines.map((text, i) =>
      A.label(text, {
        x: LEFT,
        y: top + head.size * (0.8 + i * 1.04),
        size: head.size,
        font: 'Bricolage Grotesque',
        anchor: 'start',
        track: TRACK,
        fill: IVORY,
      }),
    ),
    A.rect(LEFT, top + headHeight + 6, 64, 3, BRASS),
    ...line.lines.map((text, i) =>
      A.label(text, {
        x: LEFT,
        y: top + headHeight + 24 + line.size * (0.95 + i * 1.3),
        size: line.size,
        font: 'Figtree',
        wt: 700,
        anchor: 'start',
        fill: QUIET,
      }),
    ),
  ];
  return set.join('');
}

/** The poster in a brass frame, below the lamp. */
function framed(A: Studio, game: PosterGame, x: number, y: number, height: number): string {
  const k = height / POSTER_HEIGHT;
  const width = POSTER_WIDTH * k;
  const inside = poster(game)
    .replace('<svg ', `<svg x="${x}" y="${y}" `)
    .replace(`width="${POSTER_WIDTH}" height="${POSTER_HEIGHT}"`, `width="${width}" height="${height}"`);
  return (
    A.rect(x - 10, y + 14, width + 20, height, '#000', `rx="26" opacity=".5" filter="${A.blur(14)}"`) +
    `<g ${A.clip(`<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="20"/>`)}>${inside}</g>` +
    `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="20" fill="none" stroke="${BRASS}" stroke-width="4"/>`
  );
}

/**
 * What a shared link shows: the lamp over the table, the mark, what the page is called; for a game its poster under
 * the lamp. An SVG of 1200 x 630; all lettering is outlines, so it paints alike everywhere.
 */
export function sharePicture(text: ShareText, game?: PosterGame): string {
  const A = studio({ id: 'share', title: text.title }, W, H);
  const room = lamp(A, game ? { cx: 936, ty: 540, k: 1.1, bare: true } : { cx: 880, ty: 500, k: 1.2 });
  const shade = A.linU(['#0a0f0d', '#0a0f0dee 45', '#0a0f0d00'], 0, 0, game ? 760 : 780, 0);
  const width = game ? 620 : 560;
  return A.wrap(
    room +
      A.rect(0, 0, 780, H, shade) +
      (game ? framed(A, game, 766, 136, 454) : '') +
      signature(A) +
      words(A, text, width),
  );
}
