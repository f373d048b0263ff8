import { Container, Sprite, type Texture } from 'pixi.js';
import type { ReelView } from './reel';

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
  readonly view = new Container();
  private sprites: Sprite[] = [];
  private motion: Motion = { kind: 'still' };
  private pitch = 1;
  private size = 1;

  constructor(
    private readonly textures: readonly Texture[],
    /** Cells of the frame that the column is high. */
    private readonly rows: number,
    shown: readonly number[],
  ) {
    this.show(shown);
  }

  get still(): boolean {
    return this.motion.kind === 'still' || this.motion.kind === 'gone';
  }

  resize(pitch: number, size: number) {
    this.pitch = pitch;
    this.size = size;
    this.draw(performance.now());
  }

  show(symbols: readonly number[]) {
    this.motion = { kind: 'still' };
    this.fill(symbols);
    this.draw(0);
  }

  spin(now: number) {
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
    if (motion.kind === 'in' && now - motion.since >= IN_MS * 1.4) {
      this.motion = { kind: 'still' };
      this.draw(now);
      motion.done();
      return;
    }
    this.draw(now);
  }

  sprite(row: number): Sprite | undefined {
    return this.sprites[row];
  }

  rowAt(row: number) {
    const gap = this.pitch - this.size;
    const count = Math.max(1, this.sprites.length);
    const height = (this.rows * this.pitch - gap * count) / count;
    return { y: row * (height + gap), height };
  }

  private fill(symbols: readonly number[]) {
    for (const sprite of this.view.removeChildren()) sprite.destroy();
    this.sprites = symbols.map((symbol) => {
      const sprite = new Sprite(this.textures[symbol]);
      sprite.anchor.set(0.5);
      this.view.addChild(sprite);
      return sprite;
    });
  }

  /** How far a cell is from its place, as a part of the column's height: below 0 above it. */
  private offset(row: number, now: number): number {
    const { motion } = this;
    if (motion.kind === 'still') return 0;
    if (motion.kind === 'gone') return 1.2;
    const late = (this.sprites.length - 1 - row) * LAG;
    const lasts = motion.kind === 'out' ? OUT_MS : IN_MS;
    const part = Math.min(1, Math.max(0, (now - motion.since) / lasts - late));
    return motion.kind === 'out' ? 1.2 * part ** 2 : -1.2 * (1 - part) ** 2;
  }

  private draw(now: number) {
    const whole = this.rows * this.pitch;
    this.sprites.forEach((sprite, row) => {
      const { y, height } = this.rowAt(row);
      const edge = Math.max(1, Math.min(this.size, height));
      sprite.position.set(this.size / 2, y + height / 2 + this.offset(row, now) * whole);
      sprite.width = edge;
      sprite.height = edge;
    });
  }
}
