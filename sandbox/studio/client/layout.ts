import { FRAME_CELL, FRAME_EDGE, FRAME_GAP } from '../assets/measures';

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
/** The button that buys the feature stands under the frame where the window is tall. */
const BUY = 58;
/** A window so low is a phone held sideways: who shows the game lays time, balance and exits over its upper corners. */
const LOW = 440;
/** So high are those, with the room around them. */
const PLATES = 58;
/** Between them, at their widest, is room for the lettering from this width on. */
const TITLE_FROM = 900;
const TITLE_BETWEEN = 34;

/** Fits title, reels and controls into a window: controls in one row when it is wide, in two when it is tall. */
export function layOut(
  width: number,
  height: number,
  { shape, buy }: { shape: { reels: number; rows: number }; buy: boolean },
): Layout {
  const wide = width / height > 1.2;
  const bar = wide ? clamp(height * 0.142, 58, 100) : clamp(height * 0.3, 132, 190);
  const stage = height - bar;
  const low = wide && height <= LOW;
  const titleHeight = low
    ? width >= TITLE_FROM
      ? TITLE_BETWEEN
      : 0
    : clamp(stage * (wide ? 0.13 : 0.15), 26, wide ? 78 : 92);
  const facts = wide ? 0 : clamp(stage * 0.1, 26, 40);
  // The lettering lies over the upper edge of the frame where nothing else is over it.
  const top = low ? PLATES : titleHeight * (wide ? 0.62 : 0.9) + facts;
  const below = MESSAGE + (buy && !wide ? BUY : 0);
  const across = shape.reels + (shape.reels - 1) * GAP + 2 * FRAME_EDGE;
  const down = shape.rows + (shape.rows - 1) * GAP + 2 * FRAME_EDGE;
  const room = {
    width: width - (wide ? Math.max(24, width * 0.06) : 16),
    height: stage - top - below,
  };
  const cell = Math.min(room.width / across, room.height / down);
  const frame = { width: cell * across, height: cell * down };
  const x = (width - frame.width) / 2;
  const y = top + Math.max(0, (stage - top - frame.height - below) / 2);
  const titleY = low
    ? (PLATES - titleHeight) / 2
    : wide
      ? y - titleHeight * 0.6
      : Math.max(2, y - facts - titleHeight * 0.94);
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
