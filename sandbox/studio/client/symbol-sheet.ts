import { SHEET_COLUMNS, SHEET_SIZE, WIN_CELL } from '../assets/measures';
import { surface } from './surface';

/** Symbols and the cell behind a winning one. */
const PIECES = WIN_CELL + 1;

/**
 * The pieces of the sheet at the sizes at which they are drawn: each size is scaled once, and a frame only copies.
 * All measures are pixels of the canvas.
 */
export class SymbolSheet {
  private readonly strips = new Map<string, HTMLCanvasElement>();

  constructor(private readonly picture: CanvasImageSource) {}

  /** After a resize other sizes are wanted. */
  forget() {
    this.strips.clear();
  }

  /** Draws a piece around a point. Its edges lie on whole pixels, so that nothing is scaled or smoothed. */
  draw(
    to: CanvasRenderingContext2D,
    piece: number,
    middle: { x: number; y: number },
    size: { width: number; height: number },
  ) {
    const width = Math.max(1, Math.round(size.width));
    const height = Math.max(1, Math.round(size.height));
    const [x, y] = [Math.round(middle.x - width / 2), Math.round(middle.y - height / 2)];
    to.drawImage(this.strip(width, height), piece * width, 0, width, height, x, y, width, height);
  }

  private strip(width: number, height: number): HTMLCanvasElement {
    const key = `${width} ${height}`;
    const known = this.strips.get(key);
    if (known) return known;
    const { canvas, context } = surface(width * PIECES, height);
    context.imageSmoothingQuality = 'high';
    for (let piece = 0; piece < PIECES; piece += 1) {
      context.drawImage(
        this.picture,
        // A pixel less on every side: the neighbour on the sheet must not shine through.
        (piece % SHEET_COLUMNS) * SHEET_SIZE + 1,
        Math.floor(piece / SHEET_COLUMNS) * SHEET_SIZE + 1,
        SHEET_SIZE - 2,
        SHEET_SIZE - 2,
        piece * width,
        0,
        width,
        height,
      );
    }
    this.strips.set(key, canvas);
    return canvas;
  }
}
