import type { SlotSymbolName } from '@/art/slot/looks';
import { themeLook as artLook } from '@/art/slot/looks';
import { slotBackground, slotFrame, slotSymbol, slotTitle, slotWinCell } from '@/art/slot/slot';
import type { GameTheme } from '@/lib/domain/game-themes';
import { REELS, ROWS, SYMBOLS, type SymbolName } from '../maths/symbols';
import { FRAME_CELL, FRAME_GAP, SHEET_COLUMNS, SHEET_SIZE } from './measures';

/** `symbols` is the sheet of the ten symbols and, after them, the cell behind a winning one. */
export const THEME_PICTURES = ['symbols', 'frame', 'frame4', 'frame5', 'frame6', 'wide', 'tall'] as const;
export type ThemePicture = (typeof THEME_PICTURES)[number];

/** Frames by how many cells they hold. */
export const FRAMES = {
  frame: { reels: REELS, rows: ROWS },
  frame4: { reels: 5, rows: 4 },
  frame5: { reels: 5, rows: 5 },
  frame6: { reels: 6, rows: 4 },
} as const satisfies Partial<Record<ThemePicture, { reels: number; rows: number }>>;
type FramePicture = keyof typeof FRAMES;

/** The frame that holds a slot's cells. */
export function framePicture(shape: { reels: number; rows: number }): FramePicture {
  const found = Object.entries(FRAMES).find(
    ([, { reels, rows }]) => reels === shape.reels && rows === shape.rows,
  );
  return (found?.[0] ?? 'frame') as FramePicture;
}

/** A picture as it is painted: the SVG and its width in pixels. */
export interface Picture {
  svg: string;
  width: number;
}

/** Colours of a theme as CSS values. */
export interface ThemeLook {
  accent: string;
  /** Dark edge of the frame, also the ground of the controls. */
  edge: string;
  well: string;
  cellLine: string;
  panel: string;
  frame: string;
}

const ART_NAMES: Record<SymbolName, SlotSymbolName> = {
  wild: 'wild',
  scatter: 'scatter',
  high1: 'high1',
  high2: 'high2',
  high3: 'high3',
  high4: 'high4',
  ace: 'A',
  king: 'K',
  queen: 'Q',
  jack: 'J',
};

export function themeLook(theme: GameTheme): ThemeLook {
  const { palette } = artLook(theme);
  return {
    accent: palette.accent,
    edge: palette.edge,
    well: palette.well,
    cellLine: palette.cellLine,
    panel: gradient(palette.panel, 180),
    frame: gradient(palette.frame, 160),
  };
}

export function themePicture(theme: GameTheme, picture: ThemePicture): Picture {
  if (picture === 'wide') return { svg: slotBackground(theme, 1440, 760), width: 1440 };
  if (picture === 'tall') return { svg: slotBackground(theme, 720, 960), width: 720 };
  if (picture in FRAMES) {
    const { reels, rows } = FRAMES[picture as FramePicture];
    return { svg: slotFrame(theme, { reels, rows, cell: FRAME_CELL, gap: FRAME_GAP }), width: 1160 };
  }
  const pieces = [
    ...SYMBOLS.map((name) => slotSymbol(theme, ART_NAMES[name], SHEET_SIZE)),
    slotWinCell(theme, SHEET_SIZE),
  ];
  const rows = Math.ceil(pieces.length / SHEET_COLUMNS);
  const [width, height] = [SHEET_COLUMNS * SHEET_SIZE, rows * SHEET_SIZE];
  const placed = pieces.map((piece, index) => {
    const x = (index % SHEET_COLUMNS) * SHEET_SIZE;
    const y = Math.floor(index / SHEET_COLUMNS) * SHEET_SIZE;
    return piece.replace('<svg ', `<svg x="${x}" y="${y}" `);
  });
  return {
    svg: `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${placed.join('')}</svg>`,
    width,
  };
}

/** The game's name in the lettering of its theme. */
export function titlePicture(theme: GameTheme, title: string): Picture {
  return { svg: slotTitle(theme, title, 900, 130), width: 900 };
}

/** Colour stops as the art writes them ("#fff 30") → a CSS gradient. */
function gradient(stops: readonly string[], degrees: number): string {
  const list = stops.map((stop) => stop.replace(/ (\d+(?:\.\d+)?)$/, ' $1%'));
  return `linear-gradient(${degrees}deg, ${list.join(', ')})`;
}
