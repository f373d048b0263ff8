import { studio } from '@/art/engine/studio';
import type { Studio } from '@/art/engine/studio';
import { GROUNDS } from '@/art/slot/grounds';
import type { SlotLook, SymbolSpec } from '@/art/slot/look-parts';
import { ROYALS, slotLook, type SlotSymbolName } from '@/art/slot/looks';
import type { GameTheme } from '@/lib/domain/game-themes';

/** Symbols are drawn on a field of this many units, whatever their size in pixels. */
const FIELD = 128;

function sized(svg: string, width: number, height: number): string {
  return svg.replace(/ width="[^"]*" height="[^"]*"/, ` width="${width}" height="${height}"`);
}

function drawSpec(A: Studio, spec: SymbolSpec, look: SlotLook, cy: number, k: number): string {
  const c = FIELD / 2;
  if ('object' in spec) return A.obj(spec.object, c, cy, 100 * k);
  if ('gem' in spec) return A.gem(c, cy, 46 * k, spec.gem, { n: spec.corners ?? 8, s: 88 });
  if ('coin' in spec) return A.coin(c, cy, 46 * k, { rot: -10, t: 0.96 });
  if ('figure' in spec) {
    return A.title([{ t: spec.figure, s: 118 * k }], {
      font: 'Alfa Slab One',
      x: c - 2,
      y: cy + 41 * k,
      fill: spec.fill,
      stroke: '#fff1c9',
      sw: 6 * k,
      ext: [4 * k, 4 * k, 5, look.palette.edge],
      outer: [look.palette.edge, 11 * k],
      w: 110,
    });
  }
  return A.sym(spec.icon, c, cy, 96 * k, {
    fill: spec.fill,
    back: 26,
    backc: look.palette.edge,
    fx: A.sculpt({ outline: look.palette.edge, soft: 3, scale: 6, drop: 5 }),
  });
}

/** A word under a symbol that does more than pay. */
function tag(A: Studio, word: string, look: SlotLook): string {
  return A.title([{ t: word, s: 29 }], {
    font: 'Alfa Slab One',
    y: FIELD - 10,
    fill: ['#fffbe0', '#ffe08a 45', '#f2a92c'],
    stroke: look.palette.edge,
    sw: 7,
    w: 112,
    shadow: 0.5,
  });
}

/**
 * One reel symbol on a transparent square.
 * @param size edge in pixels
 */
export function slotSymbol(theme: GameTheme, name: SlotSymbolName, size: number): string {
  const look = slotLook(theme);
  const A = studio({ id: `slot-${theme}-${name}`, title: name }, FIELD, FIELD);
  let body: string;
  if (name === 'wild') body = drawSpec(A, look.wild, look, 54, 0.9) + tag(A, 'WILD', look);
  else if (name === 'scatter') body = drawSpec(A, look.scatter, look, 54, 0.9) + tag(A, 'BONUS', look);
  else if (name === 'high1') body = drawSpec(A, look.high[0], look, 63, 1.08);
  else if (name === 'high2') body = drawSpec(A, look.high[1], look, 63, 1.04);
  else if (name === 'high3') body = drawSpec(A, look.high[2], look, 63, 1);
  else if (name === 'high4') body = drawSpec(A, look.high[3], look, 63, 1);
  else {
    const fx = A.sculpt({ outline: look.palette.edge, soft: 2.4, scale: 5, ow: 2.6, drop: 4 });
    const { face, weight } = look.lettering;
    const letters = A.title([{ t: name, s: 88, wt: weight }], {
      // Neon tubing has no body to be lit, and swashes would be cut off by the cell.
      font: face === 'Monoton' ? 'Righteous' : face === 'Cinzel Decorative' ? 'Playfair Display SC' : face,
      y: 95,
      fill: ROYALS[name],
      w: 92,
      shadow: 0,
    });
    body = `<g filter="${fx}">${letters}</g>`;
  }
  return sized(A.wrap(body), size, size);
}

/** Height in units of every background; the width follows from the shape asked for. */
const GROUND_HEIGHT = 600;

/** The place behind the reels, darker towards the lower edge where the controls are. */
export function slotBackground(theme: GameTheme, w: number, h: number): string {
  const { palette } = slotLook(theme);
  const W = Math.round((GROUND_HEIGHT * w) / h);
  const A = studio({ id: `ground-${theme}`, title: '' }, W, GROUND_HEIGHT);
  const place = (GROUNDS[theme] ?? GROUNDS.classic)(A, palette);
  return sized(A.wrap(place + A.fade(GROUND_HEIGHT * 0.74, palette.edge, 0.82)), w, h);
}

/** Width of the frame around the reel well, on every side, as a part of a cell. */
export const FRAME_PART = 0.26;

/**
 * The frame with its panel and the empty cells of the reels, transparent outside.
 * The picture measures `reels * cell + (reels - 1) * gap + 2 * FRAME_PART * cell` by the same for rows.
 */
export function slotFrame(
  theme: GameTheme,
  o: { readonly reels: number; readonly rows: number; readonly cell: number; readonly gap: number },
): string {
  const { palette } = slotLook(theme);
  const edge = FRAME_PART * o.cell;
  const fw = o.reels * o.cell + (o.reels - 1) * o.gap;
  const fh = o.rows * o.cell + (o.rows - 1) * o.gap;
  const A = studio({ id: `frame-${theme}`, title: '' }, fw + 2 * edge, fh + 2 * edge);
  const ring = (out: number, radius: number, fill: string) => {
    const d = edge - out * edge;
    return `<rect x="${d}" y="${d}" width="${A.W - 2 * d}" height="${A.H - 2 * d}" rx="${radius * edge}" fill="${fill}"/>`;
  };
  let s =
    ring(0.98, 0.98, A.lin(palette.frame, 70)) +
    ring(0.78, 0.82, palette.edge) +
    ring(0.66, 0.72, A.lin(palette.panel)) +
    ring(0.32, 0.36, palette.well);
  const cell = A.lin(palette.cell);
  for (let r = 0; r < o.rows; r++) {
    for (let c = 0; c < o.reels; c++) {
      const x = edge + c * (o.cell + o.gap);
      const y = edge + r * (o.cell + o.gap);
      s +=
        `<rect x="${x}" y="${y}" width="${o.cell}" height="${o.cell}" rx="${o.cell * 0.085}" fill="${cell}"/>` +
        `<rect x="${x + 1}" y="${y + 1}" width="${o.cell - 2}" height="${o.cell - 2}" rx="${o.cell * 0.076}" fill="none" stroke="${palette.cellLine}" stroke-width="1" opacity=".6"/>`;
    }
  }
  return A.wrap(s);
}

/** The cell behind a winning symbol. */
export function slotWinCell(theme: GameTheme, size: number): string {
  const { palette } = slotLook(theme);
  const A = studio({ id: `win-${theme}`, title: '' }, size, size);
  return A.wrap(
    `<rect width="${size}" height="${size}" rx="${size * 0.085}" fill="${A.radB(palette.win)}"/>` +
      `<rect x="1.5" y="1.5" width="${size - 3}" height="${size - 3}" rx="${size * 0.08}" fill="none" stroke="#fff1c0" stroke-width="2.5"/>`,
  );
}

/** The title over the reels in the theme's lettering, on one line, w x h pixels. */
export function slotTitle(theme: GameTheme, title: string, w: number, h: number): string {
  const { lettering, palette } = slotLook(theme);
  const A = studio({ id: `title-${theme}-${title}`, title }, w, h);
  return A.wrap(
    A.title([{ t: title, s: h * 0.66, wt: lettering.weight, w: w * 0.92 }], {
      font: lettering.face,
      y: h * 0.7,
      fill: lettering.fill,
      stroke: palette.edge,
      sw: h * 0.1,
      ext: [0, h * 0.06, 4, palette.edge],
    }),
  );
}
