import { FRAME_CELL, FRAME_EDGE, FRAME_GAP } from '../assets/measures';
import { REELS, ROWS } from '../maths/symbols';

/** Where everything stands in the window, CSS pixels. */
export interface Layout {
  wide: boolean;
  width: number;
  height: number;
  /** Height of the controls at the bottom. */
  bar: number;
  frame: { x: number; y: number; width: number; height: number };
  /** Edge of a cell, and the gap between two. */
  cell: number;
  gap: number;
  /** Upper left corner of the cells. */
  reels: { x: number; y: number };
  title: { y: number; height: number };
}

/** Kept free under the reels for the line of text. */
const MESSAGE = 38;
const GAP = FRAME_GAP / FRAME_CELL;
const FRAME_WIDTH = REELS + (REELS - 1) * GAP + 2 * FRAME_EDGE;
const FRAME_HEIGHT = ROWS + (ROWS - 1) * GAP + 2 * FRAME_EDGE;

/** Fits title, reels and controls into a window: controls in one row when it is wide, in two when it is tall. */
export function layOut(width: number, height: number): Layout {
  const wide = width / height > 1.2;
  const bar = wide ? clamp(height * 0.142, 58, 100) : clamp(height * 0.3, 132, 190);
  const stage = height - bar;
  const titleHeight = clamp(stage * (wide ? 0.13 : 0.15), 26, wide ? 78 : 92);
  const facts = wide ? 0 : clamp(stage * 0.1, 26, 40);
  const room = {
    width: width - (wide ? Math.max(24, width * 0.06) : 16),
    // The lettering lies over the upper edge of the frame.
    height: stage - titleHeight * (wide ? 0.62 : 0.9) - facts - MESSAGE,
  };
  const cell = Math.min(room.width / FRAME_WIDTH, room.height / FRAME_HEIGHT);
  const frame = { width: cell * FRAME_WIDTH, height: cell * FRAME_HEIGHT };
  const x = (width - frame.width) / 2;
  const top = titleHeight * (wide ? 0.62 : 0.9) + facts;
  const y = top + Math.max(0, (stage - top - frame.height - MESSAGE) / 2);
  const titleY = wide ? y - titleHeight * 0.6 : Math.max(2, y - facts - titleHeight * 0.94);
  return {
    wide,
    width,
    height,
    bar,
    frame: { x, y, ...frame },
    cell,
    gap: cell * GAP,
    reels: { x: x + FRAME_EDGE * cell, y: y + FRAME_EDGE * cell },
    title: { y: titleY, height: titleHeight },
  };
}

function clamp(value: number, least: number, most: number): number {
  return Math.min(most, Math.max(least, value));
}
