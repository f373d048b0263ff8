import 'pixi.js/unsafe-eval';
import { Application, Container, Graphics, Rectangle, Sprite, Texture } from 'pixi.js';
import { SHEET_COLUMNS, SHEET_SIZE, WIN_CELL } from '../assets/measures';
import type { Boot } from '../boot';
import type { Cell, Win } from '../engines/slots/steps';
import { SYMBOLS } from '../maths/symbols';
import { Coins } from './coins';
import { Column } from './column';
import { HeldCoins, type HeldCoin } from './held-coins';
import type { Layout } from './layout';
import { Reel, type ReelView } from './reel';
import { WinMarks, type Box } from './win-marks';

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

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/**
 * The reels, drawn by pixi on the canvas: WebGL, or a plain 2D canvas without it. Rejects when neither is there
 * or the pictures do not come.
 */
export async function createStage(
  canvas: HTMLCanvasElement,
  boot: Boot,
  first: readonly (readonly number[])[],
  calm: boolean,
): Promise<Stage> {
  const app = new Application();
  const [sheet] = await Promise.all([
    loadTexture(boot.pictures.symbols),
    app.init({
      canvas,
      preference: ['webgl', 'canvas'],
      backgroundAlpha: 0,
      antialias: true,
      autoDensity: true,
      resolution: Math.min(window.devicePixelRatio, 2),
      width: 2,
      height: 2,
      eventMode: 'none',
    }),
  ]);
  const frame = await loadTexture(boot.framePicture);
  const piece = (index: number) =>
    new Texture({
      source: sheet.source,
      frame: new Rectangle(
        // A pixel less on every side: the neighbour on the sheet must not shine through.
        (index % SHEET_COLUMNS) * SHEET_SIZE + 1,
        Math.floor(index / SHEET_COLUMNS) * SHEET_SIZE + 1,
        SHEET_SIZE - 2,
        SHEET_SIZE - 2,
      ),
    });
  const textures = SYMBOLS.map((_, index) => piece(index));
  const { shape, strips } = boot;
  const falling = strips.length === 0;

  const back = new Sprite(frame);
  const reelWindow = new Container();
  const mask = new Graphics();
  const light = new Graphics();
  /** Cells of reels that have no fixed number of them; the frame's own would not fit. */
  const wells = new Graphics();
  const reels: ReelView[] = Array.from({ length: shape.reels }, (_, index) =>
    falling
      ? new Column(textures, shape.rows, first[index] ?? [])
      : new Reel(textures, strips[index] ?? [], first[index] ?? []),
  );
  let layout: Layout | null = null;
  const boxOf = (reel: number, row: number): Box => {
    const { cell, gap } = layout ?? { cell: 1, gap: 0 };
    const { y, height } = reels[reel]?.rowAt(row) ?? { y: 0, height: cell };
    return { x: reel * (cell + gap), y, width: cell, height };
  };
  const wins = new WinMarks(piece(WIN_CELL), boot.paylines, boot.look.accent, boxOf);
  const held = new HeldCoins(boxOf);
  const coins = new Coins();
  reelWindow.addChild(wells, light, wins.cells, wins.lines, ...reels.map((reel) => reel.view), held.view);
  reelWindow.mask = mask;
  app.stage.addChild(back, mask, reelWindow, wins.badges, coins.view);

  app.ticker.add(() => {
    const now = performance.now();
    for (const reel of reels) reel.tick(now, app.ticker.deltaMS);
    wins.tick(now);
    held.tick(now);
    coins.tick(app.ticker.deltaMS);
    const moving = wins.moving || held.moving || coins.moving;
    // A picture that stands still costs nothing: the last frame is drawn, then the clock stops.
    if (reels.every((reel) => reel.still) && !moving) app.ticker.stop();
  });
  const wake = () => app.ticker.start();
  const eachSprite = (change: (sprite: Sprite, reel: number, row: number) => void) =>
    reels.forEach((reel, at) => {
      for (let row = 0, sprite = reel.sprite(0); sprite; row += 1, sprite = reel.sprite(row)) {
        change(sprite, at, row);
      }
    });
  const dimAll = (alpha: number) => eachSprite((sprite) => (sprite.alpha = alpha));
  const whole = (): Box => {
    const { cell, gap } = layout ?? { cell: 1, gap: 0 };
    return {
      x: 0,
      y: 0,
      width: shape.reels * (cell + gap) - gap,
      height: shape.rows * (cell + gap) - gap,
    };
  };
  const drawWells = (symbols: readonly (readonly number[])[]) => {
    if (boot.model !== 'megaways') return;
    const { width, height } = whole();
    const radius = (layout?.cell ?? 1) * 0.085;
    wells
      .clear()
      .rect(-1, -1, width + 2, height + 2)
      .fill(boot.look.well);
    symbols.forEach((cells, reel) =>
      cells.forEach((_, row) => {
        const box = boxOf(reel, row);
        wells
          .roundRect(box.x, box.y, box.width, box.height, radius)
          .fill({ color: 0xffffff, alpha: 0.09 })
          .stroke({ width: 1, color: boot.look.cellLine, alpha: 0.6 });
      }),
    );
  };
  let standing = first;
  const shine = (reel: number | null) => {
    light.clear();
    if (reel === null) return;
    const { x, width } = boxOf(reel, 0);
    light.rect(x, 0, width, whole().height).fill({ color: boot.look.accent, alpha: 0.34 });
  };

  return {
    resize(next) {
      layout = next;
      const { cell, gap } = next;
      app.renderer.resize(next.width, next.height);
      back.position.set(next.frame.x, next.frame.y);
      back.width = next.frame.width;
      back.height = next.frame.height;
      const { width, height } = whole();
      mask.clear().rect(next.reels.x, next.reels.y, width, height).fill(0xffffff);
      reelWindow.position.set(next.reels.x, next.reels.y);
      wins.badges.position.set(next.reels.x, next.reels.y);
      reels.forEach((reel, index) => {
        reel.view.x = index * (cell + gap);
        reel.resize(cell + gap, cell);
      });
      drawWells(standing);
      wins.resize();
      held.cover(whole());
      held.resize();
      wake();
    },
    show(symbols) {
      reels.forEach((reel, index) => reel.show(symbols[index] ?? []));
      standing = symbols;
      drawWells(symbols);
      wake();
    },
    spin() {
      wins.clear();
      wake();
      dimAll(calm ? 0.4 : 1);
      if (!calm) reels.forEach((reel) => reel.spin(performance.now()));
    },
    async land(symbols, onReel, tense) {
      standing = symbols;
      if (calm) {
        reels.forEach((reel, index) => reel.show(symbols[index] ?? []));
        drawWells(symbols);
        dimAll(1);
        wake();
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
          if (index === reels.length - 1) drawWells(symbols);
          await stopped;
          // The next one is waited for.
          shine(tense !== null && index + 1 >= tense && index + 1 < reels.length ? index + 1 : null);
          onReel();
        }),
      );
      shine(null);
      wake();
    },
    showWins(paid, others, lively) {
      wins.show(paid, others, lively && !calm, performance.now());
      wake();
      if (paid.length + others.length === 0) return;
      const bright = new Set(wins.paidCells().map((cell) => cell.join()));
      eachSprite((sprite, reel, row) => (sprite.alpha = bright.has(`${reel},${row}`) ? 1 : 0.5));
    },
    expand(covered, symbol) {
      const cells = covered.flatMap((reel) =>
        Array.from({ length: shape.rows }, (_, row): Cell => [reel, row]),
      );
      for (const reel of covered) reels[reel]?.show(Array.from({ length: shape.rows }, () => symbol));
      wins.show([], cells, !calm, performance.now());
      const bright = new Set(covered);
      eachSprite((sprite, reel) => (sprite.alpha = bright.has(reel) ? 1 : 0.5));
      wake();
    },
    hold(next) {
      wins.clear();
      held.cover(whole());
      held.add(next, performance.now(), calm);
      wake();
    },
    clearHeld() {
      held.clear();
      wake();
    },
    coins() {
      if (!calm && layout) wake();
      if (!calm && layout)
        coins.burst(layout.width / 2, layout.frame.y + layout.frame.height * 0.55, layout.cell);
    },
  };
}

async function loadTexture(address: string): Promise<Texture> {
  const image = new Image();
  image.src = address;
  await image.decode();
  return Texture.from(image);
}
