import { drawDiscs, surface, writeLine, type Box } from './surface';

const POP_MS = 260;
/** What lies below coins is so much darker. */
const SHADE = 'rgb(0 0 0 / 0.55)';
const GOLD = { rim: '#b9710d', ring: '#f7c048', ground: '#e29f24', text: '#3a1d02' };
const POT = { rim: '#7d1d3f', ring: '#d8436f', ground: '#9c2450', text: '#fff1d6' };

/** What a coin says: an amount, or the name of its pot with the amount below it. */
export interface HeldCoin {
  reel: number;
  row: number;
  pot: string;
  amount: string;
}

/** Coins that stay where they fell, over all that lies below. */
export class HeldCoins {
  private held: (HeldCoin & { face: HTMLCanvasElement; since: number; size: number })[] = [];
  private shown = false;

  constructor(private readonly boxOf: (reel: number, row: number) => Box) {}

  get moving(): boolean {
    return this.held.some(({ size }) => size !== 1);
  }

  add(coins: readonly HeldCoin[], now: number, calm: boolean) {
    this.shown = true;
    for (const coin of coins) {
      this.held.push({ ...coin, face: this.faceOf(coin), since: now, size: calm ? 1 : 0.01 });
    }
  }

  clear() {
    this.held = [];
    this.shown = false;
  }

  resize() {
    for (const coin of this.held) coin.face = this.faceOf(coin);
  }

  tick(now: number) {
    for (const coin of this.held) {
      if (coin.size === 1) continue;
      const part = Math.min(1, (now - coin.since) / POP_MS);
      coin.size = part === 1 ? 1 : Math.max(0.01, 1 - (1 - part) ** 3);
    }
  }

  /** @param area all that a column or the window shows */
  paint(to: CanvasRenderingContext2D, area: Box) {
    if (!this.shown) return;
    to.fillStyle = SHADE;
    to.fillRect(area.x, area.y, area.width, area.height);
    for (const { face, reel, row, size } of this.held) {
      const { x, y, width, height } = this.boxOf(reel, row);
      const edge = size === 1 ? face.width : face.width * size;
      to.drawImage(face, Math.round(x + (width - edge) / 2), Math.round(y + (height - edge) / 2), edge, edge);
    }
  }

  private faceOf({ reel, row, pot, amount }: HeldCoin): HTMLCanvasElement {
    const { width, height } = this.boxOf(reel, row);
    const radius = Math.min(width, height) * 0.46;
    const { canvas, context } = surface(radius * 2, radius * 2);
    const { rim, ring, ground, text } = pot ? POT : GOLD;
    const [x, y] = [canvas.width / 2, canvas.height / 2];
    drawDiscs(context, [
      { x, y, radius, colour: rim },
      { x, y, radius: radius * 0.9, colour: ring },
      { x, y, radius: radius * 0.76, colour: ground },
    ]);
    const write = (words: string, size: number, below: number) =>
      writeLine(context, words, { x, y: y + below }, { size, colour: text, widest: radius * 1.55 });
    write(amount, radius * 0.56, radius * (pot ? 0.28 : 0.03));
    if (pot) write(pot, radius * 0.42, -radius * 0.28);
    return canvas;
  }
}
