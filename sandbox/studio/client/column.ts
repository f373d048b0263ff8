import type { ReelView } from './reel';
import type { SymbolSheet } from './symbol-sheet';

const OUT_MS = 240;
const IN_MS = 420;
/** From one cell's fall to that of the cell above it, as a part of the whole. */
const LAG = 0.06;

type Motion =
  | { kind: 'still' }
  | { kind: 'gone' }
  | { kind: 'out'; since: number }
  | { kind: 'in'; since: number; done: () => void };

/** A column of cells that fall: they drop out below, and others drop in from above. It may hold any number of them. */
export class Column implements ReelView {
  private motion: Motion = { kind: 'still' };
  private symbols: readonly number[];
  private brightness: (row: number) => number = () => 1;
  private pitch = 1;
  private size = 1;

  constructor(
    /** Cells of the frame that the column is high. */
    private readonly rows: number,
    shown: readonly number[],
  ) {
    this.symbols = shown;
  }

  get still(): boolean {
    return this.motion.kind === 'still' || this.motion.kind === 'gone';
  }

  resize(pitch: number, size: number) {
    this.pitch = pitch;
    this.size = size;
  }

  show(symbols: readonly number[]) {
    this.motion = { kind: 'still' };
    this.fill(symbols);
  }

  spin(now: number) {
    this.brightness = () => 1;
    this.motion = { kind: 'out', since: now };
  }

  stop(symbols: readonly number[], now: number): Promise<void> {
    this.fill(symbols);
    return new Promise((done) => {
      this.motion = { kind: 'in', since: now, done };
    });
  }

  tick(now: number) {
    const { motion } = this;
    if (motion.kind === 'out' && now - motion.since >= OUT_MS * 1.4) this.motion = { kind: 'gone' };
    if (motion.kind !== 'in' || now - motion.since < IN_MS * 1.4) return;
    this.motion = { kind: 'still' };
    motion.done();
  }

  dim(brightness: (row: number) => number) {
    this.brightness = brightness;
  }

  paint(to: CanvasRenderingContext2D, sheet: SymbolSheet, x: number, now: number) {
    if (this.motion.kind === 'gone') return;
    const whole = this.rows * this.pitch;
    this.symbols.forEach((symbol, row) => {
      const { y, height } = this.rowAt(row);
      const edge = Math.max(1, Math.min(this.size, height));
      const middle = { x: x + this.size / 2, y: y + height / 2 + this.offset(row, now) * whole };
      to.globalAlpha = this.brightness(row);
      sheet.draw(to, symbol, middle, { width: edge, height: edge });
    });
    to.globalAlpha = 1;
  }

  rowAt(row: number) {
    const gap = this.pitch - this.size;
    const count = Math.max(1, this.symbols.length);
    const height = (this.rows * this.pitch - gap * count) / count;
    return { y: row * (height + gap), height };
  }

  private fill(symbols: readonly number[]) {
    this.symbols = symbols;
    this.brightness = () => 1;
  }

  /** How far a cell is from its place, as a part of the column's height: below 0 above it. */
  private offset(row: number, now: number): number {
    const { motion } = this;
    if (motion.kind !== 'out' && motion.kind !== 'in') return 0;
    const late = (this.symbols.length - 1 - row) * LAG;
    const lasts = motion.kind === 'out' ? OUT_MS : IN_MS;
    const part = Math.min(1, Math.max(0, (now - motion.since) / lasts - late));
    return motion.kind === 'out' ? 1.2 * part ** 2 : -1.2 * (1 - part) ** 2;
  }
}
