import { Container, Graphics, Sprite, Text, type Texture } from 'pixi.js';
import type { Cell, Win } from '../engines/slots/steps';

/** A rectangle of the picture, pixels from the upper left cell. */
export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** How long one win stays marked before the next, ms. */
const LINE_MS = 1_100;
/** So many wins are marked one by one; more stand together. */
const MOST_ALONE = 12;

/** Golden cells behind the symbols that paid; where there are lines, the line that runs through them, with its number. */
export class WinMarks {
  readonly cells = new Container();
  readonly lines = new Graphics();
  readonly badges = new Container();
  private backs: Sprite[] = [];
  private wins: readonly Win[] = [];
  private others: readonly Cell[] = [];
  private lively = false;
  private since = 0;
  private shown = -2;

  constructor(
    private readonly texture: Texture,
    private readonly paylines: readonly (readonly number[])[],
    private readonly colour: string,
    private readonly boxOf: (reel: number, row: number) => Box,
  ) {}

  /** True while the marks change by themselves. */
  get moving(): boolean {
    const any = this.wins.length + this.others.length > 0;
    return any && (this.cycles || this.lively || this.shown === -2);
  }

  private get cycles(): boolean {
    return this.wins.length > 1 && this.wins.length <= MOST_ALONE;
  }

  resize() {
    this.shown = -2;
  }

  /** @param others cells that are marked with all wins together: scatters, say */
  show(wins: readonly Win[], others: readonly Cell[], lively: boolean, now: number) {
    this.wins = wins;
    this.others = others;
    this.lively = lively;
    this.since = now;
    this.shown = -2;
  }

  clear() {
    this.wins = [];
    this.others = [];
    this.shown = -2;
    this.lines.clear();
    this.clearBadges();
    for (const sprite of this.backs) sprite.visible = false;
  }

  paidCells(): Cell[] {
    return [...this.others, ...this.wins.flatMap(({ cells }) => cells)];
  }

  tick(now: number) {
    if (this.wins.length === 0 && this.others.length === 0) return;
    const age = now - this.since;
    // First everything together, then one by one.
    const turn = Math.floor(age / LINE_MS);
    const index = turn === 0 || !this.cycles ? -1 : (turn - 1) % this.wins.length;
    if (index !== this.shown) this.mark(index);
    this.cells.alpha = this.lively ? 0.82 + 0.18 * Math.cos(age / 160) : 1;
  }

  private mark(index: number) {
    this.shown = index;
    const wins = index < 0 ? this.wins : this.wins.slice(index, index + 1);
    const marked = [...(index < 0 ? this.others : []), ...wins.flatMap(({ cells }) => cells)];
    const places = [...new Map(marked.map((cell) => [cell.join(), cell])).values()];
    while (this.backs.length < places.length) {
      const sprite = new Sprite(this.texture);
      this.backs.push(sprite);
      this.cells.addChild(sprite);
    }
    this.backs.forEach((sprite, at) => {
      const cell = places[at];
      sprite.visible = cell !== undefined;
      if (!cell) return;
      const { x, y, width, height } = this.boxOf(...cell);
      sprite.position.set(x, y);
      sprite.width = width;
      sprite.height = height;
    });
    this.lines.clear();
    this.clearBadges();
    const onLines = wins.filter(({ line }) => line > 0);
    for (const { line } of onLines) this.trace(this.paylines[line - 1] ?? []);
    // All at once they would lie over each other: the numbers come with the lines one by one.
    const [only] = onLines;
    if (only && onLines.length === 1) this.number(only.line);
  }

  private number(line: number) {
    const rows = this.paylines[line - 1] ?? [];
    const first = this.boxOf(0, rows[0] ?? 0);
    const last = this.boxOf(rows.length - 1, rows.at(-1) ?? 0);
    const radius = Math.max(9, first.width * 0.115);
    for (const [x, box] of [
      [first.x - first.width * 0.26, first],
      [last.x + last.width * 1.26, last],
    ] as const) {
      const disc = new Graphics()
        .circle(0, 0, radius)
        .fill(this.colour)
        .stroke({ width: 2, color: 0x1a0b02 });
      const figure = new Text({
        text: String(line),
        style: {
          fontFamily: 'Figtree Variable, sans-serif',
          fontWeight: '800',
          fontSize: radius * 1.05,
          fill: 0x1a0b02,
        },
        resolution: 2,
      });
      figure.anchor.set(0.5);
      this.badges.addChild(new Container({ x, y: box.y + box.height / 2, children: [disc, figure] }));
    }
  }

  private clearBadges() {
    for (const badge of this.badges.removeChildren()) badge.destroy({ children: true });
  }

  private trace(rows: readonly number[]) {
    const boxes = rows.map((row, reel) => this.boxOf(reel, row));
    const [first, last] = [boxes[0], boxes.at(-1)];
    if (!first || !last) return;
    const cell = first.width;
    const middle = ({ x, y, width, height }: Box) => [x + width / 2, y + height / 2] as const;
    const path = () => {
      this.lines.moveTo(middle(first)[0] - cell * 0.62, middle(first)[1]);
      for (const box of boxes) this.lines.lineTo(...middle(box));
      return this.lines.lineTo(middle(last)[0] + cell * 0.62, middle(last)[1]);
    };
    path().stroke({ width: cell * 0.075, color: 0x1a0b02, alpha: 0.55, join: 'round', cap: 'round' });
    path().stroke({ width: cell * 0.032, color: this.colour, alpha: 0.95, join: 'round', cap: 'round' });
  }
}
