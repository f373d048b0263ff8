import { seededRng } from '../../maths/rng';
import { variantOf } from '../../maths/variants';
import { playRound } from '../../maths/spin';
import { errorsOff, HOSTILE, returned } from '../play/simulated';
import { draftedVariant } from './build';
import { TARGETS } from './designs';
import { slotEngine, type SlotBet } from './engine';
import { fairRng } from '@/lib/domain/chance/seeds';
import { computedFigures } from './figures';
import { linesGame } from './lines/lines';
import { ALL_VARIANTS, figuresOfVariant, variantGame } from './variants';
import { VARIANTS } from './variants.data';

const ROUNDS = 4_000;
const BOUGHT_ROUNDS = 300;

describe.each(ALL_VARIANTS)('$model, $spread', ({ model, spread }) => {
  const game = variantGame(model, spread);
  const engine = slotEngine(game);
  const { spin, bought } = figuresOfVariant(model, spread);

  it('returns what its pays were tuned to', () => {
    expect(Math.abs(spin.rtp - TARGETS[spread])).toBeLessThan(0.000_1);
    expect(bought === null || (bought.rtp > 0.94 && bought.rtp < 0.97)).toBe(true);
    expect(spin.capTakesAtMost).toBeLessThan(0.000_02);
  });

  it('returns and hits in play as often as was worked out', () => {
    const rng = seededRng(20);
    let [sum, hits] = [0, 0];
    for (let round = 0; round < ROUNDS; round += 1) {
      const back = returned(engine.result(engine.begin(rng, { stake: game.units, buy: false })));
      sum += back;
      if (back > 0) hits += 1;
    }
    const { rtp, hit, deviation } = spin;
    expect(errorsOff(sum / ROUNDS, ROUNDS, { mean: rtp, variance: deviation ** 2 })).toBeLessThan(4);
    expect(errorsOff(hits / ROUNDS, ROUNDS, { mean: hit, variance: hit * (1 - hit) })).toBeLessThan(4);
  });

  if (bought) {
    it('returns in play what was worked out for its bought feature', () => {
      const rng = seededRng(21);
      let sum = 0;
      for (let round = 0; round < BOUGHT_ROUNDS; round += 1) {
        const state = engine.begin(rng, { stake: game.units, buy: true });
        expect(engine.staked(state)).toBe(game.units * (game.price ?? 0));
        sum += returned(engine.result(state));
      }
      const { rtp, deviation } = bought;
      const exact = { mean: rtp, variance: deviation ** 2 };
      expect(errorsOff(sum / BOUGHT_ROUNDS, BOUGHT_ROUNDS, exact)).toBeLessThan(4);
    });
  }

  it('pays the sum of its steps in whole units, within its cap', () => {
    const rng = seededRng(22);
    for (let round = 0; round < 200; round += 1) {
      const stake = game.units * 7;
      const { steps, units, capped } = engine.begin(rng, {
        stake,
        buy: game.price !== null && round % 2 === 0,
      });
      const sum = steps.reduce((all, step) => all + step.units, 0);
      expect(Number.isSafeInteger(units) && units >= 0 && units <= game.cap * game.units).toBe(true);
      expect(capped ? sum > units : sum === units).toBe(true);
      for (const step of steps) {
        if (step.kind !== 'reels') continue;
        const falls = step.falls.reduce((all, fall) => all + fall.units, 0);
        expect(step.units).toBe(falls + step.scatterUnits);
        for (const { wins, units: paid, expanded } of step.falls) {
          const won = wins.reduce((all, win) => all + win.units, 0);
          expect(expanded.length > 0 ? paid > won : paid === won).toBe(true);
        }
      }
    }
  });

  it('repeats a round from the seeds that were committed', () => {
    const seeds = { serverSeed: '5e'.repeat(32), clientSeed: 'parlour', nonce: 4 };
    const bet = { stake: game.units, buy: false };
    expect(engine.begin(fairRng(seeds), bet)).toEqual(engine.begin(fairRng(seeds), bet));
  });

  it('refuses stakes of no whole units, and what it does not sell', () => {
    const refused = (bet: unknown) => expect(() => engine.begin(seededRng(1), bet as SlotBet));
    refused({ stake: game.units + 1, buy: false }).toThrow('stake_invalid');
    for (const value of HOSTILE) refused({ stake: value }).toThrow('stake_invalid');
    for (const value of HOSTILE.filter((one) => one !== undefined && one !== true)) {
      refused({ stake: game.units, buy: value }).toThrow('bet_invalid');
    }
    if (game.price === null) refused({ stake: game.units, buy: true }).toThrow('bet_invalid');
  });
});

it.each([
  { model: 'ways243', spread: 'low' },
  { model: 'hold', spread: 'medium' },
  { model: 'book', spread: 'high' },
  { model: 'wheel', spread: 'low' },
] as const)('$model, $spread: has the strips and pays that its design builds', ({ model, spread }) => {
  const { strips, pays } = draftedVariant(model, spread);
  expect(VARIANTS[model][spread]).toMatchObject({ strips, pays });
});

it.each([
  { model: 'ways243', spread: 'high' },
  { model: 'hold', spread: 'low' },
  { model: 'wheel', spread: 'high' },
] as const)('$model, $spread: has the figures that come from its law', ({ model, spread }) => {
  expect(computedFigures(variantGame(model, spread))).toEqual(figuresOfVariant(model, spread));
});

it('plays a cap as a rule: nothing more is paid or played', () => {
  const game = { ...variantGame('hold', 'low'), cap: 1 };
  const engine = slotEngine(game);
  const rng = seededRng(5);
  let capped = 0;
  for (let round = 0; round < 300; round += 1) {
    const state = engine.begin(rng, { stake: 100, buy: false });
    expect(engine.result(state).pay).toBeLessThanOrEqual(100);
    const before = state.steps.slice(0, -1).reduce((sum, { units }) => sum + units, 0);
    expect(before).toBeLessThan(game.units);
    if (state.capped) capped += 1;
  }
  expect(capped).toBeGreaterThan(0);
});

describe('lines', () => {
  const { model } = variantOf('medium', 9600);

  it('plays today’s rounds: the same draws, the same pays', () => {
    const engine = slotEngine(linesGame(model, 20));
    const [one, other] = [seededRng(9), seededRng(9)];
    for (let round = 0; round < 2_000; round += 1) {
      const spins = playRound(model, one, { lines: 20, total: 100 });
      const state = engine.begin(other, { stake: 100, buy: false });
      expect(engine.result(state).pay).toBe(spins.reduce((sum, { amount }) => sum + amount, 0));
      expect(state.steps.length).toBe(spins.length);
    }
  });
});
