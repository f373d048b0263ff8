import type { SymbolSheet } from './symbol-sheet';

/** One reel of the picture, whatever way its symbols come. Measures are pixels of the canvas. */
export interface ReelView {
  readonly still: boolean;
  /** @param pitch from one cell to the next @param size of a cell */
  resize(pitch: number, size: number): void;
  /** Stands still with these symbols, top row first. */
  show(symbols: readonly number[]): void;
  spin(now: number): void;
  /** Stops with these symbols. Resolves when the reel stands. */
  stop(symbols: readonly number[], now: number): Promise<void>;
  tick(now: number, elapsedMs: number): void;
  /** How bright each row is until the reel moves or shows something else, 0 to 1. */
  dim(brightness: (row: number) => number): void;
  /** Draws the reel as it is now. @param x its left edge */
  paint(to: CanvasRenderingContext2D, sheet: SymbolSheet, x: number, now: number): void;
  /** Upper edge and height of a row. */
  rowAt(row: number): { y: number; height: number };
}

/** Cells per second at full turn. */
const SPEED = 26;
/** Cells that a stopping reel still runs through. */
const RUN_OUT = 6;
const LIFT_MS = 130;
/** A symbol that passes fast is drawn so much higher, and paler. */
const FAST = { stretch: 1.16, brightness: 0.82 };

type Motion =
  | { kind: 'still' }
  | { kind: 'turning'; since: number }
  | { kind: 'stopping'; since: number; from: number; to: number; lasts: number; done: () => void };

/**
 * One reel: symbols on an endless strip that runs downwards. `scroll` counts cells; the symbol with index n
 * stands n cells above the place where index 0 once stood at the bottom row.
 */
export class Reel implements ReelView {
  private readonly known = new Map<number, number>();
  private scroll = 0;
  /** Place on the strip of index 0. */
  private phase = 0;
  private motion: Motion = { kind: 'still' };
  private readonly rows: number;
  private brightness: (row: number) => number = () => 1;
  private pitch = 1;
  private size = 1;

  constructor(
    /** The reel's real strip: what passes by is what is on it, in its order. */
    private readonly strip: readonly number[],
    shown: readonly number[],
  ) {
    this.rows = shown.length;
    this.show(shown);
  }

  get still(): boolean {
    return this.motion.kind === 'still';
  }

  resize(pitch: number, size: number) {
    this.pitch = pitch;
    this.size = size;
  }

  show(symbols: readonly number[]) {
    this.move({ kind: 'still' });
    this.scroll = Math.ceil(this.scroll);
    this.place(this.scroll, symbols);
  }

  spin(now: number) {
    this.move({ kind: 'turning', since: now });
  }

  stop(symbols: readonly number[], now: number): Promise<void> {
    const from = this.scroll;
    const to = Math.ceil(from) + RUN_OUT;
    this.place(to, symbols);
    return new Promise((done) => {
      // The easing starts at about 3.8 times its mean speed: this length continues the turning without a jerk.
      this.move({ kind: 'stopping', since: now, from, to, lasts: ((to - from) * 3800) / SPEED, done });
    });
  }

  tick(now: number, elapsedMs: number) {
    const { motion } = this;
    if (motion.kind === 'still') return;
    if (motion.kind === 'turning') {
      const age = now - motion.since;
      // A short lift against the direction, then up to speed.
      const speed = age < LIFT_MS ? -3 : Math.min(SPEED, ((age - LIFT_MS) / 160) * SPEED);
      this.scroll += (speed * elapsedMs) / 1000;
      return;
    }
    const part = Math.min(1, (now - motion.since) / motion.lasts);
    this.scroll = motion.from + (motion.to - motion.from) * easeOutBack(part);
    if (part < 1) return;
    this.scroll = motion.to;
    this.move({ kind: 'still' });
    motion.done();
  }

  dim(brightness: (row: number) => number) {
    this.brightness = brightness;
  }

  paint(to: CanvasRenderingContext2D, sheet: SymbolSheet, x: number) {
    const base = Math.floor(this.scroll);
    const part = this.scroll - base;
    const fast = this.motion.kind === 'turning';
    const size = { width: this.size, height: this.size * (fast ? FAST.stretch : 1) };
    // One more above and below: they come in and go out.
    for (let row = -1; row <= this.rows; row += 1) {
      to.globalAlpha = fast ? FAST.brightness : this.brightness(row);
      const middle = { x: x + this.size / 2, y: (row + part) * this.pitch + this.size / 2 };
      sheet.draw(to, this.symbolAt(base + this.rows - 1 - row), middle, size);
    }
    to.globalAlpha = 1;
  }

  rowAt(row: number) {
    return { y: row * this.pitch, height: this.size };
  }

  private move(motion: Motion) {
    this.motion = motion;
    this.brightness = () => 1;
  }

  /** Puts the window of these symbols at `bottom`, with the strip going on above it as it really does. */
  private place(bottom: number, symbols: readonly number[]) {
    // What shows already stays as it is.
    const { rows } = this;
    const seen = Math.ceil(this.scroll) + rows;
    for (let index = Math.floor(this.scroll) - 1; index <= seen; index++)
      this.known.set(index, this.symbolAt(index));
    for (const index of this.known.keys())
      if (index < this.scroll - 2 || index > seen) this.known.delete(index);
    symbols.forEach((symbol, row) => this.known.set(bottom + rows - 1 - row, symbol));
    const stop = this.strip.findIndex((_, at) =>
      symbols.every((symbol, row) => this.strip[(at + row) % this.strip.length] === symbol),
    );
    this.phase = Math.max(0, stop) + rows - 1 + bottom;
  }

  private symbolAt(index: number): number {
    const { length } = this.strip;
    return this.known.get(index) ?? this.strip[(((this.phase - index) % length) + length) % length] ?? 0;
  }
}

/** Ends a little past the goal and comes back. */
function easeOutBack(part: number): number {
  const over = 0.8;
  const rest = part - 1;
  return 1 + (over + 1) * rest ** 3 + over * rest ** 2;
}
