import { Container, Graphics, Sprite, Text, type Texture } from 'pixi.js';
import type { LineWin } from '../maths/spin';
import { REELS, ROWS } from '../maths/symbols';

interface Cell {
  reel: number;
  row: number;
}

/** How long one line stays marked before the next, ms. */
const LINE_MS = 1_100;

/** Golden cells behind the symbols that paid, the line that runs through them, its number on both sides. */
export class WinLines {
  readonly cells = new Container();
  readonly lines = new Graphics();
  readonly badges = new Container();
  private readonly backs: Sprite[] = [];
  private wins: readonly LineWin[] = [];
  private scatters: readonly Cell[] = [];
  private lively = false;
  private since = 0;
  private shown = -2;
  private cell = 1;
  private gap = 0;

  constructor(
    texture: Texture,
    private readonly paylines: readonly (readonly number[])[],
    private readonly colour: string,
  ) {
    for (let index = 0; index < REELS * ROWS; index++) {
      const sprite = new Sprite(texture);
      sprite.visible = false;
      this.backs.push(sprite);
      this.cells.addChild(sprite);
    }
  }

  /** True while the marks change by themselves. */
  get moving(): boolean {
    return (
      this.wins.length > 1 ||
      (this.lively && this.wins.length + this.scatters.length > 0) ||
      (this.shown === -2 && this.wins.length + this.scatters.length > 0)
    );
  }

  resize(cell: number, gap: number) {
    this.cell = cell;
    this.gap = gap;
    this.backs.forEach((sprite, index) => {
      sprite.position.set(Math.floor(index / ROWS) * (cell + gap), (index % ROWS) * (cell + gap));
      sprite.width = cell;
      sprite.height = cell;
    });
    this.shown = -2;
  }

  show(wins: readonly LineWin[], scatters: readonly Cell[], lively: boolean, now: number) {
    this.wins = wins;
    this.scatters = scatters;
    this.lively = lively;
    this.since = now;
    this.shown = -2;
  }

  clear() {
    this.wins = [];
    this.scatters = [];
    this.shown = -2;
    this.lines.clear();
    this.clearBadges();
    for (const sprite of this.backs) sprite.visible = false;
  }

  paidCells(): Cell[] {
    return [...this.scatters, ...this.wins.flatMap((win) => this.cellsOf(win))];
  }

  tick(now: number) {
    if (this.wins.length === 0 && this.scatters.length === 0) return;
    const age = now - this.since;
    // First everything together, then line by line.
    const turn = Math.floor(age / LINE_MS);
    const index = turn === 0 || this.wins.length < 2 ? -1 : (turn - 1) % this.wins.length;
    if (index !== this.shown) this.mark(index);
    if (this.lively) this.cells.alpha = 0.82 + 0.18 * Math.cos(age / 160);
    else this.cells.alpha = 1;
  }

  private cellsOf(win: LineWin): Cell[] {
    const rows = this.paylines[win.line - 1] ?? [];
    return rows.slice(0, win.run).map((row, reel) => ({ reel, row }));
  }

  private mark(index: number) {
    this.shown = index;
    const wins = index < 0 ? this.wins : this.wins.slice(index, index + 1);
    for (const sprite of this.backs) sprite.visible = false;
    const marked = [...(index < 0 ? this.scatters : []), ...wins.flatMap((win) => this.cellsOf(win))];
    for (const { reel, row } of marked) {
      const sprite = this.backs[reel * ROWS + row];
      if (sprite) sprite.visible = true;
    }
    this.lines.clear();
    this.clearBadges();
    for (const win of wins) this.trace(this.paylines[win.line - 1] ?? []);
    // All at once they would lie over each other: the numbers come with the lines one by one.
    if (wins.length === 1 && wins[0]) this.number(wins[0]);
  }

  private number(win: LineWin) {
    const rows = this.paylines[win.line - 1] ?? [];
    const pitch = this.cell + this.gap;
    const width = REELS * pitch - this.gap;
    const radius = Math.max(9, this.cell * 0.115);
    const ends = [
      [-this.cell * 0.26, rows[0] ?? 0],
      [width + this.cell * 0.26, rows[REELS - 1] ?? 0],
    ] as const;
    for (const [x, row] of ends) {
      const disc = new Graphics()
        .circle(0, 0, radius)
        .fill(this.colour)
        .stroke({ width: 2, color: 0x1a0b02 });
      const figure = new Text({
        text: String(win.line),
        style: {
          fontFamily: 'Figtree Variable, sans-serif',
          fontWeight: '800',
          fontSize: radius * 1.05,
          fill: 0x1a0b02,
        },
        resolution: 2,
      });
      figure.anchor.set(0.5);
      const badge = new Container({ x, y: row * pitch + this.cell / 2, children: [disc, figure] });
      this.badges.addChild(badge);
    }
  }

  private clearBadges() {
    for (const badge of this.badges.removeChildren()) badge.destroy({ children: true });
  }

  private trace(rows: readonly number[]) {
    const pitch = this.cell + this.gap;
    const points = rows.map(
      (row, reel) => [reel * pitch + this.cell / 2, row * pitch + this.cell / 2] as const,
    );
    const [first, last] = [points[0], points.at(-1)];
    if (!first || !last) return;
    const path = () => {
      this.lines.moveTo(first[0] - this.cell * 0.62, first[1]);
      for (const [x, y] of points) this.lines.lineTo(x, y);
      return this.lines.lineTo(last[0] + this.cell * 0.62, last[1]);
    };
    path().stroke({ width: this.cell * 0.075, color: 0x1a0b02, alpha: 0.55, join: 'round', cap: 'round' });
    path().stroke({ width: this.cell * 0.032, color: this.colour, alpha: 0.95, join: 'round', cap: 'round' });
  }
}
