import { Container, Graphics } from 'pixi.js';

interface Coin {
  shape: Graphics;
  vx: number;
  vy: number;
  turn: number;
  left: number;
}

const GRAVITY = 0.0016;
const LIFE_MS = 1_900;

/** A short fountain of coins, for returns above the stake only. */
export class Coins {
  readonly view = new Container();
  private coins: Coin[] = [];

  get moving(): boolean {
    return this.coins.length > 0;
  }

  burst(x: number, y: number, cell: number) {
    for (let index = 0; index < 26; index++) {
      const radius = cell * (0.07 + Math.random() * 0.06);
      const shape = new Graphics()
        .circle(0, 0, radius)
        .fill(0xb9710d)
        .circle(0, 0, radius * 0.86)
        .fill(0xf7c048)
        .circle(-radius * 0.2, -radius * 0.2, radius * 0.5)
        .fill(0xffe89a);
      shape.position.set(x + (Math.random() - 0.5) * cell * 3, y);
      this.view.addChild(shape);
      this.coins.push({
        shape,
        vx: (Math.random() - 0.5) * 0.007 * cell,
        vy: -(0.006 + Math.random() * 0.006) * cell,
        turn: Math.random() * 6,
        left: LIFE_MS,
      });
    }
  }

  tick(elapsedMs: number) {
    if (this.coins.length === 0) return;
    for (const coin of this.coins) {
      coin.left -= elapsedMs;
      coin.vy += GRAVITY * elapsedMs;
      coin.turn += elapsedMs * 0.012;
      coin.shape.x += coin.vx * elapsedMs;
      coin.shape.y += coin.vy * elapsedMs;
      coin.shape.scale.x = Math.cos(coin.turn);
      coin.shape.alpha = Math.min(1, coin.left / 400);
      if (coin.left <= 0) coin.shape.destroy();
    }
    this.coins = this.coins.filter((coin) => coin.left > 0);
  }
}
