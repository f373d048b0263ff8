import { seededRng } from '../maths/rng';
import { ALL_VARIANTS } from '../engines/slots/variants';
import { fairRng } from '@/lib/domain/chance/seeds';
import { anySlot } from '../slots/slot-engine';
import { SLOTS } from '../slots/slot-named';
import { sheetOf } from '../slots/sheet';
import { turnsOf, type Turn } from '../slots/turns';
import { createTurns, lastGrid, tenseReel, type TurnParts } from './turn';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

/** What a client draws of a turn, in order. */
function drawn(slot: string, calm: boolean) {
  const named = SLOTS.get(slot);
  if (!named) throw new Error('no such slot');
  const seen: string[] = [];
  const wins: (number | null)[] = [];
  const parts: TurnParts = {
    boot: sheetOf(named),
    stage: {
      resize: () => undefined,
      show: () => undefined,
      spin: () => void seen.push('spin'),
      land: () => Promise.resolve(void seen.push('land')),
      showWins: (paid) => void seen.push(`wins ${paid.length > 0 ? 'some' : 'none'}`),
      expand: () => void seen.push('expand'),
      hold: (coins) => void seen.push(`hold ${coins.length}`),
      clearHeld: () => undefined,
      coins: () => undefined,
    },
    hud: {
      setWin: (minor) => void wins.push(minor),
      setMark: (text) => void (text && seen.push(text)),
      setPicture: () => void seen.push('picture'),
      setWays: () => undefined,
      setCount: () => undefined,
      say: () => undefined,
    },
    sound: { play: () => undefined },
    wheel: { turn: ({ wheel }) => Promise.resolve(void seen.push(`wheel ${wheel}`)), hide: () => undefined },
    say: (key) => key,
    money: String,
    calm,
  };
  return { turns: createTurns(parts), seen, wins };
}
const facts = { unit: 5, stake: 100, before: 0, turningSince: 0 };
const show = async (slot: string, turn: Turn, calm = false) => {
  const { turns, seen, wins } = drawn(slot, calm);
  const shown = turns.show(turn, facts);
  for (let wait = 0; wait < 400; wait += 1) await jest.advanceTimersByTimeAsync(100);
  await shown;
  return { seen, wins };
};
const turnsOfSeed = (slot: string, seed: number, buy = false) => {
  const seeds = { serverSeed: seed.toString(16).padStart(64, '0'), clientSeed: 'drawn', nonce: 0 };
  return turnsOf(anySlot.begin(fairRng(seeds), { slot, stake: 100, buy })).turns;
};
const found = (slot: string, wanted: (turn: Turn) => boolean, buy = false): Turn => {
  for (let seed = 1; ; seed += 1) {
    const turn = turnsOfSeed(slot, seed, buy).find(wanted);
    if (turn) return turn;
  }
};

test.each(['megaways/medium', 'cluster/medium'])(
  '%s: each grid of a turn falls after the one before',
  async (slot) => {
    const turn = found(slot, ({ steps: [step] }) => step?.kind === 'reels' && step.falls.length === 3);
    const { seen, wins } = await show(slot, turn);
    expect(seen.filter((one) => !one.startsWith('×'))).toEqual([
      ...['land', 'wins some', 'spin', 'land', 'wins some', 'spin', 'land', 'wins none'],
    ]);
    expect(wins.at(-1)).toBe(turn.amount);
  },
);

test('coins are laid turn by turn', async () => {
  const turn = found('hold/medium', ({ steps }) => steps.length > 3);
  const { seen, wins } = await show('hold/medium', turn);
  const held = turn.steps.flatMap((step) => (step.kind === 'hold' ? [`hold ${step.coins.length}`] : []));
  expect(seen.filter((one) => one.startsWith('hold'))).toEqual(held);
  expect(wins.at(-1)).toBe(turn.amount);
});

test('the inner wheel turns after the outer one', async () => {
  const turn = found('wheel/medium', ({ steps }) => steps.length === 3);
  expect((await show('wheel/medium', turn)).seen.slice(-2)).toEqual(['wheel 0', 'wheel 1']);
});

test('a book shows its symbol, and covers reels with it', async () => {
  const [first] = turnsOfSeed('book/medium', 1, true);
  expect((await show('book/medium', first as Turn)).seen[0]).toBe('picture');
  const covered = (turn: Turn) =>
    turn.steps.some(
      (step) => step.kind === 'reels' && step.falls.some(({ expanded }) => expanded.length > 0),
    );
  expect((await show('book/medium', found('book/medium', covered, true))).seen).toContain('expand');
});

test('who wants no movement sees the same, without waiting for long', async () => {
  const turn = found('hold/medium', ({ steps }) => steps.length > 3);
  expect((await show('hold/medium', turn, true)).seen).toEqual((await show('hold/medium', turn)).seen);
});

test('the reel that decides about a feature is waited for, and no other', () => {
  const scatter = [1, 5, 6];
  const plain = [5, 6, 7];
  expect(tenseReel([scatter, plain, scatter, plain, plain], 3)).toBe(3);
  expect(tenseReel([scatter, scatter, scatter, plain, plain], 3)).toBe(2);
  expect(tenseReel([plain, plain, plain, scatter, scatter], 3)).toBeNull();
  expect(tenseReel([scatter, scatter, plain, plain, plain], null)).toBeNull();
});

test('every variant’s turns end with a grid that fits its frame', () => {
  for (const { model, spread } of ALL_VARIANTS) {
    const sheet = sheetOf({ model, spread });
    const state = anySlot.begin(seededRng(2), { slot: `${model}/${spread}`, stake: 100, buy: false });
    const grid = lastGrid(turnsOf(state).turns.at(-1));
    expect([model, grid?.length]).toEqual([model, sheet.shape.reels]);
    expect(sheet.pays.every(({ runs }) => runs.every(({ units, count }) => units > 0 && count > 0))).toBe(
      true,
    );
  }
});
