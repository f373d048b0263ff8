import 'pixi.js/unsafe-eval';
import { Application, Container, Graphics, Rectangle, Sprite, Texture } from 'pixi.js';
import { SHEET_COLUMNS, SHEET_SIZE, WIN_CELL } from '../assets/measures';
import type { Boot } from '../boot';
import type { SpinResult } from '../maths/spin';
import { REELS, ROWS, SCATTER, SYMBOLS } from '../maths/symbols';
import type { Layout } from './layout';
import { Coins } from './coins';
import { Reel } from './reel';
import { WinLines } from './win-lines';

/** What the game asks of its picture. */
export interface Stage {
  resize(layout: Layout): void;
  /** Stands still with these symbols, reel by reel. */
  show(reels: readonly (readonly number[])[]): void;
  spin(): void;
  /** Stops the reels one after the other. Resolves when all stand. */
  land(reels: readonly (readonly number[])[], onReel: () => void): Promise<void>;
  /** Marks the cells that paid; line by line when there are several. */
  showWins(result: SpinResult, lively: boolean): void;
  coins(): void;
}

/** From one reel's stop to the next one's, ms. */
const STAGGER_MS = 170;

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
  const frame = await loadTexture(boot.pictures.frame);
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

  const back = new Sprite(frame);
  const reelWindow = new Container();
  const mask = new Graphics();
  const reels = Array.from(
    { length: REELS },
    (_, index) => new Reel(textures, boot.strips[index] ?? [], first[index] ?? []),
  );
  const wins = new WinLines(piece(WIN_CELL), boot.paylines, boot.look.accent);
  const coins = new Coins();
  reelWindow.addChild(wins.cells, wins.lines, ...reels.map((reel) => reel.view));
  reelWindow.mask = mask;
  app.stage.addChild(back, mask, reelWindow, wins.badges, coins.view);

  let layout: Layout | null = null;
  app.ticker.add(() => {
    const now = performance.now();
    for (const reel of reels) reel.tick(now, app.ticker.deltaMS);
    wins.tick(now);
    coins.tick(app.ticker.deltaMS);
    // A picture that stands still costs nothing: the last frame is drawn, then the clock stops.
    if (reels.every((reel) => reel.still) && !wins.moving && !coins.moving) app.ticker.stop();
  });
  const wake = () => app.ticker.start();
  const dimAll = (alpha: number) =>
    reels.forEach((reel) => {
      for (let row = 0; row < ROWS; row++) {
        const sprite = reel.sprite(row);
        if (sprite) sprite.alpha = alpha;
      }
    });

  return {
    resize(next) {
      layout = next;
      const { cell, gap } = next;
      app.renderer.resize(next.width, next.height);
      back.position.set(next.frame.x, next.frame.y);
      back.width = next.frame.width;
      back.height = next.frame.height;
      const [width, height] = [REELS * cell + (REELS - 1) * gap, ROWS * cell + (ROWS - 1) * gap];
      mask.clear().rect(next.reels.x, next.reels.y, width, height).fill(0xffffff);
      reelWindow.position.set(next.reels.x, next.reels.y);
      wins.badges.position.set(next.reels.x, next.reels.y);
      reels.forEach((reel, index) => {
        reel.view.x = index * (cell + gap);
        reel.resize(cell + gap, cell);
      });
      wins.resize(cell, gap);
      wake();
    },
    show(symbols) {
      reels.forEach((reel, index) => reel.show(symbols[index] ?? []));
      wake();
    },
    spin() {
      wins.clear();
      wake();
      dimAll(calm ? 0.4 : 1);
      if (!calm) reels.forEach((reel) => reel.spin(performance.now()));
    },
    async land(symbols, onReel) {
      if (calm) {
        reels.forEach((reel, index) => reel.show(symbols[index] ?? []));
        wake();
        onReel();
        return;
      }
      await Promise.all(
        reels.map(async (reel, index) => {
          await new Promise((resolve) => setTimeout(resolve, index * STAGGER_MS));
          await reel.stop(symbols[index] ?? [], performance.now());
          onReel();
        }),
      );
    },
    showWins(result, lively) {
      const scatterCells = result.reels.flatMap((rows, reel) =>
        rows.flatMap((symbol, row) => (symbol === SCATTER ? [{ reel, row }] : [])),
      );
      const featured = result.scatterAmount > 0 || result.freeSpinsAwarded > 0;
      wins.show(result.lineWins, featured ? scatterCells : [], lively && !calm, performance.now());
      wake();
      if (result.lineWins.length > 0 || featured) {
        dimAll(0.5);
        for (const { reel, row } of wins.paidCells()) {
          const sprite = reels[reel]?.sprite(row);
          if (sprite) sprite.alpha = 1;
        }
      }
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
