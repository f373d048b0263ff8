import { drawDiscs, surface } from './surface';

interface Coin {
  x: number;
  y: number;
  radius: number;
  vx: number;
  vy: number;
  turn: number;
  left: number;
}

const COUNT = 26;
const GRAVITY = 0.0016;
const LIFE_MS = 1_900;
/** Largest radius, as a part of a cell; the smallest is about half of it. */
const LARGEST = 0.13;

/** A short fountain of coins, for returns above the stake only. Measures are pixels of the canvas. */
export class Coins {
  private coins: Coin[] = [];
  private face: HTMLCanvasElement | null = null;
  private unit = 1;

  get moving(): boolean {
    return this.coins.length > 0;
  }

  /** @param unit pixels of the canvas for one of CSS */
  burst(x: number, y: number, cell: number, unit: number) {
    this.unit = unit;
    this.face = faceOf(cell * LARGEST);
    for (let index = 0; index < COUNT; index++) {
      this.coins.push({
        x: x + (Math.random() - 0.5) * cell * 3,
        y,
        radius: cell * (0.07 + Math.random() * 0.06),
        vx: (Math.random() - 0.5) * 0.007 * cell,
        vy: -(0.006 + Math.random() * 0.006) * cell,
        turn: Math.random() * 6,
        left: LIFE_MS,
      });
    }
  }

  tick(elapsedMs: number) {
    for (const coin of this.coins) {
      coin.left -= elapsedMs;
      coin.vy += GRAVITY * this.unit * elapsedMs;
      coin.turn += elapsedMs * 0.012;
      coin.x += coin.vx * elapsedMs;
      coin.y += coin.vy * elapsedMs;
    }
    this.coins = this.coins.filter(({ left }) => left > 0);
  }

  paint(to: CanvasRenderingContext2D) {
    if (!this.face) return;
    for (const { x, y, radius, turn, left } of this.coins) {
      to.save();
      to.globalAlpha = Math.min(1, left / 400);
      to.translate(x, y);
      // It turns around its upright axis.
      to.scale(Math.cos(turn), 1);
      to.drawImage(this.face, -radius, -radius, radius * 2, radius * 2);
      to.restore();
    }
  }
}

function faceOf(radius: number): HTMLCanvasElement {
  const { canvas, context } = surface(radius * 2, radius * 2);
  const [x, y] = [canvas.width / 2, canvas.height / 2];
  drawDiscs(context, [
    { x, y, radius, colour: '#b9710d' },
    { x, y, radius: radius * 0.86, colour: '#f7c048' },
    { x: x - radius * 0.2, y: y - radius * 0.2, radius: radius * 0.5, colour: '#ffe89a' },
  ]);
  return canvas;
}
