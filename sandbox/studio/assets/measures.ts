/** Measures of the pictures that painter and client have to agree on, in pixels of the picture. */
export const SHEET_COLUMNS = 6;
export const SHEET_SIZE = 256;
/** Place of the winning cell in the sheet of symbols. */
export const WIN_CELL = 10;
export const FRAME_CELL = 200;
export const FRAME_GAP = 14;
/** Width of the frame around the cells, as a part of a cell. */
export const FRAME_EDGE = 0.26;
