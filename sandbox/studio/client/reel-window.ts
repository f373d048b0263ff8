import type { Boot } from '../boot';
import { Column } from './column';
import { HeldCoins } from './held-coins';
import { Reel, type ReelView } from './reel';
import { surface, type Box, type Surface } from './surface';
import type { SymbolSheet } from './symbol-sheet';
import { WinMarks } from './win-marks';

type Grid = readonly (readonly number[])[];

/**
 * What stands in the window of the frame: wells, light, marks, reels, coins. It is drawn column by column, and a
 * column in which nothing has changed keeps its picture. Measures are pixels of the canvas.
 */
export class ReelWindow {
  readonly reels: readonly ReelView[];
  readonly wins: WinMarks;
  readonly held: HeldCoins;
  private readonly stale = new Set<number>();
  /** Cells of reels that have no fixed number of them; the frame's own would not fit. */
  private wells: Surface | null = null;
  private lit: number | null = null;
  private cell = 1;
  private gap = 0;
  private unit = 1;

  constructor(
    private readonly to: Surface,
    private readonly boot: Pick<Boot, 'model' | 'shape' | 'strips' | 'paylines' | 'look'>,
    private readonly sheet: SymbolSheet,
    first: Grid,
  ) {
    const { shape, strips } = boot;
    this.reels = Array.from({ length: shape.reels }, (_, index) =>
      strips.length === 0
        ? new Column(shape.rows, first[index] ?? [])
        : new Reel(strips[index] ?? [], first[index] ?? []),
    );
    const boxOf = (reel: number, row: number) => this.boxOf(reel, row);
    this.wins = new WinMarks(boot.paylines, boot.look.accent, boxOf);
    this.held = new HeldCoins(boxOf);
  }

  /** True while something changes by itself. */
  get moving(): boolean {
    return this.reels.some((reel) => !reel.still) || this.wins.moving || this.held.moving;
  }

  get whole(): Box {
    const { shape } = this.boot;
    const pitch = this.cell + this.gap;
    return { x: 0, y: 0, width: shape.reels * pitch - this.gap, height: shape.rows * pitch - this.gap };
  }

  /** @param unit pixels of the canvas for one of CSS */
  resize(cell: number, gap: number, unit: number) {
    [this.cell, this.gap, this.unit] = [cell, gap, unit];
    const { width, height } = this.whole;
    this.to.canvas.width = Math.ceil(width);
    this.to.canvas.height = Math.ceil(height);
    this.sheet.forget();
    for (const reel of this.reels) reel.resize(cell + gap, cell);
    this.held.resize();
    this.change();
  }

  /** All of it has to be drawn anew. */
  change() {
    for (const at of this.reels.keys()) this.stale.add(at);
  }

  /** The light behind a reel that is waited for; null for none. */
  light(reel: number | null) {
    if (reel === this.lit) return;
    this.lit = reel;
    this.change();
  }

  dim(brightness: (reel: number, row: number) => number) {
    this.reels.forEach((reel, at) => reel.dim((row) => brightness(at, row)));
    this.change();
  }

  /** Draws the wells of reels whose number of cells differs from turn to turn. */
  drawWells(symbols: Grid) {
    const { model, look } = this.boot;
    // Of a stage without any room, as amid a change to full screen, there is nothing to draw.
    if (model !== 'megaways' || this.cell <= 0) return;
    const { width, height } = this.whole;
    this.wells = surface(width, height);
    const { context } = this.wells;
    context.fillStyle = look.well;
    context.fillRect(0, 0, width + 1, height + 1);
    context.lineWidth = this.unit;
    symbols.forEach((cells, reel) =>
      cells.forEach((_, row) => {
        const box = this.boxOf(reel, row);
        context.beginPath();
        context.roundRect(box.x, box.y, box.width, box.height, this.cell * 0.085);
        context.globalAlpha = 0.09;
        context.fillStyle = '#fff';
        context.fill();
        context.globalAlpha = 0.6;
        context.strokeStyle = look.cellLine;
        context.stroke();
        context.globalAlpha = 1;
      }),
    );
    this.change();
  }

  tick(now: number, elapsedMs: number) {
    this.reels.forEach((reel, at) => {
      // A reel that stops with this step is drawn where it stands.
      if (!reel.still) this.stale.add(at);
      reel.tick(now, elapsedMs);
    });
    const popping = this.held.moving;
    this.held.tick(now);
    if (this.wins.tick(now) || popping) this.change();
  }

  /** Draws the columns that have changed. */
  paint(now: number) {
    for (const at of this.stale) this.paintColumn(at, now);
    this.stale.clear();
  }

  private boxOf(reel: number, row: number): Box {
    const { y, height } = this.reels[reel]?.rowAt(row) ?? { y: 0, height: this.cell };
    return { x: reel * (this.cell + this.gap), y, width: this.cell, height };
  }

  private paintColumn(at: number, now: number) {
    const { context, canvas } = this.to;
    const x = at * (this.cell + this.gap);
    // Half of the gaps at its sides belongs to it; the outer ones reach to the edge.
    const from = at === 0 ? 0 : Math.round(x - this.gap / 2);
    const until = at === this.reels.length - 1 ? canvas.width : Math.round(x + this.cell + this.gap / 2);
    const area = { x: from, y: 0, width: until - from, height: canvas.height };
    context.save();
    context.beginPath();
    context.rect(area.x, area.y, area.width, area.height);
    context.clip();
    context.clearRect(area.x, area.y, area.width, area.height);
    if (this.wells) context.drawImage(this.wells.canvas, 0, 0);
    if (this.lit === at) {
      context.globalAlpha = 0.34;
      context.fillStyle = this.boot.look.accent;
      context.fillRect(x, 0, this.cell, canvas.height);
      context.globalAlpha = 1;
    }
    this.wins.paintCells(context, this.sheet);
    this.wins.paintLines(context);
    this.reels[at]?.paint(context, this.sheet, x, now);
    this.held.paint(context, area);
    context.restore();
  }
}
