import { WIN_CELL } from '../assets/measures';
import type { Cell, Win } from '../engines/slots/steps';
import { drawDiscs, writeLine, type Box } from './surface';
import type { SymbolSheet } from './symbol-sheet';

/** How long one win stays marked before the next, ms. */
const LINE_MS = 1_100;
/** So many wins are marked one by one; more stand together. */
const MOST_ALONE = 12;
const DARK = '#1a0b02';

/** Golden cells behind the symbols that paid; where there are lines, the line that runs through them, with its number. */
export class WinMarks {
  private wins: readonly Win[] = [];
  private others: readonly Cell[] = [];
  private lively = false;
  private since = 0;
  /** The win that is marked alone, -1 for all together, null for none. */
  private shown: number | null = null;
  private glow = 1;

  constructor(
    private readonly paylines: readonly (readonly number[])[],
    private readonly colour: string,
    private readonly boxOf: (reel: number, row: number) => Box,
  ) {}

  /** True while the marks change by themselves. */
  get moving(): boolean {
    const any = this.wins.length + this.others.length > 0;
    return any && (this.cycles || this.lively || this.shown === null);
  }

  private get cycles(): boolean {
    return this.wins.length > 1 && this.wins.length <= MOST_ALONE;
  }

  /** @param others cells that are marked with all wins together: scatters, say */
  show(wins: readonly Win[], others: readonly Cell[], lively: boolean, now: number) {
    this.wins = wins;
    this.others = others;
    this.lively = lively;
    this.since = now;
    this.shown = null;
  }

  clear() {
    this.wins = [];
    this.others = [];
    this.shown = null;
  }

  paidCells(): Cell[] {
    return [...this.others, ...this.wins.flatMap(({ cells }) => cells)];
  }

  /** @returns whether they look different now */
  tick(now: number): boolean {
    if (this.wins.length === 0 && this.others.length === 0) return false;
    const age = now - this.since;
    // First everything together, then one by one.
    const turn = Math.floor(age / LINE_MS);
    const index = turn === 0 || !this.cycles ? -1 : (turn - 1) % this.wins.length;
    const changed = index !== this.shown || this.lively;
    this.shown = index;
    this.glow = this.lively ? 0.82 + 0.18 * Math.cos(age / 160) : 1;
    return changed;
  }

  paintCells(to: CanvasRenderingContext2D, sheet: SymbolSheet) {
    if (this.shown === null) return;
    const marked = [...(this.shown < 0 ? this.others : []), ...this.marked().flatMap(({ cells }) => cells)];
    const places = new Map(marked.map((cell) => [cell.join(), cell]));
    to.globalAlpha = this.glow;
    for (const cell of places.values()) {
      const { x, y, width, height } = this.boxOf(...cell);
      sheet.draw(to, WIN_CELL, { x: x + width / 2, y: y + height / 2 }, { width, height });
    }
    to.globalAlpha = 1;
  }

  paintLines(to: CanvasRenderingContext2D) {
    for (const { line } of this.onLines()) this.trace(to, this.paylines[line - 1] ?? []);
  }

  /** The line whose number is shown: all at once they would lie over each other. */
  get numbered(): number | null {
    const [only, second] = this.onLines();
    return only && !second ? only.line : null;
  }

  /** Numbers at both ends of the line. @param unit pixels of the canvas for one of CSS */
  paintNumber(to: CanvasRenderingContext2D, unit: number) {
    const line = this.numbered;
    if (line === null) return;
    const rows = this.paylines[line - 1] ?? [];
    const first = this.boxOf(0, rows[0] ?? 0);
    const last = this.boxOf(rows.length - 1, rows.at(-1) ?? 0);
    const radius = Math.max(9 * unit, first.width * 0.115);
    for (const [x, box] of [
      [first.x - first.width * 0.26, first],
      [last.x + last.width * 1.26, last],
    ] as const) {
      const y = box.y + box.height / 2;
      drawDiscs(to, [
        { x, y, radius: radius + unit, colour: DARK },
        { x, y, radius: radius - unit, colour: this.colour },
      ]);
      writeLine(to, String(line), { x, y: y + radius * 0.06 }, { size: radius * 1.05, colour: DARK });
    }
  }

  private marked(): readonly Win[] {
    if (this.shown === null) return [];
    return this.shown < 0 ? this.wins : this.wins.slice(this.shown, this.shown + 1);
  }

  private onLines(): Win[] {
    return this.marked().filter(({ line }) => line > 0);
  }

  private trace(to: CanvasRenderingContext2D, rows: readonly number[]) {
    const boxes = rows.map((row, reel) => this.boxOf(reel, row));
    const [first, last] = [boxes[0], boxes.at(-1)];
    if (!first || !last) return;
    const cell = first.width;
    const middle = ({ x, y, width, height }: Box) => [x + width / 2, y + height / 2] as const;
    to.beginPath();
    to.moveTo(middle(first)[0] - cell * 0.62, middle(first)[1]);
    for (const box of boxes) to.lineTo(...middle(box));
    to.lineTo(middle(last)[0] + cell * 0.62, middle(last)[1]);
    to.lineJoin = 'round';
    to.lineCap = 'round';
    for (const [width, colour, opacity] of [
      [cell * 0.075, DARK, 0.55],
      [cell * 0.032, this.colour, 0.95],
    ] as const) {
      to.globalAlpha = opacity;
      to.lineWidth = width;
      to.strokeStyle = colour;
      to.stroke();
    }
    to.globalAlpha = 1;
  }
}
