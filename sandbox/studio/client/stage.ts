import type { Boot } from '../boot';
import type { Cell, Win } from '../engines/slots/steps';
import { Coins } from './coins';
import type { HeldCoin } from './held-coins';
import type { Layout } from './layout';
import { ReelWindow } from './reel-window';
import { surfaceOf } from './surface';
import { SymbolSheet } from './symbol-sheet';

/** What the game asks of its picture. */
export interface Stage {
  resize(layout: Layout): void;
  /** Stands still with these symbols, reel by reel. */
  show(reels: readonly (readonly number[])[]): void;
  /** The reels turn; cells that fall drop out. */
  spin(): void;
  /**
   * Stops the reels one after the other. Resolves when all stand.
   * @param tense the first reel that is waited for longer, since it decides about a feature; null for none
   */
  land(reels: readonly (readonly number[])[], onReel: () => void, tense: number | null): Promise<void>;
  /** Marks the cells that paid; win by win when there are several. */
  showWins(wins: readonly Win[], others: readonly Cell[], lively: boolean): void;
  /** Covers whole reels with a symbol. */
  expand(reels: readonly number[], symbol: number): void;
  /** Lays coins that stay until clearHeld(). */
  hold(coins: readonly HeldCoin[]): void;
  clearHeld(): void;
  coins(): void;
}

/** From one reel's stop to the next one's, ms. */
const STAGGER_MS = 170;
/** The same between columns of cells that fall. */
const FALL_STAGGER_MS = 60;
/** A reel that decides about a feature turns so much longer. */
const TENSE_MS = 850;
/** After a pause, or where the browser is behind, the picture goes on as if no more had passed, ms. */
const LONGEST_STEP_MS = 100;
/** A sharper screen shows no more of these symbols. */
const SHARPEST = 2;
const DIM = 0.5;
/** Reels that turn, where nothing may move. */
const CALM_DIM = 0.4;

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/**
 * The picture that moves, on two canvases: one has the reels' window, the other, over the whole stage, the few things
 * that leave it. Rejects where nothing can be drawn or the symbols do not come.
 */
export async function createStage(
  canvases: { reels: HTMLCanvasElement; over: HTMLCanvasElement },
  boot: Pick<Boot, 'model' | 'shape' | 'strips' | 'paylines' | 'look' | 'pictures'>,
  first: readonly (readonly number[])[],
  calm: boolean,
): Promise<Stage> {
  const inside = surfaceOf(canvases.reels);
  const over = surfaceOf(canvases.over);
  const sheet = new SymbolSheet(await loadPicture(boot.pictures.symbols));
  const { shape, strips } = boot;
  const falling = strips.length === 0;
  const reelWindow = new ReelWindow(inside, boot, sheet, first);
  const { reels, wins, held } = reelWindow;
  const coins = new Coins();
  let layout: Layout | null = null;
  /** Pixels of the canvases for one of CSS. */
  let unit = 1;
  let standing = first;

  let numbered: number | null = null;
  let flying = false;
  const paintOver = () => {
    if (wins.numbered === numbered && !coins.moving && !flying) return;
    [numbered, flying] = [wins.numbered, coins.moving];
    over.canvas.hidden = numbered === null && !flying;
    over.context.clearRect(0, 0, over.canvas.width, over.canvas.height);
    if (!layout || over.canvas.hidden) return;
    over.context.save();
    over.context.translate(Math.round(layout.reels.x * unit), Math.round(layout.reels.y * unit));
    wins.paintNumber(over.context, unit);
    over.context.restore();
    coins.paint(over.context);
  };

  let asked = 0;
  let last = 0;
  const frame = () => {
    const now = performance.now();
    const elapsed = Math.min(LONGEST_STEP_MS, now - last);
    last = now;
    reelWindow.tick(now, elapsed);
    coins.tick(elapsed);
    reelWindow.paint(now);
    paintOver();
    // A picture that stands still costs nothing: this was its last frame.
    asked = reelWindow.moving || coins.moving ? requestAnimationFrame(frame) : 0;
  };
  const wake = () => {
    if (asked !== 0) return;
    last = performance.now();
    asked = requestAnimationFrame(frame);
  };
  const change = () => {
    reelWindow.change();
    wake();
  };

  const stage: Stage = {
    resize(next) {
      layout = next;
      unit = Math.min(window.devicePixelRatio, SHARPEST);
      // On whole pixels of the screen, so that it is shown as sharp as it is drawn.
      const place = ({ canvas }: typeof inside, x: number, y: number) => {
        canvas.style.left = `${Math.round(x * unit) / unit}px`;
        canvas.style.top = `${Math.round(y * unit) / unit}px`;
        canvas.style.width = `${canvas.width / unit}px`;
        canvas.style.height = `${canvas.height / unit}px`;
      };
      over.canvas.width = Math.round(next.width * unit);
      over.canvas.height = Math.round(next.height * unit);
      numbered = null;
      reelWindow.resize(next.cell * unit, next.gap * unit, unit);
      reelWindow.drawWells(standing);
      place(inside, next.reels.x, next.reels.y);
      place(over, 0, 0);
      wake();
    },
    show(symbols) {
      reels.forEach((reel, index) => reel.show(symbols[index] ?? []));
      standing = symbols;
      reelWindow.drawWells(symbols);
      change();
    },
    spin() {
      wins.clear();
      if (calm) reelWindow.dim(() => CALM_DIM);
      else for (const reel of reels) reel.spin(performance.now());
      change();
    },
    async land(symbols, onReel, tense) {
      standing = symbols;
      if (calm) {
        reels.forEach((reel, index) => reel.show(symbols[index] ?? []));
        reelWindow.drawWells(symbols);
        change();
        onReel();
        return;
      }
      await Promise.all(
        reels.map(async (reel, index) => {
          const longer = tense === null ? 0 : Math.max(0, index - tense + 1) * TENSE_MS;
          await wait(index * (falling ? FALL_STAGGER_MS : STAGGER_MS) + longer);
          wake();
          const stopped = reel.stop(symbols[index] ?? [], performance.now());
          // The last column has taken its cells: all heights are known.
          if (index === reels.length - 1) reelWindow.drawWells(symbols);
          await stopped;
          // The next one is waited for.
          reelWindow.light(
            tense !== null && index + 1 >= tense && index + 1 < reels.length ? index + 1 : null,
          );
          onReel();
        }),
      );
      reelWindow.light(null);
      wake();
    },
    showWins(paid, others, lively) {
      wins.show(paid, others, lively && !calm, performance.now());
      change();
      if (paid.length + others.length === 0) return;
      const bright = new Set(wins.paidCells().map((cell) => cell.join()));
      reelWindow.dim((reel, row) => (bright.has(`${reel},${row}`) ? 1 : DIM));
    },
    expand(covered, symbol) {
      const cells = covered.flatMap((reel) =>
        Array.from({ length: shape.rows }, (_, row): Cell => [reel, row]),
      );
      for (const reel of covered) reels[reel]?.show(Array.from({ length: shape.rows }, () => symbol));
      wins.show([], cells, !calm, performance.now());
      const bright = new Set(covered);
      reelWindow.dim((reel) => (bright.has(reel) ? 1 : DIM));
      wake();
    },
    hold(next) {
      wins.clear();
      held.add(next, performance.now(), calm);
      change();
    },
    clearHeld() {
      held.clear();
      change();
    },
    coins() {
      if (calm || !layout) return;
      const { frame: area, width, cell } = layout;
      coins.burst((width / 2) * unit, (area.y + area.height * 0.55) * unit, cell * unit, unit);
      wake();
    },
  };
  // A browser that needed the memory has emptied canvases, and all that was scaled for them.
  canvases.reels.addEventListener('contextrestored', () => layout && stage.resize(layout));
  return stage;
}

async function loadPicture(address: string): Promise<HTMLImageElement> {
  const image = new Image();
  image.src = address;
  await image.decode();
  return image;
}
