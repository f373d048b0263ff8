import { LANGUAGE_CODES, LOCALES } from '@/lib/domain/locales';
import { SLOT_MODELS } from '@/lib/domain/slot-models';
import type { ReelsStep } from '../engines/slots/steps';
import { seededRng } from '../maths/rng';
import { SYMBOLS } from '../maths/symbols';
import { anySlot } from '../slots/slot-engine';
import { SLOTS, gameOf } from '../slots/slot-named';
import { symbolNames } from '../slots/symbol-names';
import { turnsOf, type Turn } from '../slots/turns';
import { paidWords } from './paid-words';
import { symbolName } from './symbol-name';

const norse = { names: symbolNames('norse', 'en'), model: 'lines', locale: 'en' } as const;
const reels = (part: Partial<ReelsStep>): Turn => ({
  amount: 1,
  steps: [
    {
      ...{ kind: 'reels', free: false, falls: [], scatters: 0, scatterUnits: 0, awarded: 0, units: 1 },
      ...part,
    },
  ],
});
const win = (count: number, symbol: number) => ({
  ...{ count, symbol },
  ways: 1,
  line: 1,
  cells: [],
  units: 1,
});
const fall = (...wins: ReturnType<typeof win>[]) => ({
  ...{ grid: [], wins, multiplier: 1 },
  expanded: [],
  units: 1,
});

it('says what was paid for, each once', () => {
  const turn = reels({ falls: [fall(win(3, 2), win(3, 2), win(4, 6))] });
  expect(paidWords(norse, turn)).toBe('3 × Hammer and 4 × Ace');
  expect(paidWords(norse, reels({ scatters: 3, scatterUnits: 5 }))).toBe('3 × Bonus');
  expect(paidWords(norse, reels({}))).toBe('');
});

it('says no more than a listener has time for', () => {
  const turn = reels({ falls: [fall(...[2, 3, 4, 5, 6, 7].map((symbol) => win(3, symbol)))] });
  expect(paidWords(norse, turn).match(/×/g)).toHaveLength(4);
});

describe.each(SLOT_MODELS)('%s', (model) => {
  it.each(LOCALES)('has a name for every symbol, and for all that paid: %s', (locale) => {
    const names = symbolNames('egypt', LANGUAGE_CODES[locale]);
    const all = SYMBOLS.map((_, symbol) => symbolName(names, model, symbol));
    expect(new Set(all).size).toBe(SYMBOLS.length);
    expect(all.join()).not.toMatch(/undefined|high\d|,,/);
    const [slot, played] = [...SLOTS].find(([one]) => one.startsWith(`${model}/`)) ?? [];
    if (!slot || !played) throw new Error('no slot');
    const stake = gameOf(played).units;
    for (let seed = 1; seed < 60; seed += 1) {
      const { turns } = turnsOf(anySlot.begin(seededRng(seed), { slot, stake, buy: false }));
      for (const turn of turns)
        expect(paidWords({ names, model, locale }, turn)).not.toMatch(/undefined|× $/);
    }
  });
});
