export interface Surface {
  readonly canvas: HTMLCanvasElement;
  readonly context: CanvasRenderingContext2D;
}

/** A canvas and what draws on it. Throws where there is no 2D context. */
export function surfaceOf(canvas: HTMLCanvasElement): Surface {
  const context = canvas.getContext('2d');
  if (!context) throw new Error('no 2D context');
  return { canvas, context };
}

/** A canvas outside the page, for what is drawn once and copied often. Measures are its pixels. */
export function surface(width: number, height: number): Surface {
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.ceil(width));
  canvas.height = Math.max(1, Math.ceil(height));
  return surfaceOf(canvas);
}

/** A rectangle, in pixels of the canvas. */
export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

const FONT = '"Figtree Variable", sans-serif';

/** Writes a line around a point, no wider than there is room. */
export function writeLine(
  to: CanvasRenderingContext2D,
  text: string,
  at: { x: number; y: number },
  { size, colour, widest }: { size: number; colour: string; widest?: number },
) {
  to.save();
  to.font = `800 ${size}px ${FONT}`;
  to.textAlign = 'center';
  to.textBaseline = 'middle';
  to.fillStyle = colour;
  to.translate(at.x, at.y);
  const { width } = to.measureText(text);
  if (widest !== undefined && width > widest) to.scale(widest / width, widest / width);
  to.fillText(text, 0, 0);
  to.restore();
}

/** Discs around one point, the largest first. */
export function drawDiscs(
  to: CanvasRenderingContext2D,
  discs: readonly { x: number; y: number; radius: number; colour: string }[],
) {
  for (const { x, y, radius, colour } of discs) {
    to.beginPath();
    to.arc(x, y, radius, 0, Math.PI * 2);
    to.fillStyle = colour;
    to.fill();
  }
}
