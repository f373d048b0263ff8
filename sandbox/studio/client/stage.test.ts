/** @jest-environment jsdom */
import { recordCanvases, type Drawn } from '@/tests/support/recorded-canvas';
import { SYMBOLS } from '../maths/symbols';
import { SLOTS } from '../slots/slot-named';
import { sheetOf } from '../slots/sheet';
import { layOut } from './layout';
import { openingGrid } from './opening-grid';
import { createStage } from './stage';

const LOOK = { accent: '#fc0', edge: '#000', well: '#111', cellLine: '#222', panel: '', frame: '' };
const PICTURES = { symbols: 's', frame: '', frame4: '', frame5: '', frame6: '', wide: '', tall: '' };
const WIN_CELL = SYMBOLS.length;

beforeEach(() => {
  jest.useFakeTimers();
  HTMLImageElement.prototype.decode = () => Promise.resolve();
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

async function open(slot: string, { calm = false, none = false } = {}) {
  const named = SLOTS.get(slot);
  if (!named) throw new Error('no such slot');
  const boot = { ...sheetOf(named), look: LOOK, pictures: PICTURES };
  const canvases = { reels: document.createElement('canvas'), over: document.createElement('canvas') };
  canvases.over.hidden = true;
  const canvas = recordCanvases({ none });
  const first = openingGrid(boot);
  const stage = await createStage(canvases, boot, first, calm);
  const layout = layOut(390, 664, { shape: boot.shape, buy: false });
  stage.resize(layout);
  await jest.advanceTimersByTimeAsync(50);
  return {
    ...{ stage, boot, first, layout, canvases },
    /** What was drawn of the reels since the last look. */
    inside: () => canvas.since(canvases.reels),
    over: () => canvas.since(canvases.over),
    pass: (ms: number) => jest.advanceTimersByTimeAsync(ms),
  };
}

/** The pieces of the sheet that were copied, in order. */
const piecesOf = (steps: readonly Drawn[]) =>
  steps
    .filter(({ step, args }) => step === 'drawImage' && args.length === 9)
    .map(({ args, alpha }) => {
      const [, sx, , sw, sh, x, y, width, height] = args as number[];
      return {
        piece: Number(sx) / Number(sw),
        x: Number(x),
        y: Number(y),
        width: Number(width),
        height: Number(height),
        scaled: sw !== width || sh !== height,
        alpha,
      };
    });
const clearedOf = (steps: readonly Drawn[]) =>
  new Set(steps.filter(({ step }) => step === 'clearRect').map(({ args }) => args[0]));
/** What stands in the window, reel by reel. */
function standing(steps: readonly Drawn[], { reels, height }: { reels: number; height: number }) {
  const seen = piecesOf(steps).filter(
    (one) => one.piece !== WIN_CELL && one.y >= 0 && one.y + one.height <= height + 1,
  );
  const lefts = [...new Set(seen.map(({ x }) => x))].toSorted((a, b) => a - b);
  expect(lefts).toHaveLength(reels);
  return lefts.map((left) =>
    seen
      .filter(({ x }) => x === left)
      .toSorted((a, b) => a.y - b.y)
      .map(({ piece }) => piece),
  );
}

test('what stands is copied at its own size once, and then nothing more is drawn', async () => {
  const { inside, first, canvases, pass } = await open('lines/medium/9600/20');
  const steps = inside();
  expect(piecesOf(steps).some(({ scaled }) => scaled)).toBe(false);
  expect(standing(steps, { reels: 5, height: canvases.reels.height })).toEqual(first);
  expect(jest.getTimerCount()).toBe(0);
  await pass(1_000);
  expect(inside()).toEqual([]);
});

test('reels that turn pass high and pale; one after the other they stop with what was drawn', async () => {
  const { stage, inside, layout, canvases, pass } = await open('lines/medium/9600/20');
  inside();
  stage.spin();
  await pass(600);
  const turning = piecesOf(inside());
  expect(new Set(turning.map(({ alpha }) => alpha))).toEqual(new Set([0.82]));
  expect(new Set(turning.map(({ height }) => height))).toEqual(new Set([Math.round(layout.cell * 1.16)]));

  const grid = [
    [1, 2, 3],
    [4, 5, 6],
    [7, 8, 9],
    [2, 3, 4],
    [5, 6, 7],
  ];
  const stopped: number[] = [];
  const landed = stage.land(grid, () => stopped.push(Date.now()), null);
  await pass(4_000);
  await landed;
  expect(stopped).toHaveLength(5);
  expect(new Set(stopped).size).toBe(5);
  expect(jest.getTimerCount()).toBe(0);
  inside();
  stage.showWins([], [], false);
  await pass(50);
  expect(standing(inside(), { reels: 5, height: canvases.reels.height })).toEqual(grid);
});

test('a reel that has stopped keeps its picture while others turn', async () => {
  const { stage, inside, first, pass } = await open('lines/medium/9600/20');
  stage.spin();
  await pass(400);
  expect(clearedOf(inside()).size).toBe(5);
  const landed = stage.land(first, () => undefined, 4);
  // The last one is waited for, with a light behind it.
  await pass(1_800);
  inside();
  await pass(100);
  expect(clearedOf(inside()).size).toBe(1);
  await pass(4_000);
  await landed;
});

test('the reel that decides has a light behind it until it stands', async () => {
  const { stage, inside, first, pass } = await open('lines/medium/9600/20');
  const lights = (steps: readonly Drawn[]) =>
    steps.filter(({ step, alpha }) => step === 'fillRect' && alpha === 0.34).length;
  stage.spin();
  const landed = stage.land(first, () => undefined, 4);
  await pass(1_900);
  expect(lights(inside())).toBeGreaterThan(0);
  await pass(4_000);
  await landed;
  inside();
  stage.show(first);
  await pass(50);
  expect(lights(inside())).toBe(0);
});

test('a win has golden cells and a line with its number; what pays nothing is dim until the next spin', async () => {
  const { stage, inside, over, canvases, pass } = await open('lines/medium/9600/20');
  inside();
  const cells = [
    [0, 1],
    [1, 1],
    [2, 1],
  ] as const;
  stage.showWins([{ symbol: 2, count: 3, line: 1, ways: 1, units: 5, cells: [...cells] }], [], false);
  await pass(50);
  expect(canvases.over.hidden).toBe(false);
  const steps = inside();
  const pieces = piecesOf(steps);
  expect(new Set(pieces.filter(({ piece }) => piece === WIN_CELL).map(({ x, y }) => `${x} ${y}`)).size).toBe(
    3,
  );
  const bright = pieces.filter(({ piece, alpha, y }) => piece !== WIN_CELL && alpha === 1 && y >= 0);
  expect(bright.filter(({ y, height }) => y < canvases.reels.height - height / 2)).toHaveLength(3);
  expect(pieces.some(({ alpha }) => alpha === 0.5)).toBe(true);
  expect(steps.some(({ step, alpha }) => step === 'stroke' && alpha === 0.95)).toBe(true);

  stage.spin();
  await pass(50);
  expect(canvases.over.hidden).toBe(true);
  expect(piecesOf(inside()).some(({ piece }) => piece === WIN_CELL)).toBe(false);
  expect(over().some(({ step }) => step === 'fillText')).toBe(false);
});

test('several wins are marked together, then one by one with their numbers', async () => {
  const { stage, over, pass } = await open('lines/medium/9600/20');
  const win = (line: number, row: number) => ({
    ...{ symbol: 2, count: 3, line, ways: 1, units: 5 },
    cells: [0, 1, 2].map((reel): [number, number] => [reel, row]),
  });
  const numbers = () => over().flatMap(({ step, args }) => (step === 'fillText' ? [args[0]] : []));
  over();
  stage.showWins([win(1, 1), win(2, 0)], [], false);
  await pass(500);
  expect(numbers()).toEqual([]);
  await pass(1_100);
  expect(numbers()).toEqual(['1', '1']);
  await pass(1_100);
  expect(numbers()).toEqual(['2', '2']);
});

test('reels of megaways share the height among their cells', async () => {
  const { stage, inside, layout, canvases, pass } = await open('megaways/medium');
  const grid = [2, 3, 4, 5, 6, 7].map((count) => Array.from({ length: count }, (_, row) => row));
  inside();
  stage.show(grid);
  await pass(50);
  const steps = inside();
  expect(
    standing(steps, { reels: 6, height: canvases.reels.height + 1 }).map((cells) => cells.length),
  ).toEqual([2, 3, 4, 5, 6, 7]);
  const edges = piecesOf(steps).map(({ height }) => height);
  expect(Math.max(...edges)).toBe(Math.round(layout.cell));
  expect(Math.min(...edges)).toBeLessThan(layout.cell * 0.6);
});

test('cells that fall drop out and others drop in', async () => {
  const { stage, inside, first, canvases, pass } = await open('cluster/medium');
  stage.spin();
  await pass(500);
  inside();
  // All are gone, and the picture stands still.
  expect(jest.getTimerCount()).toBe(0);
  const landed = stage.land(first, () => undefined, null);
  await pass(200);
  expect(piecesOf(inside()).some(({ y }) => y < 0)).toBe(true);
  await pass(2_000);
  await landed;
  inside();
  stage.showWins([], [], false);
  await pass(50);
  const steps = inside();
  expect(standing(steps, { reels: first.length, height: canvases.reels.height })).toEqual(first);
});

test('coins stay on what they cover, and one that is thrown leaves no trace', async () => {
  const { stage, inside, canvases, pass } = await open('hold/medium');
  inside();
  const faces = () => inside().filter(({ step, args }) => step === 'drawImage' && args.length === 5);
  stage.hold([{ reel: 1, row: 2, pot: '', amount: '€5' }]);
  await pass(600);
  expect(faces().length).toBeGreaterThan(0);
  stage.clearHeld();
  await pass(50);
  expect(faces()).toEqual([]);

  stage.coins();
  await pass(100);
  expect(canvases.over.hidden).toBe(false);
  await pass(2_500);
  expect(canvases.over.hidden).toBe(true);
  expect(jest.getTimerCount()).toBe(0);
});

test('a symbol covers whole reels; the others are dim', async () => {
  const { stage, inside, canvases, pass } = await open('book/medium');
  inside();
  stage.expand([1, 3], 5);
  await pass(50);
  const seen = piecesOf(inside()).filter(({ y }) => y >= 0 && y < canvases.reels.height);
  const bright = seen.filter(({ alpha, piece }) => alpha === 1 && piece !== WIN_CELL);
  expect(new Set(bright.map(({ piece }) => piece))).toEqual(new Set([5]));
});

test('calm, nothing turns: the reels are dim until they show what was drawn', async () => {
  const { stage, inside, first, pass } = await open('lines/medium/9600/20', { calm: true });
  inside();
  stage.spin();
  await pass(50);
  expect(new Set(piecesOf(inside()).map(({ alpha }) => alpha))).toEqual(new Set([0.4]));
  expect(jest.getTimerCount()).toBe(0);
  const onReel = jest.fn();
  await stage.land(first, onReel, 4);
  await pass(50);
  expect(onReel).toHaveBeenCalledTimes(1);
  expect(new Set(piecesOf(inside()).map(({ alpha }) => alpha))).toEqual(new Set([1]));
  stage.coins();
  expect(jest.getTimerCount()).toBe(0);
});

test('a canvas that the browser has emptied is drawn anew', async () => {
  const { inside, first, canvases, pass } = await open('lines/medium/9600/20');
  inside();
  canvases.reels.dispatchEvent(new Event('contextrestored'));
  await pass(50);
  expect(standing(inside(), { reels: 5, height: canvases.reels.height })).toEqual(first);
});

test('without a 2D context there is no stage', async () => {
  await expect(open('lines/medium/9600/20', { none: true })).rejects.toThrow('2D');
});
