import { seededRng } from '../maths/rng';
import { momentsOf, sheetNamed, type SlotMoment } from './moments';
import { anySlot, type NamedState } from './slot-engine';
import { gameOf, SLOTS, type Slot } from './slot-named';

const stateOf = (name: string, slot: Slot, seed: number, buy = false) => {
  const { units } = gameOf(slot);
  return anySlot.begin(seededRng(seed), { slot: name, stake: units * 3, buy });
};
/** The first round of a model that has something. */
const roundWith = (model: string, has: (state: NamedState) => boolean, buy = false): SlotMoment[] => {
  const [name = '', slot] = [...SLOTS].find(([one]) => one.startsWith(`${model}/`)) ?? [];
  for (let seed = 1; slot && seed < 20_000; seed += 1) {
    const state = stateOf(name, slot, seed, buy);
    if (has(state)) return momentsOf(state);
  }
  throw new Error(`no such round of ${model}`);
};

test.each([...SLOTS])('%s: its pictures pay what the round pays, one after the other', (name, slot) => {
  for (let seed = 1; seed <= 40; seed += 1) {
    const state = stateOf(name, slot, seed, seed % 4 === 0 && gameOf(slot).price !== null);
    const moments = momentsOf(state);
    const pay = anySlot.result(state)?.pay;
    expect(moments.reduce((sum, { paid }) => sum + paid, 0)).toBe(pay);
    expect(moments.at(-1)).toMatchObject({ total: pay, last: true });
    const { shape, model } = sheetNamed(name);
    for (const { grid, kind } of moments) {
      if (kind === 'book' && grid.length === 0) continue;
      expect(grid).toHaveLength(shape.reels);
      if (model !== 'megaways')
        expect(new Set(grid.map(({ length }) => length))).toEqual(new Set([shape.rows]));
    }
  }
});

test('grids that fall are pictures of their own, and so are the free spins that a spin won', () => {
  const falling = roundWith(
    'cluster',
    ({ steps }) => steps[0]?.kind === 'reels' && steps[0].falls.length > 2,
  );
  expect(falling.slice(0, 3).map(({ fall }) => fall)).toEqual([1, 2, 3]);
  expect(falling[2]?.multiplier).toBeGreaterThan(1);
  const free = roundWith('ways243', ({ steps }) => steps.length > 3);
  expect(free[0]).toMatchObject({ free: 0, freeTotal: free[0]?.awarded });
  expect(free[0]?.marked.length).toBeGreaterThan(2);
  expect(free[1]).toMatchObject({ kind: 'grid', free: 1 });
});

test('a book names its symbol, which then covers reels and pays once more', () => {
  const opened = roundWith('book', ({ steps }) =>
    steps.some((step) => step.kind === 'reels' && (step.falls[0]?.expanded.length ?? 0) > 0),
  );
  const chosen = opened.find(({ kind }) => kind === 'book')?.book;
  const at = opened.findIndex(({ kind }) => kind === 'cover');
  const covered = opened[at];
  expect(covered?.extra).toBeGreaterThan(0);
  for (const reel of covered?.covered ?? []) expect(new Set(covered?.grid[reel])).toEqual(new Set([chosen]));
  expect(opened[at - 1]).toMatchObject({ kind: 'grid', free: covered?.free });
  const bought = roundWith('book', () => true, true);
  expect(bought[0]).toMatchObject({ kind: 'book', grid: [], free: 0 });
  expect(bought[0]?.freeTotal).toBeGreaterThan(0);
});

test('coins stay where they fell, turn after turn, and the new ones are told from the others', () => {
  const held = roundWith(
    'hold',
    ({ steps }) => steps.filter(({ kind }) => kind === 'hold').length > 3,
  ).filter(({ kind }) => kind === 'hold');
  expect(held[0]).toMatchObject({ respin: 0, fresh: held[0]?.coins.length });
  for (const [at, { coins, fresh, respin, paid, unit, extra }] of held.entries()) {
    expect(respin).toBe(at);
    expect(coins).toHaveLength((held[at - 1]?.coins.length ?? 0) + fresh);
    const news = coins.slice(coins.length - fresh).reduce((sum, { units }) => sum + units * unit, 0);
    expect(paid).toBe(news + extra);
  }
});

test('each wheel that turns is a picture of its own', () => {
  const turned = roundWith('wheel', ({ steps }) =>
    steps.some((step) => step.kind === 'wheel' && step.wheel === 1),
  );
  expect(turned.map(({ wheel }) => wheel?.wheel)).toEqual([undefined, 0, 1]);
  expect(turned[0]?.marked.length).toBeGreaterThan(2);
});
