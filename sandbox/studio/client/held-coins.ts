import { Container, Graphics, Text } from 'pixi.js';
import type { Box } from './win-marks';

const POP_MS = 260;

/** What a coin says: an amount, or the name of its pot with the amount below it. */
export interface HeldCoin {
  reel: number;
  row: number;
  pot: string;
  amount: string;
}

/** Coins that stay where they fell, over all that lies below. */
export class HeldCoins {
  readonly view = new Container();
  private held: (HeldCoin & { face: Container; since: number })[] = [];
  private readonly shade = new Graphics();

  constructor(private readonly boxOf: (reel: number, row: number) => Box) {
    this.view.addChild(this.shade);
    this.view.visible = false;
  }

  get moving(): boolean {
    return this.held.some(({ face }) => face.scale.x !== 1);
  }

  add(coins: readonly HeldCoin[], now: number, calm: boolean) {
    this.view.visible = true;
    for (const coin of coins) {
      const face = new Container();
      this.view.addChild(face);
      this.held.push({ ...coin, face, since: now });
      face.scale.set(calm ? 1 : 0.01);
    }
    this.resize();
  }

  clear() {
    for (const { face } of this.held) face.destroy({ children: true });
    this.held = [];
    this.view.visible = false;
  }

  /** @param area all cells together */
  cover({ x, y, width, height }: Box) {
    this.shade.clear().rect(x, y, width, height).fill({ color: 0x000000, alpha: 0.55 });
  }

  resize() {
    for (const { face, reel, row, pot, amount } of this.held) {
      const { x, y, width, height } = this.boxOf(reel, row);
      const radius = Math.min(width, height) * 0.46;
      face.position.set(x + width / 2, y + height / 2);
      for (const child of face.removeChildren()) child.destroy();
      face.addChild(
        new Graphics()
          .circle(0, 0, radius)
          .fill(pot ? 0x7d1d3f : 0xb9710d)
          .circle(0, 0, radius * 0.9)
          .fill(pot ? 0xd8436f : 0xf7c048)
          .circle(0, 0, radius * 0.76)
          .fill(pot ? 0x9c2450 : 0xe29f24),
      );
      const text = (words: string, size: number, at: number) => {
        const made = new Text({
          text: words,
          style: {
            fontFamily: 'Figtree Variable, sans-serif',
            fontWeight: '800',
            fontSize: size,
            fill: pot ? 0xfff1d6 : 0x3a1d02,
          },
          resolution: 2,
        });
        made.anchor.set(0.5);
        const widest = radius * 1.55;
        if (made.width > widest) made.scale.set(widest / made.width);
        made.y = at;
        face.addChild(made);
      };
      text(amount, radius * 0.56, pot ? radius * 0.24 : 0);
      if (pot) text(pot, radius * 0.42, -radius * 0.3);
    }
  }

  tick(now: number) {
    for (const { face, since } of this.held) {
      const part = Math.min(1, (now - since) / POP_MS);
      if (face.scale.x !== 1) face.scale.set(part === 1 ? 1 : Math.max(0.01, 1 - (1 - part) ** 3));
    }
  }
}
